import { allowedMoves, nextClockMove, ORDER_STATUS } from '@quanzi/contract'
import type { Db } from '../db/schema'
import { postAll, type Transaction } from '../ledger/post'
import { coinBooking } from './bookings'
import { openShare } from './buyShare'
import { countCodeSale } from './codeSales'
import { accrueCommission } from './commission'
import { recordMove, requireMove, writeMove } from './moveChain'
import type { Order } from './OrderTypeRules'
import { chainsOf } from './openOrder'
import { lifeOf } from './orderTypes'
import { countRoleSale } from './roleSums'
import { settlementOf } from './settlementOf'
import { writeSupplied } from './suppliedOrders'
import { tellStore } from './tellStore'
import { timedChain, timedOrder } from './timedOrder'

/**
 * Pays a locked order, 1 → 11: grants what was bought, and books the money once, together with the payment's own bookings.
 * Types fulfilled by the payment continue at once to 13, or to 14 for a tip. Returns the new status.
 */
export async function settlePaid(db: Db, order: Order, at: number, payment: readonly Transaction[]): Promise<number> {
  const mover = { actor: 'system', means: 'payment', at } as const
  const { from, to } = requireMove(timedOrder(order), ORDER_STATUS.paid, mover)
  await db
    .updateTable('orders')
    .set({ status: to, paid_at: at, moved_at: at })
    .where('iid', '=', order.iid)
    .where('id', '=', order.id)
    .where('status', '=', from)
    .execute()
  await countCodeSale(db, order, 1)
  await countRoleSale(db, order, at, 1)
  for (const chain of await chainsOf(db, order)) {
    const paid = timedChain(order, { ...chain, status: to, moved_at: at })
    await db
      .updateTable('order_chain')
      .set({ status: to, moved_at: at, due_at: nextClockMove(paid)?.at ?? null })
      .where('iid', '=', chain.iid)
      .where('id', '=', chain.id)
      .execute()
  }
  await recordMove(db, order, { chain_id: null, from, to }, mover)
  const chains = await chainsOf(db, order)
  await writeSupplied(db, order, chains)
  await tellStore(db, order, { event: 'paid', key: order.id, title: order.title, at })
  const life = lifeOf(order.order_type)
  await life.confirm(db, order, chains, at)
  await openShare(db, order, chains, at)
  const accrued = await accrueCommission(db, order, chains, at)
  const settled: Transaction[] = []
  for (const chain of chains)
    for (const { move, to: next } of allowedMoves(timedChain(order, chain), mover.actor))
      if (move.means === mover.means) {
        const moved = await writeMove(db, order, chain, next, mover)
        if (next === ORDER_STATUS.completed) settled.push(await settlementOf(db, order, moved, at))
      }
  await postAll(db, [
    ...payment,
    coinBooking(order, 'coin spend', order.parts.coinSave, at),
    ...accrued,
    ...((await life.grantBookings?.(db, order, at)) ?? []),
    ...settled,
  ])
  const now = await db
    .selectFrom('orders')
    .select('status')
    .where('iid', '=', order.iid)
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow()
  return now.status
}
