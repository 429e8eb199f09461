import type { OrderAddress } from './address'
import type { Id } from './page'
import type { OrderAction, OrderRefund } from './refund'

/** A supply line of an order (`/h5/order/getSupplyChain`). */
export interface SupplyChainRow {
  readonly id: Id
  /** The order line that it delivers (`OrderLine.key`); a review names the same key. */
  readonly key: string
  readonly supplier: string
  readonly title: string
  readonly num: number
  /** Fen. */
  readonly paid: number
  readonly status: number
  readonly company: string
  readonly transportNumber: string
  /** The goods; '' for what is not goods. */
  readonly goodsId: Id
  /** The supplier's tenant. */
  readonly supplierIid: number
  /** The last refund that was asked for and not taken back. */
  readonly refund: OrderRefund | null
  /** What the viewer may do with this line now. */
  readonly actions: readonly OrderAction[]
  /** In ms: when time alone moves it; null when it does not. */
  readonly dueAt: number | null
  /** Where the buyer sends it back to, while it is to be sent back. */
  readonly returnTo: OrderAddress | null
}

/** Tracking of a parcel (`/api/shop/logistics/query`). */
export interface Logistics {
  /** Name of the carrier. */
  readonly company: string
  readonly state: 'none' | 'sent' | 'moving' | 'delivering' | 'delivered' | 'returned'
  /** The newest first; none before the carrier has it. */
  readonly steps: readonly { readonly time: number; readonly text: string }[]
}
