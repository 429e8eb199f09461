import type { Id } from './page'
import type { LateMoney } from './refund'

/** `/h5/order/checkPartner`: the payment call to use. */
export interface PartnerCheck {
  /** 1 means `/api/yinsheng/union.wechat.create`. */
  readonly partner: 0 | 1
  /** Usable wallet balance in fen. */
  readonly left: number
}

/** A payment attempt; its fields are for the messaging app's payment window. */
export interface PaymentAttempt {
  readonly tradeNo: string
  /** True when nothing is left to pay: the wallet paid everything, or the price was 0. */
  readonly paid: boolean
  /** JSON text for JSAPI, '' elsewhere. */
  readonly jsapi_pay_info: string
  readonly timestamp: string
  /** Nonce. */
  readonly ret: string
  /** Prepay id. */
  readonly ret1: string
  readonly sign: string
  /** Address of the channel's own page; '' without one. */
  readonly cashierUrl: string
}

/** `/h5/order/detailByTradeNo`. */
export interface TradeResult {
  readonly gid: Id
  readonly paid: boolean
  readonly status: number
  /** Fen. */
  readonly amount: number
  readonly orderType: number
  /** Absent when no money came too late. */
  readonly late?: LateMoney
}
