import { claimCoupon, claimCoupons } from '@quanzi/contract'
import { callOnce } from './callOnce'
import { onChange } from './changes'

/**
 * Calls `tell` with the coupons of a tenant that the member has claimed on any screen. Returns a function that stops
 * it.
 */
export function onCoupons(iid: number, tell: (couponIds: readonly string[]) => void): () => void {
  const stops = [
    onChange(claimCoupon, (wish, { t }) => {
      if (Number(wish.iid) === iid && t === 0) tell([String(wish.couponId)])
    }),
    onChange(claimCoupons, (wish, { couponIds = [] }) => {
      if (Number(wish.iid) === iid) tell(couponIds)
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

/** Claims a coupon. A second tap, on another screen too, and one after a lost answer is the same claim and gets its answer. */
export const claimOnce = (iid: number, couponId: string, rid?: string) =>
  callOnce(`coupon:${iid}:${couponId}`, claimCoupon, (reqId) => ({ iid, rid, couponId, reqId }))
