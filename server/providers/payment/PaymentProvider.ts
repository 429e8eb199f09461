export type PayChannel = 'jsapi' | 'mini' | 'tt'

export interface PaymentRequest {
  readonly tradeNo: string
  /** Fen to pay through the channel; the wallet's part is already off. */
  readonly amount: number
  readonly title: string
  readonly channel: PayChannel
  readonly openid: string | null
}

/** What a client needs to open the cashier of the channel (§3 of the shell document). */
export interface PaymentTicket {
  readonly jsapi_pay_info: string
  /** Seconds, as the channel signs them. */
  readonly timestamp: string
  /** Nonce. */
  readonly ret: string
  /** Prepay id. */
  readonly ret1: string
  readonly sign: string
  /** A page that takes the money, for channels without a client of their own; an address or a rooted path. */
  readonly cashierUrl: string
}

export interface PaymentNotice {
  readonly tradeNo: string
  /** The channel's own number of the payment; unique per channel. */
  readonly channelNo: string
  readonly amount: number
}

/** A payment channel. */
export interface PaymentProvider {
  create(request: PaymentRequest): Promise<PaymentTicket>
  /** The notice in a signed body; null when the signature is not the channel's. */
  verifyNotice(channel: string, body: string, signature: string): PaymentNotice | null
  /** Gives money back; `refundNo` makes a repeat harmless. Answers the channel's number of the refund. */
  refund(request: { tradeNo: string; refundNo: string; amount: number }): Promise<{ channelNo: string }>
}
