import { sql } from 'kysely'
import { CallError } from '../call/CallError'
import type { Db } from '../db/schema'
import { postAll, type Transaction } from '../ledger/post'
import { releaseBooking } from './bookings'
import { type Mover, recordMove, requireMove } from './moveChain'
import type { Order } from './OrderTypeRules'
import { lifeOf } from './orderTypes'
import { returnDiscounts } from './returnDiscounts'
import { timedOrder } from './timedOrder'

/** Ends a locked order that waits for payment (→ 2, 3 or 4) and releases everything it held. */
export async function closeUnpaid(db: Db, order: Order, to: number, mover: Mover): Promise<void> {
  const { from, at: moved_at } = requireMove(timedOrder(order), to, mover)
  const moved = await db
    .updateTable('orders')
    .set({ status: to, moved_at })
    .where('iid', '=', order.iid)
    .where('id', '=', order.id)
    .where('status', '=', from)
    .returning('id')
    .executeTakeFirst()
  if (!moved) throw new CallError('ORDERSTATE')
  await db
    .updateTable('order_chain')
    .set({ status: to, moved_at, due_at: null })
    .where('iid', '=', order.iid)
    .where('order_id', '=', order.id)
    .execute()
  await recordMove(db, order, { chain_id: null, from, to }, mover)
  const { at } = mover
  await lifeOf(order.order_type).release(db, order, at)
  await returnPromo(db, order)
  await postAll(db, [...(await closeAttempts(db, order, at)), ...(await returnDiscounts(db, order, at))])
}

const returnPromo = async (db: Db, { iid, promo_id }: Order): Promise<void> => {
  if (promo_id === null) return
  await db
    .updateTable('discount_code')
    .set({ used: sql`used - 1` })
    .where('iid', '=', iid)
    .where('id', '=', promo_id)
    .where('used', '>', 0)
    .execute()
}

/** Closes open payment attempts. Returns the bookings that release held wallet money. */
export async function closeAttempts(db: Db, order: Order, at: number): Promise<Transaction[]> {
  const open = await db
    .updateTable('payment')
    .set({ status: 'closed' })
    .where('iid', '=', order.iid)
    .where('order_id', '=', order.id)
    .where('status', '=', 'open')
    .returning(['trade_no', 'wallet_part'])
    .execute()
  return open.map(({ trade_no, wallet_part }) => releaseBooking(order, trade_no, wallet_part, at))
}
