import type { OrderInfo, OrderSource } from '@quanzi/contract'
import type { Selectable } from 'kysely'
import type { Context } from '../call/Context'
import type { Db } from '../db/schema'
import type { CouponScope } from '../db/schema/commerce'
import type { OrderChainTable, OrderTable } from '../db/schema/orders'

export type Order = Selectable<OrderTable>
/** An order is told by its tenant and its number. */
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
  /** Fen for one. */
  readonly price: number
  /** Fen for one, for the buyer's goods account and for a VIP member. */
  readonly accountPrice?: number | null
  readonly vipPrice?: number | null
  /** Fen for the line. */
  readonly insurance: number
  /** Fen for the line. */
  readonly freight?: number
  /** Fen for one: what the supplier gets; nothing where the tenant sells its own. */
  readonly supply?: number
  /** Who supplies it; else the tenant. */
  readonly supplierIid?: number
  /** What coupons and discount codes name it by; else `targetId`. */
  readonly scopeId?: string
  /** The item's own commission rates in basis points by level; else the tenant's. */
  readonly rates?: readonly number[] | null
}

/** What the wish costs before discounts. */
export interface Quote {
  readonly title: string
  readonly img: string
  readonly lines: readonly QuotedLine[]
  readonly startsAt: number | null
  readonly endsAt: number | null
  /** The person who earns by it, for an order type that shares with one. */
  readonly earnerId?: number
}

/**
 * What is special about one order type. Each has an `orderType.ts` in its feature and a line in
 * `features.ts`; everything else about orders is the same for all.
 */
export interface OrderTypeRules {
  readonly orderType: number
  /** One of each target is enough for anybody: while an order of it waits, no second one is made. */
  readonly ownedOnce?: true
  /** What a checkout draws. */
  source(ctx: Context, id: string): Promise<OrderSource>
  /** Prices the wish without effect; throws NOTFOUND, CLOSED or FULL. */
  quote(ctx: Context, wish: OrderWish): Promise<Quote>
  /** Checks the whole wish and takes seats or stock by conditional update, in the order's transaction. */
  reserve(db: Db, ctx: Context, wish: OrderWish, orderId: string): Promise<void>
  /** Gives back what `reserve` took, for an order that was never paid. */
  release(db: Db, order: Order, at: number): Promise<void>
  /** Confirms what was bought, in the payment's transaction. */
  confirm(db: Db, order: Order, chains: readonly Chain[], at: number): Promise<void>
  /** Takes back what `confirm` granted when a chain is refunded. */
  revoke(db: Db, order: Order, chain: Chain, at: number): Promise<void>
  /** Per cent that a refund requested now gives back; null when the type has no ladder, 0 after its last step. */
  refundShare(db: Db, order: Order, at: number): Promise<number | null>
  /** Public path of the thing bought. */
  target(order: Order): string
}

/** What coupons and discount codes name a line by. */
export const scopeIdOf = ({ scopeId, targetId }: Pick<QuotedLine, 'scopeId' | 'targetId'>): string =>
  scopeId ?? targetId

/** True when a coupon's scope holds the order type and the line. */
export const inScope = (
  scope: CouponScope,
  orderType: number,
  line: Pick<QuotedLine, 'scopeId' | 'targetId'>,
): boolean =>
  (!scope.orderTypes || scope.orderTypes.includes(orderType)) &&
  (!scope.targets || scope.targets.includes(scopeIdOf(line)))
