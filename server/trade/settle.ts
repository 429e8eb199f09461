import { orderStatusOf } from '@quanzi/contract'
import { sql } from 'kysely'
import { CallError } from '../call/CallError'
import type { Db } from '../db/schema'
import { move, post, tenantAccount } from '../ledger/post'
import { settleCommission } from './commission'
import type { Chain, Order } from './OrderTypeRules'

export interface Mover {
  readonly actor: string
  readonly at: number
  readonly remark?: string
}

/** Moves a chain by compare-and-set and records who did it; ORDERSTATE when it was moved meanwhile. */
export async function moveChain(
  db: Db,
  order: Order,
  chain: Chain,
  to: number,
  { actor, at, remark = '' }: Mover,
  more: Partial<Pick<Chain, 'prior_status' | 'refund_share' | 'remark'>> = {},
): Promise<void> {
  const moved = await db
    .updateTable('order_chain')
    .set({ status: to, moved_at: at, ...more })
    .where('id', '=', chain.id)
    .where('status', '=', chain.status)
    .returning('id')
    .executeTakeFirst()
  if (!moved) throw new CallError('ORDERSTATE')
  await db
    .insertInto('order_event')
    .values({ order_id: order.id, chain_id: chain.id, from_status: chain.status, to_status: to, actor, remark, at })
    .execute()
  await refreshStatus(db, order.id, at)
}

/** Sets the order's status from its chains'. */
export async function refreshStatus(db: Db, orderId: string, at: number): Promise<number> {
  const chains = await db.selectFrom('order_chain').select('status').where('order_id', '=', orderId).execute()
  const status = orderStatusOf(chains.map((chain) => chain.status))
  await db
    .updateTable('orders')
    .set({ status, moved_at: sql`case when status = ${status} then moved_at else ${at}::bigint end` })
    .where('id', '=', orderId)
    .execute()
  return status
}

/** 13 → 14: the chain is done and its money leaves the escrow. */
export async function completeChain(db: Db, order: Order, chain: Chain, mover: Mover): Promise<void> {
  await moveChain(db, order, chain, 14, mover)
  const { iid } = order
  const commission = await settleCommission(db, order, chain)
  await post(db, {
    iid,
    kind: 'settle',
    ref: `chain:${chain.id}`,
    reason: order.title,
    at: mover.at,
    postings: [
      ...commission.postings,
      ...move(tenantAccount(iid, 'escrow'), tenantAccount(chain.supplier_iid, 'tenant'), chain.paid - commission.total),
    ],
  })
}
