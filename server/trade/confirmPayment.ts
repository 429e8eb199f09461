import { orderTypeFacts } from '@quanzi/contract'
import type { Services } from '../call/Context'
import type { Db } from '../db/schema'
import { withTransaction } from '../db/withTransaction'
import { move, post, tenantAccount, userAccount } from '../ledger/post'
import { accrueCommission } from './commission'
import type { Order } from './OrderTypeRules'
import { closeUnpaid, lockOrder } from './refunds'
import { lifeOf } from './typeRules'

/** A channel's word that money came, after its signature was verified. */
export interface PaidNotice {
  readonly tradeNo: string
  readonly channelNo: string
  /** Fen that came through the channel. */
  readonly amount: number
}

/** `paid`: booked now. `again`: booked before. `late`: booked and given back. Others: rejected, nothing booked. */
export type Confirmation = 'paid' | 'again' | 'late' | 'unknown' | 'amount' | 'conflict'

/**
 * Moves an order 1 → 11 exactly once, however often the notice comes. The payment row is locked
 * first; a second notice finds it paid. Money for an order that is no longer waiting is booked and
 * refunded (screens-commerce §3.4).
 */
export async function confirmPayment(
  services: Pick<Services, 'db' | 'clock' | 'log'>,
  notice: PaidNotice,
): Promise<Confirmation> {
  const outcome = await withTransaction(services.db, (db) => confirm(db, notice, services.clock()))
  if (outcome !== 'paid' && outcome !== 'again')
    services.log.warn({ tradeNo: notice.tradeNo, outcome }, 'payment notice')
  return outcome
}

async function confirm(db: Db, notice: PaidNotice, at: number): Promise<Confirmation> {
  const known = await db
    .selectFrom('payment')
    .select('order_id')
    .where('trade_no', '=', notice.tradeNo)
    .executeTakeFirst()
  if (!known) return 'unknown'
  // The order first, then its attempt: every other path locks in this order too.
  const order = await lockOrder(db, known.order_id)
  const attempt = await db
    .selectFrom('payment')
    .selectAll()
    .where('trade_no', '=', notice.tradeNo)
    .forUpdate()
    .executeTakeFirst()
  if (!order || !attempt) return 'unknown'
  if (attempt.status === 'paid' || attempt.status === 'late')
    return attempt.channel_no === notice.channelNo ? 'again' : 'conflict'
  if (attempt.amount !== notice.amount) return 'amount'
  const taken = await db
    .selectFrom('payment')
    .select('trade_no')
    .where('channel', '=', attempt.channel)
    .where('channel_no', '=', notice.channelNo)
    .executeTakeFirst()
  if (taken) return 'conflict'
  // What ran out is expired, also before the job has said so: its places may be somebody else's.
  const expired = order.status === 1 && order.expire_at <= at
  if (expired) await closeUnpaid(db, order, 2, { actor: 'system', at })
  const inTime = order.status === 1 && !expired && attempt.status === 'open'
  await db
    .updateTable('payment')
    .set({ status: inTime ? 'paid' : 'late', channel_no: notice.channelNo, paid_at: at })
    .where('trade_no', '=', notice.tradeNo)
    .execute()
  const { iid } = order
  const channel = tenantAccount(iid, 'channel')
  const escrow = tenantAccount(iid, 'escrow')
  if (!inTime) {
    await post(db, {
      iid,
      kind: 'pay',
      ref: notice.tradeNo,
      reason: order.title,
      at,
      postings: move(channel, escrow, notice.amount),
    })
    await post(db, {
      iid,
      kind: 'refund',
      ref: notice.tradeNo,
      reason: order.title,
      at,
      postings: move(escrow, channel, notice.amount),
    })
    await db
      .insertInto('refund')
      .values({
        id: `L${notice.tradeNo}`,
        iid,
        order_id: order.id,
        chain_id: null,
        trade_no: notice.tradeNo,
        amount: notice.amount,
        cash_part: notice.amount,
        wallet_part: 0,
        state: 'open',
        channel_no: null,
        at,
      })
      .execute()
    return 'late'
  }
  const frozen = userAccount(iid, order.user_id, 'frozen')
  await post(db, {
    iid,
    kind: 'pay',
    ref: notice.tradeNo,
    reason: order.title,
    at,
    postings: [...move(channel, escrow, notice.amount), ...move(frozen, escrow, attempt.wallet_part)],
  })
  await settlePaid(db, order, at)
  return 'paid'
}

/** 1 → 11 and what was bought is confirmed; instant orders go on to 13. Answers the new status. */
export async function settlePaid(db: Db, order: Order, at: number): Promise<number> {
  const instant = orderTypeFacts(order.order_type)?.fulfilment === 'instant'
  const status = instant ? 13 : 11
  await db
    .updateTable('orders')
    .set({ status, paid_at: at, moved_at: at })
    .where('id', '=', order.id)
    .where('status', '=', 1)
    .execute()
  await db.updateTable('order_chain').set({ status, moved_at: at }).where('order_id', '=', order.id).execute()
  await db
    .insertInto('order_event')
    .values({ order_id: order.id, chain_id: null, from_status: 1, to_status: 11, actor: 'system', at })
    .execute()
  if (instant)
    await db
      .insertInto('order_event')
      .values({ order_id: order.id, chain_id: null, from_status: 11, to_status: 13, actor: 'system', at })
      .execute()
  await post(db, {
    iid: order.iid,
    kind: 'coin spend',
    ref: order.id,
    reason: order.title,
    currency: 'COIN',
    at,
    postings: move(
      userAccount(order.iid, order.user_id, 'coinHold'),
      tenantAccount(order.iid, 'issue'),
      order.parts.coinSave,
    ),
  })
  const chains = await db.selectFrom('order_chain').selectAll().where('order_id', '=', order.id).orderBy('id').execute()
  await lifeOf(order.order_type).confirm(db, order, chains, at)
  await accrueCommission(db, order, chains, at)
  return status
}
