import { randomBytes } from 'node:crypto'
import { ORDER_STATUS, type PaymentAttempt } from '@quanzi/contract'
import { CallError } from '../call/CallError'
import type { Context } from '../call/Context'
import type { Db } from '../db/schema'
import { withTransaction } from '../db/withTransaction'
import { balanceOf, post, postAll, userAccount } from '../ledger/post'
import type { PayChannel } from '../providers/payment/PaymentProvider'
import { holdBooking, payBooking } from './bookings'
import { closeAttempts } from './closeUnpaid'
import type { OrderKey } from './OrderTypeRules'
import { openOrder } from './openOrder'
import { settlePaid } from './settlePaid'

const CHANNELS: Readonly<Record<number, PayChannel>> = { 1: 'jsapi', 2: 'mini', 3: 'tt' }

export const channelOf = (payType: number): PayChannel => CHANNELS[payType] ?? 'jsapi'

const REPEAT_MS = 5000

const SETTLED = { jsapi_pay_info: '', timestamp: '', ret: '', ret1: '', sign: '', cashierUrl: '' }

/**
 * Opens a payment attempt and closes the one before, unless this is a double tap. The wallet pays first when
 * requested.
 */
export async function payOrder(
  ctx: Context,
  wish: { orderId: string; channel: PayChannel; needLeft: boolean },
): Promise<PaymentAttempt> {
  const attempt = await withTransaction(ctx.db, (db) => openAttempt(db, ctx, wish))
  if (attempt.paid) return { ...SETTLED, tradeNo: attempt.tradeNo, paid: true }
  const openid = ctx.session?.openid ?? ctx.me.openid
  const ticket = await ctx.providers.payment.create({
    tradeNo: attempt.tradeNo,
    amount: attempt.amount,
    title: attempt.title,
    channel: wish.channel,
    openid,
  })
  return { tradeNo: attempt.tradeNo, paid: false, ...ticket }
}

/** The attempt of a moment ago, whose window may already be open. A double tap gets it again. */
const openLately = (db: Db, { iid, id }: OrderKey, at: number) =>
  db
    .selectFrom('payment')
    .select(['trade_no', 'channel', 'amount', 'wallet_part'])
    .where('iid', '=', iid)
    .where('order_id', '=', id)
    .where('status', '=', 'open')
    .where('created_at', '>', at - REPEAT_MS)
    .executeTakeFirst()

async function openAttempt(
  db: Db,
  ctx: Context,
  { orderId, channel, needLeft }: { orderId: string; channel: PayChannel; needLeft: boolean },
) {
  const at = ctx.clock()
  const order = (await openOrder(db, { iid: ctx.iid, id: orderId }, at))?.order
  if (!order) throw new CallError('NOTFOUND')
  if (order.user_id !== ctx.me.user_id) throw new CallError('DENIED')
  if (order.status > 10) {
    const paid = await db
      .selectFrom('payment')
      .select('trade_no')
      .where('iid', '=', order.iid)
      .where('order_id', '=', orderId)
      .where('status', '=', 'paid')
      .executeTakeFirst()
    return { tradeNo: paid?.trade_no ?? '', paid: true, amount: 0, title: order.title }
  }
  if (order.status !== ORDER_STATUS.waiting) throw new CallError('ORDERSTATE')
  const wallet = userAccount(order.iid, order.user_id, 'wallet')
  const left = needLeft ? await balanceOf(db, wallet) : 0
  const first = await openLately(db, order, at)
  if (first?.channel === channel && (first.wallet_part > 0 ? needLeft : left === 0))
    return { tradeNo: first.trade_no, paid: false, amount: first.amount, title: order.title }
  await postAll(db, await closeAttempts(db, order, at))
  const walletPart = needLeft ? Math.min(order.payable, await balanceOf(db, wallet)) : 0
  const tradeNo = `T${randomBytes(12).toString('hex')}`
  const amount = order.payable - walletPart
  await db
    .insertInto('payment')
    .values({
      iid: order.iid,
      trade_no: tradeNo,
      order_id: orderId,
      channel,
      amount,
      wallet_part: walletPart,
      status: 'open',
      channel_no: null,
      created_at: at,
      paid_at: null,
    })
    .execute()
  const hold = holdBooking(order, tradeNo, walletPart, at)
  if (amount > 0) {
    await post(db, hold)
    return { tradeNo, paid: false, amount, title: order.title }
  }
  await db
    .updateTable('payment')
    .set({ status: 'paid', channel_no: tradeNo, paid_at: at })
    .where('iid', '=', order.iid)
    .where('trade_no', '=', tradeNo)
    .execute()
  await settlePaid(db, order, at, [hold, payBooking(order, tradeNo, { cash: 0, wallet: walletPart }, at)])
  return { tradeNo, paid: true, amount: 0, title: order.title }
}
