import type { PaidPart } from '../rules/deposit'
import type { OrderActor } from '../rules/orderMoves'
import type { Fulfilment } from '../rules/orderTypes'
import type { OrderAddress } from './address'
import type { Id, Page } from './page'
import type { Person } from './person'
import type { SentCard } from './realcard'
import type { LateMoney, OrderAction, OrderRefund } from './refund'
import type { SupplyChainRow } from './supply'

/** One line of a calculation or an order. Amounts are fen. */
export interface OrderLine {
  readonly key: string
  readonly title: string
  readonly num: number
  readonly price: number
  readonly amount: number
  readonly img?: string
  /** The chosen session, ticket or specification as text. */
  readonly spec?: string
  /** For goods: the goods of the sku `key`, and their supplier. */
  readonly goodsId?: Id
  readonly supplierIid?: number
  readonly supplier?: string
  /** This line's part of the delivery fee. */
  readonly freight?: number
}

/** One step in the life of an order or of one of its lines. */
export interface OrderStep {
  /** ms */
  readonly at: number
  /** The line; null for a step of the whole order. */
  readonly chainId: Id | null
  readonly from: number | null
  readonly to: number
  readonly actor: OrderActor
  /** The reason, or the number of a parcel; '' without one. */
  readonly remark: string
}

/** An order's offer of cash back, for its buyer. */
export interface OrderShare {
  readonly need: number
  readonly count: number
  /** Fen. */
  readonly cashBack: number
  /** In ms. */
  readonly endAt: number
  /** 0 open, 1 reached, 2 lapsed. */
  readonly state: 0 | 1 | 2
}

/** The parts of a price, fen: subtotal − discounts + insurance + freight = payable. */
export interface PriceParts {
  readonly subtotal: number
  readonly vipSave: number
  /** The part of `vipSave` that a goods account saves; absent where there is none, and in older orders. */
  readonly accountSave?: number
  readonly codeSave: number
  readonly couponSave: number
  readonly coinSave: number
  readonly insurance: number
  readonly freight: number
}

/** A use code: in clear for the buyer, masked for others. */
export interface UseCode {
  readonly code: string
  readonly name: string
  readonly used: boolean
  /** In ms; null before its use. */
  readonly usedAt: number | null
}

/** The place where participants meet, and the leader of the event. */
export interface EventPlace {
  /** City and place as text; '' when none is stated. */
  readonly place: string
  readonly lat: number | null
  readonly lng: number | null
  /** The exact meeting point and how early to come, in the organiser's words; '' when the place is enough. */
  readonly meet: string
  /** The contact on the way; null when the tenant itself organises the event. */
  readonly leader: Person | null
  /** Of a stay, where nobody leads: the contact is the host. */
  readonly isStay?: true
}

/** The time and the place at which a buyer must be. */
export interface OrderEvent extends EventPlace {
  readonly title: string
  /** ms */
  readonly startsAt: number
  readonly endsAt: number
}

/** The amounts that a refund requested now would return, fen. */
export interface RefundOffer {
  readonly amount: number
  /** The part that is refunded to the payment channel, and the part that is refunded to the wallet. */
  readonly cash: number
  readonly wallet: number
  /**
   * Percentage that the item's refund ladder returns now, 0 after its last step. Null without a ladder: then staff
   * decide.
   */
  readonly share: number | null
}

/** What the buyer of a paid deposit still owes (conventions §4, type 210). */
export interface OwedBalance {
  /** Fen, for all pieces. */
  readonly amount: number
  /** When it can be paid, ms. */
  readonly from: number
  readonly to: number
}

/** The balance before its deposit is paid. */
export interface LaterBalance extends OwedBalance {
  /** True when a late balance returns the deposit. */
  readonly refundable: boolean
}

/** `/h5/order/detail` and `/h5/order/payDetail`; buyer and seller only. */
export interface OrderDetail {
  readonly gid: Id
  readonly orderType: number
  readonly status: number
  /** How the order is fulfilled. It decides the label, together with the status. */
  readonly stage: Fulfilment
  readonly title: string
  readonly img: string
  readonly lines: readonly OrderLine[]
  readonly chains: readonly SupplyChainRow[]
  readonly priceParts: PriceParts
  /** What it pays of a price in two parts; absent for a whole price. */
  readonly part?: PaidPart
  /** Fen. */
  readonly payable: number
  /** In ms; null when the order is paid or closed. */
  readonly expireAt: number | null
  readonly createdAt: number
  readonly paidAt: number | null
  readonly address: OrderAddress | null
  readonly codes: readonly UseCode[]
  /** The cards that were sent, for the buyer of cards. */
  readonly cards?: readonly SentCard[]
  readonly refund: OrderRefund | null
  /** Absent when no money came too late. */
  readonly late?: LateMoney
  /** The steps so far, oldest first, e.g. why a refund was refused, or when a parcel was sent. */
  readonly events: readonly OrderStep[]
  /** The time of the next automatic change of the status, ms; null without one. */
  readonly dueAt: number | null
  /** For the buyer of goods with an offer of cash back. */
  readonly buyShare?: OrderShare
  /** For the buyer, while a refund can be requested. */
  readonly refundOffer: RefundOffer | null
  /** For the buyer of a deposit, until its balance is paid or too late. */
  readonly balance?: OwedBalance
  /** The channel's number of the payment; '' before one. */
  readonly tradeNo: string
  readonly remark: string
  /** Path of the bought item, e.g. `/app/act/1000/detail/5`. */
  readonly target: string
  /** Id of the bought item, for next steps and reviews. */
  readonly targetId: Id
  /**
   * The viewer's role, which decides the actions. `supplier`: staff of another tenant, who see only the lines that
   * it supplies, at its own prices, and the address; `payable` is then 0.
   */
  readonly role: 'buyer' | 'staff' | 'supplier'
  /** The buyer's nickname, for staff only. */
  readonly buyer?: string
  /**
   * The contact for the order: the item's owner for the buyer, the buyer for staff. Null when the item belongs to
   * the tenant itself.
   */
  readonly contact: Person | null
  /** Null when the order has no date. */
  readonly event: OrderEvent | null
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
  /** How the order is fulfilled. It decides the label, together with the status. */
  readonly stage: Fulfilment
  readonly createdAt: number
  readonly expireAt: number | null
  /** Pictures of the first three lines. */
  readonly imgs: readonly string[]
  /** Number of lines. */
  readonly lines: number
  /** The time of the next automatic change of a paid order's status, ms; null without one. */
  readonly dueAt: number | null
  /** The buyer's nickname, for the seller only; for a supplier the name in the address. */
  readonly buyer?: string
  /**
   * For an order that another tenant sold: the amount of the caller's tenant for its lines, fen; `payable` is then
   * 0.
   */
  readonly supply?: number
  readonly actions: readonly OrderAction[]
}

/** `/h5/order/update/status`. */
export interface OrderMoved {
  readonly status: number
  readonly chains: readonly { readonly id: Id; readonly status: number }[]
}

/** `/h5/order/used/checkByUserId`. */
export interface OrderUse {
  readonly canUse: boolean
  readonly role: 'buyer' | 'staff' | 'supplier'
  readonly codes: readonly UseCode[]
  /** Null when the order has no date. */
  readonly event: OrderEvent | null
}

/** `/v2/order/use`; a repeat gets the first use. */
export interface CodeUsed {
  readonly title: string
  readonly left: number
  /** ms */
  readonly usedAt: number
  readonly again?: boolean
}

/** A page of orders. */
export type OrderPage = Page<OrderRow>
