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
  /** The goods; '' for other items. */
  readonly goodsId: Id
  /** The supplier's tenant. */
  readonly supplierIid: number
  /** The last refund that was requested and not withdrawn. */
  readonly refund: OrderRefund | null
  /** The viewer's possible actions for this line. */
  readonly actions: readonly OrderAction[]
  /** The time of the next automatic move, ms; null without one. */
  readonly dueAt: number | null
  /** The address for returning the goods, while they must be returned. */
  readonly returnTo: OrderAddress | null
}

/** Tracking of a parcel (`/api/shop/logistics/query`). */
export interface Logistics {
  /** Name of the carrier. */
  readonly company: string
  readonly state: 'none' | 'sent' | 'moving' | 'delivering' | 'delivered' | 'returned'
  /** Newest first; empty until the carrier has the parcel. */
  readonly steps: readonly { readonly time: number; readonly text: string }[]
}
