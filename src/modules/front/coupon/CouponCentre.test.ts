import type { Coupon, CouponClaim } from '@quanzi/contract'
import { CouponCentre } from './CouponCentre'

const coupon = (couponId: string, more: Partial<Coupon> = {}) =>
  ({ id: couponId, couponId, owned: 0, perUser: 1, left: 3, ...more }) as Coupon

async function desk(...coupons: Coupon[]) {
  const claim = jest.fn(async (_id: string): Promise<CouponClaim> => ({ t: 0, msg: '领取成功' }))
  const claimAll = jest.fn(
    async (ids: readonly string[]): Promise<CouponClaim> => ({
      t: 0,
      msg: '领取成功；乙已领完',
      couponIds: ids.slice(0, 1),
    }),
  )
  const store = new CouponCentre({
    claim,
    claimAll,
    fetchPage: async () => ({ list: coupons, total: coupons.length, hasMore: false }),
    emptyState: () => ({ kind: 'empty' }),
  })
  await store.list.load()
  return { store, claim, claimAll }
}

test('a claimed coupon is held and counted; a second tap claims nothing', async () => {
  const { store, claim } = await desk(coupon('a'), coupon('b', { owned: 1 }), coupon('c', { left: 0 }))
  expect(store.open.map(({ couponId }) => couponId)).toEqual(['a'])
  expect(store.isHeld(coupon('d', { owned: 1, perUser: 2 }))).toBe(false)
  const both = await Promise.all([store.claim('a'), store.claim('a')])
  expect(both[1]).toBeNull()
  expect(claim).toHaveBeenCalledTimes(1)
  expect([store.held.has('a'), store.list.rows[0]?.left, store.open]).toEqual([true, 2, []])
})

test('sold out meanwhile is shown as gone, the limit as claimed, and a failure leaves everything', async () => {
  const { store, claim } = await desk(coupon('a'), coupon('b'), coupon('d', { left: null }))
  claim.mockResolvedValueOnce({ t: 1, msg: '已领完' })
  expect((await store.claim('a'))?.t).toBe(1)
  expect([store.list.rows[0]?.left, store.held.has('a')]).toEqual([0, false])
  claim.mockResolvedValueOnce({ t: 2, msg: '已达上限' })
  await store.claim('b')
  expect(store.held.has('b')).toBe(true)
  claim.mockRejectedValueOnce(new Error('network'))
  await expect(store.claim('d')).rejects.toThrow('network')
  expect([store.busy, store.open.map(({ couponId }) => couponId)]).toEqual([false, ['d']])
})

test('all are claimed with one call, and only those that were are held', async () => {
  const { store, claimAll } = await desk(coupon('a'), coupon('b'), coupon('c', { owned: 1 }))
  expect((await store.claimAll())?.msg).toContain('已领完')
  expect(claimAll).toHaveBeenCalledWith(['a', 'b'])
  expect([...store.held]).toEqual(['a'])
  const none = await desk(coupon('c', { owned: 1 }))
  expect(await none.store.claimAll()).toBeNull()
})
