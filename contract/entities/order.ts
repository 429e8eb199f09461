import type { CouponInHand } from '../rules/orderPrice'
import type { Fulfilment } from '../rules/orderTypes'
import type { Id, Page } from './page'
import type { Person } from './person'

/** One line of a calculation or an order. Amounts are fen. */
export interface OrderLine {
  readonly key: string
  readonly title: string
  readonly num: number
  readonly price: number
  readonly amount: number
  readonly img?: string
  /** Chosen session, ticket or specification in words. */
  readonly spec?: string
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

/** What a person may do with an order now. */
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

/** The parts of a price, fen: subtotal − discounts + insurance + freight = payable. */
export interface PriceParts {
  readonly subtotal: number
  readonly vipSave: number
  readonly codeSave: number
  readonly couponSave: number
  readonly coinSave: number
  readonly insurance: number
  readonly freight: number
}

/** A delivery address as the order keeps it. */
export interface OrderAddress {
  readonly name: string
  readonly mobile: string
  readonly address: string
  readonly postCode: string
}

/** A use code; clear text to the buyer only, masked to others. */
export interface UseCode {
  readonly code: string
  readonly name: string
  readonly used: boolean
  /** ms, null while unused. */
  readonly usedAt: number | null
}

/** How far a refund is. */
export interface OrderRefund {
  /** Fen. */
  readonly amount: number
  readonly state: 'requested' | 'returning' | 'returned' | 'done' | 'refused'
  readonly remark: string
  /** ms */
  readonly at: number
  /** The parcel that goes back, '' before it is sent. */
  readonly ems: string
}

/** `/h5/order/detail` and `/h5/order/payDetail`; buyer and seller only. */
export interface OrderDetail {
  readonly gid: Id
  readonly orderType: number
  readonly status: number
  /** How the order is fulfilled; with the status it decides the label. */
  readonly stage: Fulfilment
  readonly title: string
  readonly img: string
  readonly lines: readonly OrderLine[]
  readonly chains: readonly SupplyChainRow[]
  readonly priceParts: PriceParts
  /** Fen. */
  readonly payable: number
  /** ms; null once paid or closed. */
  readonly expireAt: number | null
  readonly createdAt: number
  readonly paidAt: number | null
  readonly address: OrderAddress | null
  readonly codes: readonly UseCode[]
  readonly refund: OrderRefund | null
  /** The channel's number of the payment, '' before one. */
  readonly tradeNo: string
  readonly remark: string
  /** Route of the thing bought, e.g. `/app/act/1000/detail/5`. */
  readonly target: string
  /** The thing bought, for next steps and reviews. */
  readonly targetId: Id
  /** Who is looking, which decides the actions. */
  readonly role: 'buyer' | 'staff'
  /** The buyer's nickname, for staff only. */
  readonly buyer?: string
  /** Whom the viewer asks about it: the owner of the thing bought, for staff its buyer; null when it is the tenant's own. */
  readonly contact: Person | null
  readonly actions: readonly OrderAction[]
}

/** A row of `/h5/order/list`. */
export interface OrderRow {
  readonly gid: Id
  readonly orderType: number
  readonly title: string
  readonly img: string
  readonly num: number
  /** Fen. */
  readonly payable: number
  readonly status: number
  /** How the order is fulfilled; with the status it decides the label. */
  readonly stage: Fulfilment
  readonly createdAt: number
  readonly expireAt: number | null
  /** The buyer's nickname, for the seller only. */
  readonly buyer?: string
  readonly actions: readonly OrderAction[]
}

/** `/h5/order/detailByTradeNo`. */
export interface TradeResult {
  readonly gid: Id
  readonly paid: boolean
  readonly status: number
  /** Fen. */
  readonly amount: number
  readonly orderType: number
}

/** A supply line of an order (`/h5/order/getSupplyChain`). */
export interface SupplyChainRow {
  readonly id: Id
  /** The line of the order that it delivers (`OrderLine.key`), which is also what a review of it names. */
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

/** `/h5/order/update/status`. */
export interface OrderMoved {
  readonly status: number
  readonly chains: readonly { readonly id: Id; readonly status: number }[]
}

/** `/h5/order/used/checkByUserId`. */
export interface OrderUse {
  readonly canUse: boolean
  readonly role: 'buyer' | 'staff'
  readonly codes: readonly UseCode[]
}

/** `/v2/order/use`; a repeat answers the first use. */
export interface CodeUsed {
  readonly title: string
  readonly left: number
  /** ms */
  readonly usedAt: number
  readonly again?: boolean
}

/** Share for cash back (`/h5/order/buyshareInfo`). */
export interface BuyShare {
  readonly gid: Id
  readonly title: string
  readonly img: string
  readonly buyer: string
  /** Path of the thing bought. */
  readonly target: string
  readonly need: number
  readonly count: number
  /** Fen. */
  readonly cashBack: number
  /** ms */
  readonly endAt: number
  /** 0 open, 1 reached, 2 lapsed. */
  readonly state: 0 | 1 | 2
  readonly supporters: readonly { readonly nick_name: string; readonly headImg: string }[]
  /** The viewer has supported. */
  readonly mine: boolean
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

/** Tracking of a parcel (`/api/shop/logistics/query`). */
export interface Logistics {
  readonly state: 'none' | 'sent' | 'moving' | 'delivering' | 'delivered' | 'returned'
  readonly steps: readonly { readonly time: number; readonly text: string }[]
}

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

/** A page of orders. */
export type OrderPage = Page<OrderRow>

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
