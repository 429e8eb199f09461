import {
  buildMini,
  checkPartner,
  createUnionPayment,
  createWechatPayment,
  getOrderByTradeNo,
  getPayDetail,
  PAY_TYPE,
} from '@quanzi/contract'
import { useEffect, useState } from 'react'
import { call } from '@/gateway/call'
import { environment } from '@/platform/environment'
import { lifecycle } from '@/platform/lifecycle'
import { done } from '@/platform/outcome'
import { pay } from '@/platform/pay'
import type { PayResult } from '@/platform/pay/types'
import { wechat } from '@/platform/wechat'
import { useKnownMember } from '@/screens/member/useKnownMember'
import { useSession } from '@/session/SessionProvider'
import { sellsVirtual } from '../sellsVirtual'
import { CashierStore } from './CashierStore'

const PAY_TYPES = { h5: PAY_TYPE.jsapi, weapp: PAY_TYPE.miniProgram, tt: PAY_TYPE.shortVideo } as const

interface CashierQuery {
  readonly payResult?: string
  readonly tradeNo?: string
  /** From the registration's pay page; the cashier passes it on. */
  readonly session?: string
  readonly channel?: string
  readonly openId?: string
}

/** The store of a cashier, wired to the gateway and the platform's payment. */
export function useCashier(iid: number, gid: string, query: CashierQuery, isReceipt: boolean): CashierStore {
  const { member } = useSession()
  const [store] = useState(() => {
    const { target, tradeType, isMessagingApp, isEnterpriseMessaging, isMiniProgramWebView } = environment()
    const payType = PAY_TYPES[target]
    return new CashierStore({
      fetchOrder: () => call(getPayDetail, { iid, orderId: gid }),
      fetchTrade: (tradeNo) => call(getOrderByTradeNo, { iid, tradeNo }),
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
      pay: async (attempt) => {
        // A web view has no payment window, but its mini-program has.
        const opened = isMiniProgramWebView ? await wechat.openMiniPage(buildMini('pay.order', { iid, gid })) : null
        return opened?.ok ? done<PayResult>('leaving') : pay.pay(attempt)
      },
      authorise: async () => {
        if (target === 'h5' && (!isMessagingApp || isEnterpriseMessaging)) return true
        // A mini-program's payment window opens for the person of the session; a password login does not know that
        // person yet. If the exchange fails, the gateway tells whether it can take the payment.
        if (target !== 'h5' && member.profile?.recognised) return true
        const known = await member.recognise({ byHand: true })
        if (known) void member.refresh()
        return target !== 'h5' || known
      },
      noVirtual: !sellsVirtual(),
      requireMember: () => member.requireMember(),
      isReceipt,
      returned: { payResult: query.payResult, tradeNo: query.tradeNo },
    })
  })
  useKnownMember(() => gid && member.status !== 'visitor' && store.load())
  // The order may have been paid meanwhile, in the surrounding mini-program or on another device.
  useEffect(() => lifecycle.onShow(() => void (store.isOpen && !store.busy && store.load())), [store])
  return store
}
