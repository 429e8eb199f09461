import type { Fulfilment } from '../rules/orderTypes'
import type { StoreEvent } from '../rules/smallStore'
import type { Id, Page } from './page'

/** A person of a store with whom a visitor can talk. */
export interface StorePerson {
  readonly rid: number
  readonly uid: number
  readonly nick_name: string
  readonly headImg: string
}

/**
 * A person who works for a small store. `mobile` is masked, except in what the owner reads: answers of writes are
 * kept, also when the person leaves.
 */
export interface StoreMember extends StorePerson {
  readonly id: Id
  readonly name: string
  readonly mobile: string
  readonly sort: number
}

/** A consult with the hours in which he answers, e.g. `09:00-18:00`; '' for no fixed hours. */
export interface StoreConsult extends StoreMember {
  readonly hours: string
}

/** A recipient of system messages about orders. */
export interface StoreNotify extends StoreMember {
  readonly events: readonly StoreEvent[]
}

/** The manager of a store. */
export interface StoreMaster extends StoreMember {
  readonly img: string
  readonly intro: string
}

/** `/v2/store/get`. What is the owner's alone is absent for others: recipients, and the figures of the day. */
export interface SmallStore {
  readonly id: Id
  readonly name: string
  readonly logo: string
  readonly banner: string
  readonly notice: string
  readonly city: string
  readonly open: boolean
  readonly owner: StorePerson
  /** True when the viewer follows the owner. */
  readonly following: boolean
  /** True for the owner. */
  readonly mine: boolean
  readonly master: StoreMaster | null
  readonly consults: readonly StoreConsult[]
  readonly notifies: readonly StoreNotify[]
  readonly counts: {
    /** Items that visitors see. */
    readonly items: number
    readonly fans: number
    /** Orders paid today, and what was paid for them, fen. */
    readonly todayOrders?: number
    readonly todayAmount?: number
  }
  /** True when an earlier call has opened it. */
  readonly again?: true
}

/** An item on a store's shelf, as its owner sees it; prices in fen. */
export interface StoreItem {
  readonly goodsId: Id
  readonly price: number
  /** The tenant's price of the cheapest sku. */
  readonly base: number
  readonly sort: number
  readonly on: boolean
}

/** The owner's money from an order: on its way, booked, gone with a refund, or none. */
export type MarginState = 'none' | 'pending' | 'settled' | 'reversed'

/** A paid order of a store for its owner: nothing tells who the buyer is besides the nickname. */
export interface StoreOrder {
  readonly gid: Id
  readonly title: string
  readonly img: string
  readonly buyer: string
  readonly status: number
  readonly stage: Fulfilment
  readonly paidAt: number
  readonly lines: readonly {
    readonly title: string
    readonly spec: string
    readonly img: string
    readonly num: number
  }[]
  /** Fen. */
  readonly margin: number
  readonly marginState: MarginState
}

export type StoreOrderPage = Page<StoreOrder>
