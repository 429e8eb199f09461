import type { MoveAt, OrderActor, OrderMeans, TimedOrder } from '@quanzi/contract'
import { afterMove, decideMove, nextClockMove, ORDER_STATUS, orderStatusOf } from '@quanzi/contract'
import { sql } from 'kysely'
import { CallError } from '../call/CallError'
import type { Db } from '../db/schema'
import { postAll } from '../ledger/post'
import { cashBackBookings } from './buyShare'
import { countCodeSale } from './codeSales'
import type { Chain, Order, OrderKey } from './OrderTypeRules'
import { lifeOf } from './orderTypes'
import { refundChain } from './refundChain'
import { countRoleSale } from './roleSums'
import { settlementOf } from './settlementOf'
import { writeSupplied } from './suppliedOrders'
import { tellOfRefund } from './tellBuyer'
import { tellStore } from './tellStore'
import { timedChain } from './timedOrder'

/** Who moves an order, by which means, and when. */
export interface Mover {
  readonly actor: OrderActor
  readonly means: OrderMeans
  readonly at: number
  /** The time at which a clock move counts; it may be in the past when the job runs. */
  readonly dueAt?: number
  readonly remark?: string | undefined
}

/** Fields that a move may set besides the status. */
type MovedParts = Partial<
  Pick<Chain, 'refund_share' | 'remark' | 'refund_imgs' | 'company' | 'transport_number' | 'refund_ems'>
>

const NOTHING = { cash: 0, wallet: 0 } as const

/** The allowed move of the table; otherwise ORDERSTATE, or PARAM for a missing remark (screens-commerce §3.2). */
export function requireMove(facts: TimedOrder, to: number, { actor, means, remark, at, dueAt = at }: Mover): MoveAt {
  const decision = decideMove(facts, { to, actor, means, ...(remark ? { remark } : {}) })
  if (decision.kind === 'refused' && decision.error === 'PARAM') throw new CallError('PARAM', { detail: 'remark' })
  if (decision.kind !== 'move') throw new CallError('ORDERSTATE')
  return { ...decision, at: dueAt, refundShare: null }
}

/**
 * Moves a chain of a locked order and records who did it. Refuses a move that is not in the table, or that somebody
 * else has made meanwhile. The effects run in the same transaction: 18 refunds the money, 14 divides it. Returns
 * the chain afterwards.
 */
export async function moveChain(
  db: Db,
  order: Order,
  chain: Chain,
  to: number,
  mover: Mover,
  set: MovedParts = {},
): Promise<Chain> {
  const moved = await writeMove(db, order, chain, to, mover, set)
  const parts = to === ORDER_STATUS.refunded ? await refundChain(db, order, moved, mover.at) : NOTHING
  await tellOfRefund(db, order, chain, to, mover, parts)
  if (to === ORDER_STATUS.completed) {
    const settlement = await settlementOf(db, order, moved, mover.at)
    await postAll(db, [settlement, ...(await cashBackBookings(db, order, mover.at))])
  }
  if (to === ORDER_STATUS.refunded || to === ORDER_STATUS.completed)
    await lifeOf(order.order_type).followed?.(db, order, to, mover.at)
  if (chain.status === ORDER_STATUS.refundRequested && to === chain.prior_status)
    await lifeOf(order.order_type).refundRefused?.(db, order, mover)
  return moved
}

/** Moves a chain without booking money, for the payment, which books everything at once. */
export async function writeMove(
  db: Db,
  order: Order,
  chain: Chain,
  to: number,
  mover: Mover,
  { refund_share = null, ...parts }: MovedParts = {},
): Promise<Chain> {
  const facts = timedChain(order, chain)
  const move = requireMove(facts, to, mover)
  const after = afterMove(facts, { ...move, refundShare: refund_share })
  const moved = await db
    .updateTable('order_chain')
    .set({
      ...parts,
      status: to,
      moved_at: after.movedAt,
      prior_status: after.priorStatus ?? null,
      refund_share: after.refundShare ?? null,
      due_at: nextClockMove(after)?.at ?? null,
    })
    .where('iid', '=', chain.iid)
    .where('id', '=', chain.id)
    .where('status', '=', chain.status)
    .returningAll()
    .executeTakeFirst()
  if (!moved) throw new CallError('ORDERSTATE')
  await recordMove(db, order, { chain_id: chain.id, from: move.from, to }, mover)
  await refreshStatus(db, order, after.movedAt)
  if (to === ORDER_STATUS.refundRequested || to === ORDER_STATUS.refunded)
    await tellStore(db, order, { event: 'refund', key: String(chain.id), title: chain.title, at: mover.at })
  return moved
}

/** Records who moved an order or a chain from which status to which. */
export async function recordMove(
  db: Db,
  { iid, id }: OrderKey,
  { chain_id, from, to }: { chain_id: number | null; from: number | null; to: number },
  { actor, remark = '', at, dueAt = at }: Pick<Mover, 'actor' | 'remark' | 'at' | 'dueAt'>,
): Promise<void> {
  await db
    .insertInto('order_event')
    .values({ iid, order_id: id, chain_id, from_status: from, to_status: to, actor, remark, at: dueAt })
    .execute()
}

/** Sets the order's status from its chains, for its tenant and for those who supply it. */
async function refreshStatus(db: Db, order: Order, at: number): Promise<void> {
  const { iid, id } = order
  const chains = await db
    .selectFrom('order_chain')
    .select(['supplier_iid', 'status', 'due_at', 'title'])
    .where('iid', '=', iid)
    .where('order_id', '=', id)
    .orderBy('id')
    .execute()
  const status = orderStatusOf(chains.map((chain) => chain.status))
  await db
    .updateTable('orders')
    .set({
      status,
      refund: chains.some((chain) => chain.status >= ORDER_STATUS.refundRequested),
      moved_at: sql`case when status = ${status} then moved_at else ${at}::bigint end`,
    })
    .where('iid', '=', iid)
    .where('id', '=', id)
    .execute()
  // For good, and once: when the last of its chains is refunded.
  if (status === ORDER_STATUS.refunded) {
    await countCodeSale(db, order, -1)
    if (order.paid_at !== null) await countRoleSale(db, order, order.paid_at, -1)
  }
  await writeSupplied(db, order, chains)
}
