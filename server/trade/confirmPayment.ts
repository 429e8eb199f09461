import { ORDER_STATUS } from '@quanzi/contract'
import type { Services } from '../call/Context'
import type { Db } from '../db/schema'
import { acrossTenants } from '../db/tenantKeys'
import { withTransaction } from '../db/withTransaction'
import { postAll } from '../ledger/post'
import { lateBookings, payBooking } from './bookings'
import type { Order } from './OrderTypeRules'
import { openOrder } from './openOrder'
import { settlePaid } from './settlePaid'
import { tellOfLateMoney } from './tellBuyer'

/** A channel's notification of a payment, after its signature was verified. */
export interface PaidNotice {
  readonly tradeNo: string
  readonly channelNo: string
  /** Fen that arrived through the channel. */
  readonly amount: number
}

/** `paid`: booked now. `again`: booked before. `late`: booked and returned. Others: rejected without a booking. */
export type Confirmation = 'paid' | 'again' | 'late' | 'unknown' | 'amount' | 'conflict'

/**
 * Moves an order 1 → 11 exactly once, however often the notification arrives: locks the payment row, so a second
 * notification finds it paid. Money for an order that no longer waits is booked and refunded (screens-commerce §3.4).
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
    .select(['iid', 'order_id'])
    .where('trade_no', '=', notice.tradeNo)
    .modifyEnd(acrossTenants('a channel names the payment alone'))
    .executeTakeFirst()
  if (!known) return 'unknown'
  // First the order, then its attempt: all other code locks in this order too.
  const open = await openOrder(db, { iid: known.iid, id: known.order_id }, at)
  const attempt = await db
    .selectFrom('payment')
    .selectAll()
    .where('iid', '=', known.iid)
    .where('trade_no', '=', notice.tradeNo)
    .forUpdate()
    .executeTakeFirst()
  if (!open || !attempt) return 'unknown'
  const { order } = open
  if (attempt.status === 'paid' || attempt.status === 'late')
    return attempt.channel_no === notice.channelNo ? 'again' : 'conflict'
  if (attempt.amount !== notice.amount) return 'amount'
  const taken = await db
    .selectFrom('payment')
    .select('trade_no')
    .where('iid', '=', known.iid)
    .where('channel', '=', attempt.channel)
    .where('channel_no', '=', notice.channelNo)
    .executeTakeFirst()
  if (taken) return 'conflict'
  const inTime = order.status === ORDER_STATUS.waiting && attempt.status === 'open'
  await db
    .updateTable('payment')
    .set({ status: inTime ? 'paid' : 'late', channel_no: notice.channelNo, paid_at: at })
    .where('iid', '=', known.iid)
    .where('trade_no', '=', notice.tradeNo)
    .execute()
  if (!inTime) {
    await giveBackLate(db, order, notice, at)
    return 'late'
  }
  const paid = payBooking(order, notice.tradeNo, { cash: notice.amount, wallet: attempt.wallet_part }, at)
  await settlePaid(db, order, at, [paid])
  return 'paid'
}

async function giveBackLate(db: Db, order: Order, { tradeNo, amount }: PaidNotice, at: number): Promise<void> {
  await postAll(db, lateBookings(order, tradeNo, amount, at))
  await db
    .insertInto('refund')
    .values({
      id: `L${tradeNo}`,
      iid: order.iid,
      order_id: order.id,
      chain_id: null,
      trade_no: tradeNo,
      amount,
      cash_part: amount,
      wallet_part: 0,
      state: 'open',
      channel_no: null,
      at,
    })
    .execute()
  await tellOfLateMoney(db, order, tradeNo, amount, at)
}
