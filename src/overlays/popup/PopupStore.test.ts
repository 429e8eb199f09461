import { STAT_TYPE } from '@quanzi/contract'
import { openStorage } from '@/platform/storage/openStorage'
import type { Storage } from '@/platform/storage/types'
import { PopupStore } from './PopupStore'

const coupon = (couponId: string) => ({
  couponId,
  name: '见面礼',
  discountType: 1,
  minusPrice: 20,
  fullPrice: 0,
  endTime: 1,
})
const gift = { id: 'a', type: 5, content: [coupon('c1'), coupon('c2')] }
const words = { id: 'b', type: 1, content: { text: '周末停电' } }

type Given = { userId?: string; iid?: number; inNativeApp?: boolean; inMiniProgram?: boolean; answer?: () => unknown }

function device() {
  const map = new Map<string, string>()
  const store: Storage = {
    read: (key) => map.get(key) ?? null,
    write: (key, value) => Boolean(map.set(key, value)),
    remove: (key) => void map.delete(key),
    keys: () => [...map.keys()],
  }
  return { map, of: (iid: number) => openStorage(store, String(iid)) }
}

function open(phone: ReturnType<typeof device>, given: Given = {}) {
  const { iid = 1000, userId = '7', inNativeApp = false, inMiniProgram = false, answer } = given
  const counted: [number, string | number][] = []
  const asked: unknown[] = []
  const log = jest.fn()
  const ask = async (_call: unknown, params: unknown) => {
    asked.push(params)
    return answer?.()
  }
  const parts = { iid, userId, inNativeApp, inMiniProgram, device: phone.of(iid), log, ask: ask as never }
  const store = new PopupStore({ ...parts, count: (type, id) => counted.push([type, id]) })
  return { store, counted, asked, log }
}

test('admissions-and-regions §4: closing stores {userId}_{id}_{type} under idsUser, and the next screen shows the next ad', () => {
  const phone = device()
  const first = open(phone)
  first.store.offer([gift, words])
  first.store.close()
  expect(first.store.popup).toBeNull()
  expect(phone.map.get('quanzi:1000:idsUser')).toBe('["7_a_5"]')
  expect(first.counted).toEqual([
    [STAT_TYPE.adShown, 'a'],
    [STAT_TYPE.adClosed, 'a'],
  ])
  const second = open(phone)
  second.store.offer([gift, words])
  expect(second.store.popup).toMatchObject({ id: 'b' })
})

test('a screen shows one pop-up, even when the site info is loaded again', () => {
  const { store } = open(device())
  store.offer([])
  store.offer([gift])
  store.offer([words])
  expect(store.popup).toMatchObject({ id: 'a' })
  store.close()
  store.offer([words])
  expect(store.popup).toBeNull()
})

test('a dismissal does not count for another user or another tenant', () => {
  const phone = device()
  const mine = open(phone)
  mine.store.offer([words])
  mine.store.close()
  for (const other of [open(phone, { userId: '8' }), open(phone, { iid: 3073 })]) {
    other.store.offer([words])
    expect(other.store.popup).toMatchObject({ id: 'b' })
  }
})

test.each([{ inNativeApp: true }, { inMiniProgram: true }])(
  'admissions-and-regions §4: no pop-up shows and none is counted: %j',
  (where) => {
    const { store, counted } = open(device(), where)
    store.offer([gift])
    expect(store.popup).toBeNull()
    expect(counted).toEqual([])
  },
)

test('an ad with broken JSON is logged, and the next one shows', () => {
  const { store, log } = open(device())
  store.offer([{ id: 'x', type: 5, content: '[{"couponId":' }, words])
  expect(store.popup).toMatchObject({ id: 'b' })
  expect(log).toHaveBeenCalledWith(expect.stringContaining('ad x skipped'))
})

test.each([
  [{ t: 0, msg: '领取成功' }, true],
  [{ t: 2, msg: '已达领取上限' }, false],
])('a claim answered %j closes the pop-up in any case', async (answer, ok) => {
  const { store, asked } = open(device(), { answer: () => answer })
  store.offer([gift])
  await expect(store.claim('8')).resolves.toEqual({ ok, msg: answer.msg })
  expect(asked).toMatchObject([{ iid: 1000, rid: '8', couponIds: ['c1', 'c2'] }])
  expect(store.popup).toBeNull()
})

test('admissions-and-regions §8: a failed claim closes the pop-up too, and two taps claim once', async () => {
  const { store, asked } = open(device(), {
    answer: () => {
      throw new Error('offline')
    },
  })
  store.offer([gift])
  const [first, second] = await Promise.allSettled([store.claim('8'), store.claim('8')])
  expect([first?.status, second?.status]).toEqual(['rejected', 'fulfilled'])
  expect(asked).toHaveLength(1)
  expect(store.popup).toBeNull()
})
