/** What the viewer may do with an order, or with one of its lines, now. */
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
  /** The part that goes back the way it was paid, and the part that goes back to the wallet, fen. */
  readonly cash: number
  readonly wallet: number
  /** The status before it was asked for: going back restores it. */
  readonly from: number
  readonly state: 'requested' | 'returning' | 'returned' | 'done' | 'refused'
  /** Why the buyer asked for it. */
  readonly remark: string
  /** The buyer's pictures of what is wrong. */
  readonly imgs: readonly string[]
  /** ms */
  readonly at: number
  /** Number of the return parcel; '' before it is sent. */
  readonly ems: string
}
