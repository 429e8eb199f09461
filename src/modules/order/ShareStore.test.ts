import type { BuyShare } from '@quanzi/contract'
import { GatewayError } from '@/gateway/GatewayError'
import { ShareStore } from './ShareStore'

const offer = (more: Partial<BuyShare> = {}): BuyShare => ({
  ...{ gid: '1', title: '保温壶', img: '', buyer: '安*', target: '/app/x', need: 3, count: 1, cashBack: 500, endAt: 9 },
  ...{ state: 0, supporters: [], mine: false, own: false, credited: false },
  ...more,
})

test('a support is counted once, and shown at once', async () => {
  const support = jest.fn(async () => offer({ count: 2, mine: true }))
  const store = new ShareStore({ fetch: async () => offer(), support, nothing: '没有' })
  await store.load()
  expect(store.missing).toBe(2)
  await Promise.all([store.support(), store.support()])
  expect([support.mock.calls.length, store.missing, store.counted]).toEqual([1, 1, true])
})

test('a refused support shows the current state of the offer', async () => {
  let state: BuyShare['state'] = 0
  const closed = new GatewayError({ kind: 'business', code: 1000005, msg: '活动已结束' })
  const store = new ShareStore({
    fetch: async () => offer({ state }),
    support: () => {
      state = 2
      return Promise.reject(closed)
    },
    nothing: '没有',
  })
  await store.load()
  await expect(store.support()).rejects.toBe(closed)
  await Promise.resolve()
  expect([store.share?.state, store.busy, store.counted]).toEqual([2, false, false])
})

test('an order without an offer shows a message', async () => {
  const gone = new GatewayError({ kind: 'business', code: 1000004, msg: '内容不存在' })
  const store = new ShareStore({ fetch: () => Promise.reject(gone), support: async () => offer(), nothing: '没有' })
  await store.load()
  expect(store.state).toEqual({ kind: 'empty', message: '没有' })
})
