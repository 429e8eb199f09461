import { formatYuan, ORDER_STATUS, orderStatusOf } from '@quanzi/contract'
import type { Db } from '../db/schema'
import { move, post, type Transaction, tenantAccount, userAccount } from '../ledger/post'
import type { Chain, Order } from './OrderTypeRules'
import { tellBuyer } from './tellBuyer'

const HOUR = 3_600_000

/** Opens an order's offer of cash back when the order is paid. The cash back never exceeds the payment for its line. */
export async function openShare(db: Db, order: Order, chains: readonly Chain[], at: number): Promise<void> {
  const { buy_share: terms, iid, id } = order
  const chain = chains.find(({ target_id }) => target_id === terms?.key)
  if (!terms || !chain) return
  const cash_back = Math.min(terms.cashBack, chain.paid)
  if (cash_back <= 0) return
  await db
    .insertInto('buy_share')
    .values({ iid, order_id: id, chain_id: chain.id, need: terms.need, cash_back, end_at: at + terms.hours * HOUR })
    .execute()
}

/**
 * The bookings of the cash back that is due: enough friends have supported it, and the order is completed without a
 * refund of the line. The buyer is told.
 */
export async function cashBackBookings(db: Db, order: Order, at: number): Promise<Transaction[]> {
  const { iid, id } = order
  const share = await db
    .selectFrom('buy_share')
    .select(['chain_id', 'cash_back'])
    .where('iid', '=', iid)
    .where('order_id', '=', id)
    .whereRef('count', '>=', 'need')
    .executeTakeFirst()
  if (!share) return []
  const chains = await db
    .selectFrom('order_chain')
    .select(['id', 'status'])
    .where('iid', '=', iid)
    .where('order_id', '=', id)
    .execute()
  const own = chains.find((chain) => chain.id === share.chain_id)
  const done = orderStatusOf(chains.map(({ status }) => status)) === ORDER_STATUS.completed
  if (!done || own?.status !== ORDER_STATUS.completed) return []
  const yuan = formatYuan(share.cash_back)
  const text = {
    zh: `好友助力成功，「${order.title}」的返现 ¥${yuan} 已到余额`,
    en: `Your friends have helped: ¥${yuan} cash back for “${order.title}” is in your balance`,
  }
  await tellBuyer(db, order, { text, key: `cashback-${id}`, at })
  const buyer = userAccount(iid, order.user_id, 'wallet')
  const postings = move(tenantAccount(iid, 'marketing'), buyer, share.cash_back)
  return [{ iid, kind: 'cashback', ref: id, reason: order.title, at, postings }]
}

/** Counts a supporter of a locked order once, while the offer is open. Returns false when it is not. */
export async function countSupport(db: Db, order: Order, userId: number, at: number): Promise<boolean> {
  const { iid, id: order_id } = order
  const { numInsertedOrUpdatedRows: added } = await db
    .insertInto('buy_share_support')
    .values({ iid, order_id, user_id: userId, at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (added === 0n) return true
  const counted = await db
    .updateTable('buy_share')
    .set(({ eb }) => ({ count: eb('count', '+', 1) }))
    .where('iid', '=', iid)
    .where('order_id', '=', order_id)
    .whereRef('count', '<', 'need')
    .where('end_at', '>', at)
    .executeTakeFirst()
  if (counted.numUpdatedRows === 0n) return false
  for (const booking of await cashBackBookings(db, order, at)) await post(db, booking)
  return true
}
