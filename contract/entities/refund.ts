/** The viewer's possible actions for an order, or for one of its lines. */
export type OrderAction =
  | 'pay'
  | 'cancel'
  | 'receive'
  | 'refund'
  | 'withdrawRefund'
  | 'returnParcel'
  | 'comment'
  | 'use'
  | 'track'
  | 'close'
  | 'ship'
  | 'approveRefund'
  | 'askReturn'
  | 'rejectRefund'

/** The progress of a refund. */
export interface OrderRefund {
  /** Fen. */
  readonly amount: number
  /** The part that is refunded to the payment channel, and the part that is refunded to the wallet, fen. */
  readonly cash: number
  readonly wallet: number
  /** The status before the request; withdrawing the request restores it. */
  readonly from: number
  readonly state: 'requested' | 'returning' | 'returned' | 'done' | 'refused'
  /** The buyer's reason. */
  readonly remark: string
  /** The buyer's pictures of the defect. */
  readonly imgs: readonly string[]
  /** ms */
  readonly at: number
  /** Number of the return parcel; '' before it is sent. */
  readonly ems: string
}

/** Money that came when its order waited no longer: it goes back whole, the way it came (screens-commerce §3.4). */
export interface LateMoney {
  /** Fen. */
  readonly amount: number
  /** True when the channel has taken it back. */
  readonly returned: boolean
  /** ms */
  readonly at: number
}
