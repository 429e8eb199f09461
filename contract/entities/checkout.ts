import type { CouponInHand } from '../rules/orderPrice'
import type { EventPlace, LaterBalance, OrderLine } from './order'
import type { Id } from './page'

/** What a checkout shows for any order type (`/v2/order/source`). */
export interface OrderSource {
  readonly title: string
  readonly img: string
  /** Lowest price, fen. */
  readonly price: number
  readonly options: readonly OrderOption[]
  readonly form: readonly OrderField[]
  /** Pieces or seats left; null without a limit. */
  readonly stock: number | null
  /** In ms; null without one. */
  readonly deadline: number | null
  readonly needAddress: boolean
  /** The order type of the target, when a deposit is paid for it. */
  readonly of?: number
  /** The number, where it is fixed; the buyer chooses none. */
  readonly num?: number
  /** Price per entrant in fen; null when there is none. */
  readonly insurance: number | null
  /** The place of the event; the options have the times. */
  readonly event?: EventPlace
}

/** An option of the checkout: a session, a ticket, a sku. */
export interface OrderOption {
  /** The order parameter that it sets. */
  readonly field: 'property' | 'property2' | 'keys'
  readonly id: Id
  readonly name: string
  /** Fen. */
  readonly price: number
  readonly left: number | null
  /** The goods of the sku. */
  readonly goodsId?: Id
  /** Start of a dated option, ms. */
  readonly startsAt?: number
  readonly endsAt?: number
  /** With this choice nothing is sent, so that no address is needed. */
  readonly noAddress?: true
}

/** A field of the checkout's form. */
export interface OrderField {
  readonly id: Id
  readonly name: string
  readonly type: 'text' | 'mobile' | 'idCard' | 'choice' | 'choices' | 'date' | 'image'
  readonly options: readonly string[]
  readonly must: boolean
  /** True when every entrant answers it, not only the buyer. */
  readonly perEntrant: boolean
}

/** A coupon and its effect on the current order. */
export interface CalculatedCoupon {
  readonly id: Id
  readonly name: string
  /** Fen. */
  readonly save: number
  readonly usable: boolean
  /** Why it cannot be used; '' when it can. */
  readonly reason: string
  /** The terms for combining it: only stackable coupons combine (screens-commerce §3.3). */
  readonly terms: CouponInHand
}

/** `/h5/order/calculate`: prices in fen. */
export interface OrderCalculation {
  readonly lines: readonly OrderLine[]
  readonly subtotal: number
  readonly vipSave: number
  /** The part of `vipSave` that a goods account saves. */
  readonly accountSave?: number
  readonly freight: number
  readonly insurance: number
  /** Maximum number of coins that the buyer may use here. */
  readonly coinMax: number
  /** What these coins save, in fen. */
  readonly coinSave: number
  readonly coupons: readonly CalculatedCoupon[]
  /** True where no coupon, code or coins lower the price. */
  readonly noDiscounts?: true
  /** Of a deposit: what it leaves to pay. */
  readonly balance?: LaterBalance
  readonly payable: number
}

/** The `info` of an order as JSON (conventions §4). */
export interface OrderInfo {
  /** A UUID of the client; a repeat gets the same order. */
  readonly reqId?: string
  /** In fen, as shown to the buyer; PRICE when it differs from the server's amount. */
  readonly payable?: number
  readonly addressId?: Id
  /** True for goods from the cart: they leave the cart when they are ordered. */
  readonly cart?: boolean
  /** The small store in which the goods were opened: its prices apply. */
  readonly storeId?: Id
  readonly entrants?: readonly Entrant[]
  readonly answers?: Readonly<Record<Id, string>>
  /** Of a stay: names, and how many people they are. */
  readonly guests?: readonly string[]
  readonly guestNum?: number
  readonly amount?: number
  readonly message?: string
  readonly isPublic?: boolean
  readonly name?: string
  readonly host?: string
}

/** A person entered for an activity, game or trip. */
export interface Entrant {
  readonly name: string
  readonly mobile: string
  readonly idCard?: string
  /** Keyed by question id. */
  readonly answers?: Readonly<Record<Id, string>>
}

/** `/h5/order/create`. */
export interface OrderCreated {
  readonly gid: Id
  readonly status: number
  /** Fen. */
  readonly payable: number
  /** In ms: when an unpaid order expires. */
  readonly expireAt: number
  /** True for a repeat of an earlier request. */
  readonly again?: boolean
}

/** An operator's sales representative. */
export interface SalesRep {
  readonly opId: Id
  readonly opName: string
  readonly opSalesId: Id
  readonly name: string
  readonly phone: string
  readonly avatar: string
}
