import type { Id } from './page'

/** `/h5/order/checkPartner`: which payment call to use. */
export interface PartnerCheck {
  /** 1 selects `/api/yinsheng/union.wechat.create`. */
  readonly partner: 0 | 1
  /** Wallet balance that may be used, fen. */
  readonly left: number
}

/** A payment attempt; the fields go to the messaging app's payment window. */
export interface PaymentAttempt {
  readonly tradeNo: string
  /** True when the wallet or a price of 0 settled it at once. */
  readonly paid: boolean
  /** JSON text for JSAPI, '' elsewhere. */
  readonly jsapi_pay_info: string
  readonly timestamp: string
  /** Nonce. */
  readonly ret: string
  /** Prepay id. */
  readonly ret1: string
  readonly sign: string
  /** Address of the channel's own page, when it has one; '' otherwise. */
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
}
