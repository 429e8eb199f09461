import { sql } from 'kysely'
import type { Db } from '../db/schema'
import { withTransaction } from '../db/withTransaction'
import { move, post, tenantAccount, userAccount } from '../ledger/post'
import { reverseCommission } from './commission'
import type { Chain, Order } from './OrderTypeRules'
import { type Mover, moveChain } from './settle'
import { lifeOf } from './typeRules'

/** Splits a refund over cash and wallet in the proportion that was paid. */
export function refundParts(
  amount: number,
  paid: { readonly cash: number; readonly wallet: number },
): { cash: number; wallet: number } {
  const total = paid.cash + paid.wallet
  if (total === 0) return { cash: 0, wallet: 0 }
  const wallet = Math.floor((amount * paid.wallet) / total)
  const cash = amount - wallet
  return cash > paid.cash ? { cash: paid.cash, wallet: amount - paid.cash } : { cash, wallet }
}

/**
 * 15 or 17 → 18: revokes what was granted, books the money back and leaves the channel's part to
 * the refund job. A kept share (refund ladder) goes to the seller at once.
 */
export async function refundChain(db: Db, order: Order, chain: Chain, mover: Mover): Promise<void> {
  await moveChain(db, order, chain, 18, mover)
  await lifeOf(order.order_type).revoke(db, order, chain, mover.at)
  const amount = Math.floor((chain.paid * (chain.refund_share ?? 100)) / 100)
  const payment = await db
    .selectFrom('payment')
    .selectAll()
    .where('order_id', '=', order.id)
    .where('status', '=', 'paid')
    .executeTakeFirst()
  const parts = refundParts(amount, { cash: payment?.amount ?? 0, wallet: payment?.wallet_part ?? 0 })
  const { iid } = order
  const escrow = tenantAccount(iid, 'escrow')
  await post(db, {
    iid,
    kind: 'refund',
    ref: `chain:${chain.id}`,
    reason: order.title,
    at: mover.at,
    postings: [
      ...(await reverseCommission(db, order, chain)),
      ...move(escrow, userAccount(iid, order.user_id, 'wallet'), parts.wallet),
      ...move(escrow, tenantAccount(iid, 'channel'), parts.cash),
    ],
  })
  if (chain.paid > amount)
    await post(db, {
      iid,
      kind: 'settle',
      ref: `kept:${chain.id}`,
      reason: order.title,
      at: mover.at,
      postings: move(escrow, tenantAccount(chain.supplier_iid, 'tenant'), chain.paid - amount),
    })
  if (amount > 0)
    await db
      .insertInto('refund')
      .values({
        id: `R${chain.id}`,
        iid,
        order_id: order.id,
        chain_id: chain.id,
        trade_no: payment?.trade_no ?? null,
        amount,
        cash_part: parts.cash,
        wallet_part: parts.wallet,
        state: parts.cash > 0 ? 'open' : 'done',
        channel_no: null,
        at: mover.at,
      })
      .execute()
  const open = await db
    .selectFrom('order_chain')
    .select('id')
    .where('order_id', '=', order.id)
    .where('status', '<>', 18)
    .executeTakeFirst()
  if (!open && amount === chain.paid) await returnCoupons(db, order, mover.at)
}

/** Coupons and spent coins come back when the whole order is undone; what expired meanwhile stays away. */
export async function returnCoupons(db: Db, order: Order, at: number): Promise<void> {
  await db
    .updateTable('user_coupon')
    .set({ status: 0, order_id: null })
    .where('order_id', '=', order.id)
    .where('end_time', '>', at)
    .execute()
  const coins = order.parts.coinSave
  if (coins === 0) return
  const spent = await db
    .selectFrom('ledger_txn')
    .select('id')
    .where('iid', '=', order.iid)
    .where('kind', '=', 'coin spend')
    .where('ref', '=', order.id)
    .executeTakeFirst()
  const from = spent ? tenantAccount(order.iid, 'issue') : userAccount(order.iid, order.user_id, 'coinHold')
  await post(db, {
    iid: order.iid,
    kind: 'coin return',
    ref: order.id,
    reason: order.title,
    currency: 'COIN',
    at,
    postings: move(from, userAccount(order.iid, order.user_id, 'coin'), coins),
  })
}

/** Ends an unpaid order (2, 3 or 4) and gives back everything it held; false when it is no longer waiting. */
export async function closeUnpaid(
  db: Db,
  order: Order,
  to: 2 | 3 | 4,
  { actor, at, remark = '' }: Mover,
): Promise<boolean> {
  const moved = await db
    .updateTable('orders')
    .set({ status: to, moved_at: at })
    .where('id', '=', order.id)
    .where('status', '=', 1)
    .returning('id')
    .executeTakeFirst()
  if (!moved) return false
  await db.updateTable('order_chain').set({ status: to, moved_at: at }).where('order_id', '=', order.id).execute()
  await db
    .insertInto('order_event')
    .values({ order_id: order.id, chain_id: null, from_status: 1, to_status: to, actor, remark, at })
    .execute()
  await lifeOf(order.order_type).release(db, order, at)
  await closeAttempts(db, order, at)
  await returnCoupons(db, order, at)
  await returnPromo(db, order)
  return true
}

const returnPromo = async (db: Db, { promo_id }: Order): Promise<void> => {
  if (promo_id === null) return
  await db
    .updateTable('discount_code')
    .set({ used: sql`used - 1` })
    .where('id', '=', promo_id)
    .where('used', '>', 0)
    .execute()
}

/** Closes open payment attempts; frozen wallet money goes back. */
export async function closeAttempts(db: Db, order: Order, at: number): Promise<void> {
  const open = await db
    .updateTable('payment')
    .set({ status: 'closed' })
    .where('order_id', '=', order.id)
    .where('status', '=', 'open')
    .returningAll()
    .execute()
  for (const attempt of open) {
    const { iid } = order
    await post(db, {
      iid,
      kind: 'release',
      ref: attempt.trade_no,
      reason: order.title,
      at,
      postings: move(
        userAccount(iid, order.user_id, 'frozen'),
        userAccount(iid, order.user_id, 'wallet'),
        attempt.wallet_part,
      ),
    })
  }
}

/** Unpaid orders past their time become 2; answers how many. */
export async function expireOrders(db: Db, at: number, only?: string): Promise<number> {
  const late = await db
    .selectFrom('orders')
    .selectAll()
    .where('status', '=', 1)
    .where('expire_at', '<=', at)
    .$if(only !== undefined, (q) => q.where('id', '=', only ?? ''))
    .orderBy('id')
    .limit(100)
    .execute()
  let count = 0
  for (const order of late)
    if (await withTransaction(db, (trx) => closeUnpaid(trx, order, 2, { actor: 'system', at }))) count += 1
  return count
}

/** The order locked for a change. */
export async function lockOrder(db: Db, id: string): Promise<Order | undefined> {
  return await db.selectFrom('orders').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export const sumPaid = sql<number>`coalesce(sum(paid), 0)`
