import type { OrderActor } from '../rules/orderMoves'
import type { Fulfilment } from '../rules/orderTypes'
import type { OrderAddress } from './address'
import type { Id, Page } from './page'
import type { Person } from './person'
import type { OrderAction, OrderRefund } from './refund'
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
  /** Of goods: the goods whose sku `key` is, and who sends them. */
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

/** Where participants meet, and who leads the event. */
export interface EventPlace {
  /** City and place as text; '' when none is stated. */
  readonly place: string
  readonly lat: number | null
  readonly lng: number | null
  /** The exact meeting point and how early to come, in the organiser's words; '' when the place is enough. */
  readonly meet: string
  /** The person to ask on the way; null when the tenant itself organises it. */
  readonly leader: Person | null
}

/** When and where buyers have to be for what they have bought. */
export interface OrderEvent extends EventPlace {
  readonly title: string
  /** ms */
  readonly startsAt: number
  readonly endsAt: number
}

/** What asking for a refund gives back now, fen. */
export interface RefundOffer {
  readonly amount: number
  /** The part that goes back the way it was paid, and the part that goes back to the wallet. */
  readonly cash: number
  readonly wallet: number
  /** Per cent that the item's refund rule leaves now, 0 after its last step; null without such a rule: staff decide. */
  readonly share: number | null
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
  /** Fen. */
  readonly payable: number
  /** In ms; null when the order is paid or closed. */
  readonly expireAt: number | null
  readonly createdAt: number
  readonly paidAt: number | null
  readonly address: OrderAddress | null
  readonly codes: readonly UseCode[]
  readonly refund: OrderRefund | null
  /** The steps so far, the first one first: why a refund was refused, when a parcel was sent. */
  readonly events: readonly OrderStep[]
  /** In ms: when time alone changes the status; null when it does not. */
  readonly dueAt: number | null
  /** For the buyer of goods with such an offer. */
  readonly buyShare?: OrderShare
  /** For the buyer, while there is something to ask for. */
  readonly refundOffer: RefundOffer | null
  /** The channel's number of the payment; '' before one. */
  readonly tradeNo: string
  readonly remark: string
  /** Path of the item that was bought, e.g. `/app/act/1000/detail/5`. */
  readonly target: string
  /** Id of the item that was bought, for next steps and reviews. */
  readonly targetId: Id
  /** The viewer's role, which decides the actions. */
  readonly role: 'buyer' | 'staff'
  /** The buyer's nickname, for staff only. */
  readonly buyer?: string
  /**
   * The person to ask about the order: the item's owner, and for staff the buyer. Null when the item is the tenant's
   * own.
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
  /** In ms: when time alone changes the status of a paid order; null when it does not. */
  readonly dueAt: number | null
  /** The buyer's nickname, for the seller only. */
  readonly buyer?: string
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
  readonly role: 'buyer' | 'staff'
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
