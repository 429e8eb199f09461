import { ORDER_STATUS, percentOf } from '@quanzi/contract'
import { sql } from 'kysely'
import type { Db } from '../db/schema'
import { postAll } from '../ledger/post'
import { refundBookings } from './bookings'
import { cashBackBookings } from './buyShare'
import { closeShares } from './commission'
import type { Chain, Order, OrderKey } from './OrderTypeRules'
import { lifeOf } from './orderTypes'
import { type Parts, refundParts } from './refundParts'
import { returnDiscounts } from './returnDiscounts'

/** The amount to refund for a chain: its whole payment, or the percentage of its refund ladder. */
export const refundAmount = ({ paid, refund_share }: Pick<Chain, 'paid' | 'refund_share'>): number =>
  percentOf(paid, refund_share ?? 100)

/**
 * The effects of refunding a chain (→ 18): revokes what was granted, books the money back, and leaves the channel's
 * part to the refund job, and returns both parts. Only `moveChain` calls it, on a locked order.
 */
export async function refundChain(db: Db, order: Order, chain: Chain, at: number): Promise<Parts> {
  const life = lifeOf(order.order_type)
  await life.revoke(db, order, chain, at)
  const amount = refundAmount(chain)
  const { tradeNo, ...paid } = await paidParts(db, order)
  const parts = refundParts(amount, paid, await givenBack(db, order))
  const shares = await closeShares(db, chain, 'reversed')
  const discounts = (await isUndone(db, order)) ? await returnDiscounts(db, order, at) : []
  const revoked = (await life.revokeBookings?.(db, order, at)) ?? []
  // The other lines may already be completed; then this refund completes the order.
  const cashBack = await cashBackBookings(db, order, at)
  await postAll(db, [...refundBookings(order, chain, { shares, parts }, at), ...discounts, ...revoked, ...cashBack])
  if (amount > 0)
    await db
      .insertInto('refund')
      .values({
        id: `R${chain.id}`,
        iid: order.iid,
        order_id: order.id,
        chain_id: chain.id,
        trade_no: tradeNo,
        amount,
        cash_part: parts.cash,
        wallet_part: parts.wallet,
        state: parts.cash > 0 ? 'open' : 'done',
        channel_no: null,
        at,
      })
      .execute()
  return parts
}

/** The amounts paid for the order, and the channel's number of the payment. */
export async function paidParts(db: Db, { iid, id }: OrderKey): Promise<Parts & { readonly tradeNo: string | null }> {
  const payment = await db
    .selectFrom('payment')
    .select(['trade_no', 'amount', 'wallet_part'])
    .where('iid', '=', iid)
    .where('order_id', '=', id)
    .where('status', '=', 'paid')
    .executeTakeFirst()
  return { cash: payment?.amount ?? 0, wallet: payment?.wallet_part ?? 0, tradeNo: payment?.trade_no ?? null }
}

/** The amounts that earlier refunds of the order's chains returned. */
export async function givenBack(db: Db, { iid, id }: OrderKey): Promise<Parts> {
  const row = await db
    .selectFrom('refund')
    .select([
      sql<number>`coalesce(sum(cash_part), 0)`.as('cash'),
      sql<number>`coalesce(sum(wallet_part), 0)`.as('wallet'),
    ])
    .where('iid', '=', iid)
    .where('order_id', '=', id)
    .where('chain_id', 'is not', null)
    .executeTakeFirstOrThrow()
  return { cash: Number(row.cash), wallet: Number(row.wallet) }
}

/** True when every chain was refunded in full. */
async function isUndone(db: Db, { iid, id }: OrderKey): Promise<boolean> {
  const chains = await db
    .selectFrom('order_chain')
    .select(['status', 'paid', 'refund_share'])
    .where('iid', '=', iid)
    .where('order_id', '=', id)
    .execute()
  return chains.every((chain) => chain.status === ORDER_STATUS.refunded && refundAmount(chain) === chain.paid)
}
