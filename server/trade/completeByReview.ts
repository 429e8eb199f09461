import { ORDER_STATUS, reviewTypeOf } from '@quanzi/contract'
import { CallError } from '../call/CallError'
import type { Context } from '../call/Context'
import type { Db } from '../db/schema'
import { moveChain } from './moveChain'
import { openOrder } from './openOrder'

interface Reviewed {
  /** Module type of the bought item. */
  readonly type: number
  /** The order. */
  readonly targetRec?: string | undefined
  readonly targetId: string
}

/** A review belongs to a received line of the caller's own order and completes it (13 → 14). */
export async function completeByReview(
  db: Db,
  ctx: Context,
  { type, targetRec: orderId = '', targetId }: Reviewed,
): Promise<void> {
  const open = await openOrder(db, { iid: ctx.iid, id: orderId }, ctx.clock())
  if (!open || open.order.user_id !== ctx.me.user_id) throw new CallError('DENIED')
  const { order } = open
  // Otherwise it would appear under another item with the same id.
  if (reviewTypeOf(order.order_type) !== type) throw new CallError('PARAM', { detail: 'type' })
  const chain = open.chains.find((one) => one.target_id === targetId)
  if (!chain) throw new CallError('NOTFOUND')
  if (chain.status < ORDER_STATUS.paid) throw new CallError('DENIED')
  if (chain.status === ORDER_STATUS.completed) return
  await moveChain(db, order, chain, ORDER_STATUS.completed, { actor: 'buyer', means: 'comment', at: ctx.clock() })
}
