import type { LaterBalance, OrderActor, OrderHold, OrderInfo, OrderSource } from '@quanzi/contract'
import type { Selectable } from 'kysely'
import type { Context } from '../call/Context'
import type { Db } from '../db/schema'
import type { CouponScope } from '../db/schema/commerce'
import type { BuyShareTerms, OrderChainTable, OrderTable } from '../db/schema/orders'
import type { Transaction } from '../ledger/post'

export type Order = Selectable<OrderTable>
/** An order is identified by its tenant and its number. */
export type OrderKey = Pick<Order, 'iid' | 'id'>
export type Chain = Selectable<OrderChainTable>

/** What a client asks to buy. */
export interface OrderWish {
  readonly orderType: number
  readonly keys: string
  readonly property: string
  readonly property2: string
  readonly num: number
  readonly info: OrderInfo
  readonly name: string
  readonly phone: string
  readonly insured: boolean
  readonly groupId: string | null
}

/** One line of a quote; it becomes a chain of the order. */
export interface QuotedLine {
  readonly targetId: string
  readonly title: string
  readonly spec: string
  readonly img: string
  readonly num: number
  /** Price per piece in fen. */
  readonly price: number
  /** Price per piece in fen for the buyer's goods account and for a VIP member. */
  readonly accountPrice?: number | null
  readonly vipPrice?: number | null
  /** Fen for the whole line. */
  readonly insurance: number
  /** Fen for the whole line. */
  readonly freight?: number
  /** Fen per piece for the supplier; absent where the tenant sells its own goods. */
  readonly supply?: number
  /** The supplier; by default the tenant. */
  readonly supplierIid?: number
  /** The name under which goods are sent. */
  readonly supplier?: string
  /** The id for coupons and discount codes; by default `targetId`. */
  readonly scopeId?: string
  /** The item's own commission rates in basis points by level; by default the tenant's. */
  readonly rates?: readonly number[] | null
  /** The tenant's price per piece in fen of goods that a small store sells: what is paid above it is the owner's. */
  readonly storeBase?: number
  /** What the paid line waits for; by default nothing. */
  readonly hold?: OrderHold
}

/** The price of an order before discounts. */
export interface Quote {
  readonly title: string
  readonly img: string
  readonly lines: readonly QuotedLine[]
  readonly startsAt: number | null
  readonly endsAt: number | null
  /** Cash back for the buyer of one of the lines, if friends support it. */
  readonly buyShare?: BuyShareTerms | null
  /** The person who earns the supply part, for order types that share with a person. */
  readonly earnerId?: number
  /** The small store that sells it. */
  readonly storeId?: number
  /** No coupon, code or coins lower it: a deposit. */
  readonly noDiscounts?: true
  /** Of a deposit: what it leaves to pay. */
  readonly balance?: LaterBalance
}

/** Who let a wanted refund go, with what they said. */
interface RefusedBy {
  readonly actor: OrderActor
  readonly at: number
  readonly remark?: string | undefined
}

/**
 * The rules of one order type. Each has an `orderType.ts` in its feature and a line in `features.ts`; everything else
 * about orders is the same for all types.
 */
export interface OrderTypeRules {
  readonly orderType: number
  /** One of each target is enough: while an order for it waits for payment, no second one is created. */
  readonly ownedOnce?: true | ((wish: Pick<OrderWish, 'property2'>) => boolean)
  /** One person offers the price to another: no discount lowers it, and no distributor earns from it. */
  readonly wholePrice?: true
  /**
   * The canonical spelling of a target that has several. Orders are compared and stored by it. An unknown target is
   * returned unchanged.
   */
  canonicalKeys?(db: Db, iid: number, keys: string): Promise<string>
  /** Fields that the order must store although the checkout may send them as answers, which it does not store. */
  keptInfo?(info: OrderInfo): OrderInfo
  /**
   * False when the target of an unpaid order no longer exists or is over. The order then closes, and a late payment
   * is refunded.
   */
  stands?(db: Db, order: Order, at: number): Promise<boolean>
  /** False when the balance of an open deposit will never be taken: its event has failed, and the deposit goes back. */
  owesBalance?(db: Db, order: Order, at: number): Promise<boolean>
  /** The data that a checkout shows; goods at the prices of a small store. */
  source(ctx: Context, id: string, storeId?: string): Promise<OrderSource>
  /** Calculates the price without any effect; throws NOTFOUND, CLOSED or FULL. */
  quote(ctx: Context, wish: OrderWish): Promise<Quote>
  /** Checks the whole wish and takes seats or stock by conditional updates, in the order's transaction. */
  reserve(db: Db, ctx: Context, wish: OrderWish, orderId: string): Promise<void>
  /** Other tenants whose expired orders may still hold what is wanted: those that sell the same seats. */
  heldBy?(db: Db, iid: number, keys: string): Promise<readonly number[]>
  /** Gives back what `reserve` took, for an order that was never paid. */
  release(db: Db, order: Order, at: number): Promise<void>
  /** Grants what was bought, in the payment's transaction. */
  confirm(db: Db, order: Order, chains: readonly Chain[], at: number): Promise<void>
  /** Revokes what `confirm` granted when a chain is refunded. */
  revoke(db: Db, order: Order, chain: Chain, at: number): Promise<void>
  /**
   * Bookings of granting, besides the payment's. They are booked together, because one event must lock accounts
   * once.
   */
  grantBookings?(db: Db, order: Order, at: number): Promise<readonly Transaction[]>
  /** Bookings of revoking, besides the refund's; booked together with it. */
  revokeBookings?(db: Db, order: Order, at: number): Promise<readonly Transaction[]>
  /** What is handed over when a line is sent. */
  sent?(db: Db, ctx: Pick<Context, 'secrets' | 'clock'>, order: Order, chain: Chain): Promise<void>
  /** False when the buyer has used what was sent, so that no refund can be asked for. */
  mayReturn?(db: Db, order: Order): Promise<boolean>
  /** Besides the buyer, whom a decision about the order concerns: they do not make it. */
  concerned?(db: Db, order: Order): Promise<readonly number[]>
  /** Percentage that a refund requested now returns; null for a type without a ladder, 0 after its last step. */
  refundShare(db: Db, order: Order, at: number): Promise<number | null>
  /** False for a wish of a type with goods that sends nothing, as a deposit. */
  needsAddress?(wish: Pick<OrderWish, 'property2'>): boolean
  /** What follows in other orders when a line was completed or refunded, after its own bookings. */
  followed?(db: Db, order: Order, to: number, at: number): Promise<void>
  /** A refund that was asked for is not given, or withdrawn by the buyer: the line is what it was before. */
  refundRefused?(db: Db, order: Order, by: RefusedBy): Promise<void>
  /** A deposit for it was paid: what `reserve` took is kept until the balance is due. */
  depositPaid?(db: Db, order: Order, at: number): Promise<void>
  /** Frees what a deposit has reserved, when its balance is late and the money stays. */
  lapsed?(db: Db, order: Order, at: number): Promise<void>
  /** Public path of the bought item. */
  target(order: Order): string
}

/** The id of a line for coupons and discount codes. */
export const scopeIdOf = ({ scopeId, targetId }: Pick<QuotedLine, 'scopeId' | 'targetId'>): string =>
  scopeId ?? targetId

/** True when a coupon's scope includes the order type and the line. */
export const inScope = (
  scope: CouponScope,
  orderType: number,
  line: Pick<QuotedLine, 'scopeId' | 'targetId'>,
): boolean =>
  (!scope.orderTypes || scope.orderTypes.includes(orderType)) &&
  (!scope.targets || scope.targets.includes(scopeIdOf(line)))
