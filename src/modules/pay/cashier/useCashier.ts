import { checkPartner, createUnionPayment, createWechatPayment, getPayDetail, PAY_TYPE } from '@quanzi/contract'
import { useEffect, useState } from 'react'
import { call } from '@/gateway/call'
import { environment } from '@/platform/environment'
import { pay } from '@/platform/pay'
import { useSession } from '@/session/SessionProvider'
import { CashierStore } from './CashierStore'

const PAY_TYPES = { h5: PAY_TYPE.jsapi, weapp: PAY_TYPE.miniProgram, tt: PAY_TYPE.shortVideo } as const

/** The documented query of the registration's pay page, which the cashier hands on. */
interface PublicOrderQuery {
  readonly session?: string
  readonly channel?: string
  readonly openId?: string
}

/** The store of a cashier wired to the gateway and to the platform's payment. */
export function useCashier(iid: number, gid: string, query: PublicOrderQuery): CashierStore {
  const { member } = useSession()
  const [store] = useState(() => {
    const { target, tradeType, isIos, isMiniProgram } = environment()
    const payType = PAY_TYPES[target]
    return new CashierStore({
      fetchOrder: () => call(getPayDetail, { iid, orderId: gid }),
      checkPartner: () => call(checkPartner, { iid, payType, orderId: gid }),
      createPayment: ({ partner, needLeft, orderType }) =>
        partner === 1
          ? call(createUnionPayment, { iid, payType, orderId: gid, needLeft })
          : call(createWechatPayment, {
              iid,
              gid,
              orderType,
              tradeType,
              needLeft,
              session: query.session,
              channel: query.channel,
              openid: query.openId || (member.openid ?? ''),
            }),
      pay: (attempt) => pay.pay(attempt),
      noVirtual: isIos && isMiniProgram,
      now: Date.now,
    })
  })
  useEffect(() => void (gid && store.load()), [store, gid])
  return store
}
