import type { CouponClaim, CouponOffer } from '@quanzi/contract'
import { GatewayError } from '@/gateway/GatewayError'
import { GiftStore } from './GiftStore'

const offer = (couponId: string, more: Partial<CouponOffer> = {}): CouponOffer => ({
  ...{ id: couponId, couponId, name: couponId, discountType: 1, minusPrice: 5, fullPrice: 0, endTime: 9 },
  ...{ status: 0, scope: '', target: { orderTypes: [], ids: [] }, left: null, owned: 0, perUser: 1 },
  claimed: false,
  ...more,
})

function start(offers: readonly CouponOffer[], answer: CouponClaim = { t: 0, msg: '领取成功' }) {
  const asked: (readonly string[])[] = []
  const store = new GiftStore({
    fetch: async () => offers,
    claim: async (ids) => {
      asked.push(ids)
      return { couponIds: ids, ...answer }
    },
    emptyState: () => ({ kind: 'empty' }),
  })
  return { store, asked }
}

test('all that are left are claimed by one call, and stay marked when the list is read again', async () => {
  const { store, asked } = start([offer('a'), offer('b', { claimed: true }), offer('c', { left: 0 }), offer('d')])
  await store.load()
  const both = await Promise.all([store.claim(), store.claim()])
  expect([asked, both[1]]).toEqual([[['a', 'd']], null])
  await store.load()
  expect(store.offers.map(({ claimed }) => claimed)).toEqual([true, true, false, true])
  expect([store.open, store.claimedAny]).toEqual([[], true])
})

test('one that was sold out meanwhile is not marked', async () => {
  const { store } = start([offer('a'), offer('b')], { t: 0, msg: '领取成功；b已领完', couponIds: ['a'] })
  await store.load()
  await store.claim()
  expect(store.open.map(({ couponId }) => couponId)).toEqual(['b'])
})

test('an order without offers shows that, one that cannot be read says why', async () => {
  const none = start([])
  await none.store.load()
  expect(none.store.state.kind).toBe('empty')
  const foreign = new GiftStore({
    fetch: () => Promise.reject(new GatewayError({ kind: 'business', code: 1000002, msg: '没有权限' })),
    claim: async () => ({ t: 0, msg: '' }),
    emptyState: () => ({ kind: 'empty' }),
  })
  await foreign.load()
  expect(foreign.state).toMatchObject({ kind: 'error', message: '没有权限' })
})
