import { ORDER_STATUS, REVIEWED_ORDERS } from '@quanzi/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../db/schema'
import type { Chain, Order } from './OrderTypeRules'
import { seenOrder } from './seenOrder'

/** Whose orders: a tenant's, or one member's in it. */
export interface Whose {
  readonly iid: number
  readonly userId?: number
}

const { received, refundRequested, returnSent, refunded } = ORDER_STATUS
/** Maximum number of overdue orders to read; only a server without a job has more. */
const MOST = 1000

/** A list's tab: 0 all orders, 15 those with a refund of any line, else those with the status. */
interface Tab {
  readonly status: number
  /** For 15: the last refund status to include. */
  readonly upTo?: number
  /** True for a buyer's own orders: 13 is what they can review. */
  readonly own: boolean
}

interface Standing {
  readonly id: string
  readonly type: number
  readonly status: number
  readonly chains: readonly number[]
}

/**
 * Orders with due moves that the job has not made yet, with their current status; a tenant's include those that it
 * supplies. There are few, because the job runs all the time.
 */
async function overdueOrders(db: Db, whose: Whose, at: number): Promise<Standing[]> {
  const own = await overdueOwn(db, whose, at)
  return whose.userId === undefined ? [...own, ...(await overdueSupplied(db, whose.iid, at))] : own
}

const FACTS = ['o.iid', 'o.id', 'o.order_type', 'o.status', 'o.moved_at', 'o.ends_at', 'o.expire_at'] as const

async function overdueOwn(db: Db, { iid, userId }: Whose, at: number): Promise<Standing[]> {
  const orders = await db
    .selectFrom('order_chain as c')
    .innerJoin('orders as o', (on) => on.onRef('o.iid', '=', 'c.iid').onRef('o.id', '=', 'c.order_id'))
    .select(FACTS)
    .distinct()
    .where('c.due_at', '<=', at)
    .where('c.iid', '=', iid)
    .$if(userId !== undefined, (q) => q.where('o.user_id', '=', userId ?? 0))
    .limit(MOST)
    .execute()
  return await standingOf(db, orders, at)
}

/** Orders of other tenants, by the lines that this one supplies. */
async function overdueSupplied(db: Db, supplier: number, at: number): Promise<Standing[]> {
  const orders = await db
    .selectFrom('supplied_order as s')
    .innerJoin('orders as o', (on) => on.onRef('o.iid', '=', 's.order_iid').onRef('o.id', '=', 's.order_id'))
    .select(FACTS)
    .where('s.iid', '=', supplier)
    .where('s.due_at', '<=', at)
    .limit(MOST)
    .execute()
  return await standingOf(db, orders, at, supplier)
}

type Facts = Pick<Order, 'iid' | 'id' | 'order_type' | 'status' | 'moved_at' | 'ends_at' | 'expire_at'>

async function standingOf(db: Db, orders: readonly Facts[], at: number, supplier?: number): Promise<Standing[]> {
  const chains: (Pick<Chain, 'iid' | 'order_id'> & Parameters<typeof seenOrder>[1][number])[] = []
  for (const iid of new Set(orders.map((order) => order.iid)))
    chains.push(
      ...(await db
        .selectFrom('order_chain')
        .select(['iid', 'order_id', 'status', 'prior_status', 'refund_share', 'moved_at', 'hold'])
        .where('iid', '=', iid)
        .where(
          'order_id',
          'in',
          orders.filter((order) => order.iid === iid).map(({ id }) => id),
        )
        .$if(supplier !== undefined, (q) => q.where('supplier_iid', '=', supplier ?? 0))
        .execute()),
    )
  return orders.map((stored) => {
    const own = chains.filter(({ iid, order_id }) => iid === stored.iid && order_id === stored.id)
    const { order, chains: now } = seenOrder(stored, own, at)
    return { id: order.id, type: stored.order_type, status: order.status, chains: now.map((chain) => chain.status) }
  })
}

const standsIn = ({ status, upTo = refunded, own }: Tab, order: Standing): boolean =>
  status === refundRequested
    ? order.chains.some((chain) => chain >= refundRequested && chain <= upTo)
    : order.status === status && (!own || status !== received || REVIEWED_ORDERS.includes(order.type))

const storedIn = (alias: string, { status, upTo = refunded, own }: Tab): RawBuilder<boolean> =>
  status === refundRequested
    ? upTo === refunded
      ? sql`${sql.ref(`${alias}.refund`)}`
      : sql`exists (select 1 from order_chain k where k.iid = ${sql.ref(`${alias}.iid`)}
        and k.order_id = ${sql.ref(`${alias}.id`)}
          and k.status between ${refundRequested}::int and ${upTo}::int)`
    : own && status === received
      ? sql`(${sql.ref(`${alias}.status`)} = ${status} and ${sql.ref(`${alias}.order_type`)} = any(${REVIEWED_ORDERS}::int[]))`
      : sql`${sql.ref(`${alias}.status`)} = ${status}`

/**
 * The conditions of a list's tab on orders; the query names their table by `alias`. Each order meets one of them.
 * Orders count with their current status, including due moves. Null for all orders. A tenant's conditions fit the
 * orders that it supplies too.
 */
export async function tabBeginnings(
  db: Db,
  whose: Whose,
  { alias, status, at }: { alias: string; status: number; at: number },
): Promise<readonly RawBuilder<boolean>[] | null> {
  if (status === 0) return null
  const overdue = await overdueOrders(db, whose, at)
  return conditionsOf(overdue, alias, { status, own: whose.userId !== undefined })
}

function conditionsOf(overdue: readonly Standing[], alias: string, tab: Tab): RawBuilder<boolean>[] {
  const stored = storedIn(alias, tab)
  if (overdue.length === 0) return [stored]
  const id = sql.ref(`${alias}.id`)
  const all = overdue.map((order) => order.id)
  const here = overdue.filter((order) => standsIn(tab, order)).map((order) => order.id)
  const others = sql<boolean>`(${stored} and not ${id} = any(${all}::text[]))`
  return here.length === 0 ? [others] : [others, sql`${id} = any(${here}::text[])`]
}

const conditionOf = (overdue: readonly Standing[], alias: string, tab: Tab): RawBuilder<boolean> =>
  sql`(${sql.join(conditionsOf(overdue, alias, tab), sql` or `)})`

/** Number of a member's orders in each status now; for refunds only unfinished ones. */
export async function countStanding(
  db: Db,
  whose: Whose & { readonly userId: number },
  at: number,
): Promise<{ unpaid: number; toFulfil: number; toReceive: number; toReview: number; refunds: number }> {
  const overdue = await overdueOrders(db, whose, at)
  const { waiting, paid, shipped } = ORDER_STATUS
  const own = true
  const tabs = {
    unpaid: { status: waiting, own },
    toFulfil: { status: paid, own },
    toReceive: { status: shipped, own },
    toReview: { status: received, own },
    refunds: { status: refundRequested, upTo: returnSent, own },
  }
  const count = (tab: Tab) => sql<number>`count(*) filter (where ${conditionOf(overdue, 'o', tab)})`
  const row = await db
    .selectFrom('orders as o')
    .select([
      count(tabs.unpaid).as('unpaid'),
      count(tabs.toFulfil).as('toFulfil'),
      count(tabs.toReceive).as('toReceive'),
      count(tabs.toReview).as('toReview'),
      count(tabs.refunds).as('refunds'),
    ])
    .where('o.iid', '=', whose.iid)
    .where('o.user_id', '=', whose.userId)
    .executeTakeFirstOrThrow()
  return {
    unpaid: Number(row.unpaid),
    toFulfil: Number(row.toFulfil),
    toReceive: Number(row.toReceive),
    toReview: Number(row.toReview),
    refunds: Number(row.refunds),
  }
}
