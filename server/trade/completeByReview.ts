import { reviewTypeOf } from '@quanzi/contract'
import { CallError } from '../call/CallError'
import type { Context } from '../call/Context'
import type { Db } from '../db/schema'
import { completeChain } from './settle'

interface Reviewed {
  /** Module type of what was bought. */
  readonly type: number
  /** The order. */
  readonly targetRec?: string | undefined
  readonly targetId: string
}

/** A review belongs to a received line of one's own order and completes it (13 → 14). */
export async function completeByReview(
  db: Db,
  ctx: Context,
  { type, targetRec: orderId = '', targetId }: Reviewed,
): Promise<void> {
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', orderId)
    .where('iid', '=', ctx.iid)
    .forUpdate()
    .executeTakeFirst()
  if (!order || order.user_id !== ctx.me.user_id) throw new CallError('DENIED')
  // Else it would stand below another item that bears the same id.
  if (reviewTypeOf(order.order_type) !== type) throw new CallError('PARAM', { detail: 'type' })
  const chain = await db
    .selectFrom('order_chain')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('target_id', '=', targetId)
    .executeTakeFirst()
  if (!chain) throw new CallError('NOTFOUND')
  if (chain.status < 11 || chain.status > 18) throw new CallError('DENIED')
  if (chain.status === 14) return
  if (chain.status !== 13) throw new CallError('ORDERSTATE')
  await completeChain(db, order, chain, { actor: 'buyer', at: ctx.clock() })
}
