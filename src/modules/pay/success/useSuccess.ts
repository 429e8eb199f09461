import { getOrder, getOrderByTradeNo, listCouponOffers } from '@quanzi/contract'
import { useEffect, useState } from 'react'
import { call } from '@/gateway/call'
import { claimOnce, onCoupons } from '@/gateway/onCoupons'
import { useKnownMember } from '@/screens/member/useKnownMember'
import { useSession } from '@/session/SessionProvider'
import { SuccessStore } from './SuccessStore'

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** The result of one payment; loads when the session is known. */
export function useSuccess(iid: number, tradeNo: string, gid: string): SuccessStore {
  const { member } = useSession()
  const [store] = useState(
    () =>
      new SuccessStore({
        tradeNo,
        gid,
        fetchTrade: (no) => call(getOrderByTradeNo, { iid, tradeNo: no }),
        fetchOrder: (orderId) => call(getOrder, { iid, orderId }),
        fetchOffers: (orderId) => call(listCouponOffers, { iid, orderId }),
        claim: ({ couponId }) => claimOnce(iid, couponId, member.rid),
        wait,
        now: Date.now,
      }),
  )
  useKnownMember(() => member.status !== 'visitor' && store.check())
  useEffect(() => () => store.stop(), [store])
  useEffect(() => onCoupons(iid, (couponIds) => store.hold(couponIds)), [iid, store])
  return store
}
