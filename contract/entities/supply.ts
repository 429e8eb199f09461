import type { Id } from './page'

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
}

/** Tracking of a parcel (`/api/shop/logistics/query`). */
export interface Logistics {
  readonly state: 'none' | 'sent' | 'moving' | 'delivering' | 'delivered' | 'returned'
  readonly steps: readonly { readonly time: number; readonly text: string }[]
}
