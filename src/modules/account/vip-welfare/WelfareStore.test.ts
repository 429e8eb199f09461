import type { VipBenefit, VipCard, VipTake } from '@quanzi/contract'
import { VipStore } from '../vip/VipStore'
import { WelfareStore } from './WelfareStore'

const ONE: VipBenefit = {
  ...{ id: 'b', cardId: null, name: '咖啡', desc: '', img: '', type: 1, quota: 3, left: 3, surcharge: 0 },
  ...{ until: 9, openRecordId: null, openUnpaid: false },
}
const card = (id: string): VipCard => ({
  id,
  cardTitle: id,
  cardDesc: '',
  cardImg: '',
  price: 1,
  days: 1,
  benefits: [],
})

function start(list: () => readonly VipBenefit[] = () => [ONE]) {
  const vip = new VipStore({
    fetchProfile: async () => ({ isVip: true, cardId: 'y', cardNo: '1', cardTitle: 'y', cardDate: '', expireAt: 9 }),
    fetchBenefits: async () => list(),
    fetchCards: async () => [card('y'), card('s')],
    now: () => 0,
  })
  const take = jest.fn<Promise<VipTake>, [VipBenefit, Readonly<Record<string, string>>]>()
  take.mockResolvedValue({ id: '7', code: '', status: 0 })
  let n = 0
  return { take, store: new WelfareStore(vip, { take, newRequest: () => `r${++n}` }) }
}

test('screens-content §4: benefits stand by card, those of every card first', async () => {
  const { store } = start(() => [{ ...ONE, id: 'only', cardId: 'y' }, ONE, { ...ONE, id: 'gone', cardId: 'old' }])
  await store.load()
  expect(store.groups.map(({ key, benefits }) => [key, benefits.map(({ id }) => id)])).toEqual([
    ['', ['b']],
    ['y', ['only']],
    ['s', []],
  ])
})

test('a claim shows its code once for two taps, until staff have used it', async () => {
  let openRecordId: string | null = null
  const { store, take } = start(() => [{ ...ONE, openRecordId }])
  await store.load()
  take.mockImplementation(async () => {
    openRecordId = '7'
    return { id: '7', code: '123456789012', status: 0 }
  })
  expect(await Promise.all([store.take(ONE), store.take(ONE)])).toEqual([{ to: 'code' }, null])
  expect(take).toHaveBeenCalledTimes(1)
  await store.load()
  expect(store.shown).toEqual({ benefitId: 'b', name: '咖啡', code: '123456789012' })
  openRecordId = null
  await store.load()
  expect(store.showing).toBe(false)
})

test('a surcharge is paid first, a parcel needs an address, an open one is in the records', async () => {
  const { store, take } = start()
  take.mockResolvedValue({ id: '8', code: '', status: 2 })
  expect(await store.take({ ...ONE, surcharge: 100 })).toEqual({ to: 'pay', recordId: '8' })
  expect(await store.take({ ...ONE, openRecordId: '8', openUnpaid: true })).toEqual({ to: 'pay', recordId: '8' })
  expect(await store.take({ ...ONE, type: 2 })).toEqual({ to: 'address' })
  expect(await store.take({ ...ONE, type: 2, openRecordId: '9' })).toEqual({ to: 'records' })
  expect(take).toHaveBeenCalledTimes(1)
})

test('a coupon whose answer was lost is asked for by the same request, and the next one by a new one', async () => {
  const { store, take } = start()
  const coupon = { ...ONE, type: 3 }
  take.mockRejectedValueOnce(new Error('timeout'))
  await expect(store.take(coupon)).rejects.toThrow('timeout')
  expect(await store.take(coupon)).toEqual({ to: 'coupon' })
  await store.take(coupon)
  expect(take.mock.calls.map(([, infos]) => infos)).toEqual([{ reqId: 'r1' }, { reqId: 'r1' }, { reqId: 'r2' }])
})
