import type { CouponInHand } from '../rules/orderPrice'
import type { OrderLine } from './order'
import type { Id } from './page'

/** What a checkout draws for any order type (`/v2/order/source`). */
export interface OrderSource {
  readonly title: string
  readonly img: string
  /** Lowest price, fen. */
  readonly price: number
  readonly options: readonly OrderOption[]
  readonly form: readonly OrderField[]
  /** Pieces or seats left, null without limit. */
  readonly stock: number | null
  /** ms, null without one. */
  readonly deadline: number | null
  readonly needAddress: boolean
  /** Per entrant, fen; null when not offered. */
  readonly insurance: number | null
}

/** A choice of the checkout: a session, a ticket, a sku. */
export interface OrderOption {
  /** Which order parameter it fills. */
  readonly field: 'property' | 'property2' | 'keys'
  readonly id: Id
  readonly name: string
  /** Fen. */
  readonly price: number
  readonly left: number | null
}

/** A field of the checkout's form. */
export interface OrderField {
  readonly id: Id
  readonly name: string
  readonly type: 'text' | 'mobile' | 'idCard' | 'choice' | 'choices' | 'date' | 'image'
  readonly options: readonly string[]
  readonly must: boolean
  /** Asked of every entrant rather than once. */
  readonly perEntrant: boolean
}

/** A coupon as it applies to the order at hand. */
export interface CalculatedCoupon {
  readonly id: Id
  readonly name: string
  /** Fen. */
  readonly save: number
  readonly usable: boolean
  /** Why not, '' when usable. */
  readonly reason: string
  /** What it takes off beside others: only stackable ones combine (screens-commerce §3.3). */
  readonly terms: CouponInHand
}

/** `/h5/order/calculate`: prices in fen, without effect. */
export interface OrderCalculation {
  readonly lines: readonly OrderLine[]
  readonly subtotal: number
  readonly vipSave: number
  readonly freight: number
  readonly insurance: number
  /** Most coins that may be used here. */
  readonly coinMax: number
  /** What they save, fen. */
  readonly coinSave: number
  readonly coupons: readonly CalculatedCoupon[]
  readonly payable: number
}

/** The parcel of `info` that an order carries, as JSON (conventions §4). */
export interface OrderInfo {
  /** Client UUID: the same one is answered with the same order. */
  readonly reqId?: string
  /** Fen, as shown to the buyer; a difference is refused with PRICE. */
  readonly payable?: number
  readonly addressId?: Id
  readonly entrants?: readonly Entrant[]
  readonly answers?: Readonly<Record<Id, string>>
  readonly guests?: readonly string[]
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
  /** By question id. */
  readonly answers?: Readonly<Record<Id, string>>
}

/** `/h5/order/create`. */
export interface OrderCreated {
  readonly gid: Id
  readonly status: number
  /** Fen. */
  readonly payable: number
  /** ms; when an unpaid order lapses. */
  readonly expireAt: number
  /** True when the same request had been answered before. */
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
