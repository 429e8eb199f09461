import type { Id, Page } from './page'

/** How a pre-sale stands: on sale, its minimum reached or missed at the deadline, or taken off sale. */
export type PlannedState = 'selling' | 'reached' | 'missed' | 'closed'

/** What lists show of a pre-sale. */
export interface PlannedSummary {
  readonly id: Id
  readonly title: string
  readonly img: string
  /** The lowest price, fen. */
  readonly price: number
  /** Fen a piece; 0 when it is paid in full only. */
  readonly deposit: number
  /** Paid pieces, and how many are needed. */
  readonly sold: number
  readonly min: number
  /** ms */
  readonly deadline: number
  /** When it is sent, in the seller's words. */
  readonly shipDate: string
  readonly state: PlannedState
}

/** A pre-sale store. */
export interface PlannedStore {
  readonly id: Id
  readonly name: string
  readonly img: string
  /** How and when everything is delivered. */
  readonly plan: string
  /** True when the viewer has collected it. */
  readonly collected: boolean
}

/** `/v2/planned/store`: the store and a page of its pre-sales, the latest deadline first. */
export interface PlannedStorePage extends Page<PlannedSummary> {
  readonly store: PlannedStore
}

/** The parts of a pre-sale's detail (`/v2/content/get`, module 102). */
export interface PlannedParts extends Omit<PlannedSummary, 'id' | 'title' | 'img' | 'price'> {
  readonly storeId: Id
  readonly storeName: string
  /** True when a deposit goes back after a late balance. */
  readonly depositRefundable: boolean
  /** When the balance can be paid, ms; null without a deposit. */
  readonly balanceFrom: number | null
  readonly balanceTo: number | null
  readonly skus: readonly PlannedSku[]
}

/** A choice of a pre-sale. */
export interface PlannedSku {
  readonly id: Id
  readonly name: string
  /** Fen. */
  readonly price: number
  readonly left: number
}

/** The viewer's latest deposit for a pre-sale. */
export interface OwnDeposit {
  readonly orderId: Id
  /** Its balance is open, paid, or too late: the deposit was kept or given back. */
  readonly state: 'open' | 'paid' | 'kept' | 'returned'
  readonly num: number
  readonly spec: string
  /** Fen, for all pieces. */
  readonly balance: number
  /** When the balance can be paid, ms. */
  readonly from: number
  readonly to: number
}
