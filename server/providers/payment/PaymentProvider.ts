export type PayChannel = 'jsapi' | 'mini' | 'tt'

export interface PaymentRequest {
  readonly tradeNo: string
  /** Fen to pay through the channel, without the wallet's part. */
  readonly amount: number
  readonly title: string
  readonly channel: PayChannel
  readonly openid: string | null
}

/** The data with which a client opens the channel's cashier (§3 of the shell document). */
export interface PaymentTicket {
  readonly jsapi_pay_info: string
  /** In seconds, as the channel signs them. */
  readonly timestamp: string
  /** Nonce. */
  readonly ret: string
  /** Prepay id. */
  readonly ret1: string
  readonly sign: string
  /**
   * The address of a page that takes the payment, for channels without a client; absolute, or beginning with a
   * slash.
   */
  readonly cashierUrl: string
}

export interface PaymentNotice {
  readonly tradeNo: string
  /** The channel's number of the payment; unique per channel. */
  readonly channelNo: string
  readonly amount: number
}

/** A payment channel. */
export interface PaymentProvider {
  create(request: PaymentRequest): Promise<PaymentTicket>
  /** The notification in a signed body; null when the channel has not signed it. */
  verifyNotice(channel: string, body: string, signature: string): PaymentNotice | null
  /** Refunds money; `refundNo` makes a repeat harmless. Resolves to the channel's number of the refund. */
  refund(request: { tradeNo: string; refundNo: string; amount: number }): Promise<{ channelNo: string }>
}
