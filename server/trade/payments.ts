import { randomBytes } from 'node:crypto'
import type { PaymentAttempt } from '@quanzi/contract'
import { CallError } from '../call/CallError'
import type { Context } from '../call/Context'
import type { Db } from '../db/schema'
import { withTransaction } from '../db/withTransaction'
import { balanceOf, move, post, tenantAccount, userAccount } from '../ledger/post'
import type { PayChannel } from '../providers/payment/PaymentProvider'
import { settlePaid } from './confirmPayment'
import { closeAttempts, expireOrders, lockOrder } from './refunds'

const CHANNELS: Readonly<Record<number, PayChannel>> = { 1: 'jsapi', 2: 'mini', 3: 'tt' }

export const channelOf = (payType: number): PayChannel => CHANNELS[payType] ?? 'jsapi'

const REPEAT_MS = 5000

const SETTLED = { jsapi_pay_info: '', timestamp: '', ret: '', ret1: '', sign: '', cashierUrl: '' }

/** Opens a payment attempt and closes the one before, unless it is the same tap; the wallet pays first when wished. */
export async function payOrder(
  ctx: Context,
  wish: { orderId: string; channel: PayChannel; needLeft: boolean },
): Promise<PaymentAttempt> {
  await expireOrders(ctx.db, ctx.clock(), wish.orderId)
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

/** The attempt of a moment ago, whose window may already be open: a double tap is answered with it. */
const openLately = (db: Db, orderId: string, at: number) =>
  db
    .selectFrom('payment')
    .select(['trade_no', 'channel', 'amount', 'wallet_part'])
    .where('order_id', '=', orderId)
    .where('status', '=', 'open')
    .where('created_at', '>', at - REPEAT_MS)
    .executeTakeFirst()

async function openAttempt(
  db: Db,
  ctx: Context,
  { orderId, channel, needLeft }: { orderId: string; channel: PayChannel; needLeft: boolean },
) {
  const order = await lockOrder(db, orderId)
  if (!order || order.iid !== ctx.iid) throw new CallError('NOTFOUND')
  if (order.user_id !== ctx.me.user_id) throw new CallError('DENIED')
  const at = ctx.clock()
  if (order.status > 10) {
    const paid = await db
      .selectFrom('payment')
      .select('trade_no')
      .where('order_id', '=', orderId)
      .where('status', '=', 'paid')
      .executeTakeFirst()
    return { tradeNo: paid?.trade_no ?? '', paid: true, amount: 0, title: order.title }
  }
  if (order.status !== 1) throw new CallError('ORDERSTATE')
  const { iid } = order
  const wallet = userAccount(iid, order.user_id, 'wallet')
  const frozen = userAccount(iid, order.user_id, 'frozen')
  const left = needLeft ? await balanceOf(db, wallet) : 0
  const first = await openLately(db, orderId, at)
  if (first?.channel === channel && (first.wallet_part > 0 ? needLeft : left === 0))
    return { tradeNo: first.trade_no, paid: false, amount: first.amount, title: order.title }
  await closeAttempts(db, order, at)
  const walletPart = needLeft ? Math.min(order.payable, await balanceOf(db, wallet)) : 0
  const tradeNo = `T${randomBytes(12).toString('hex')}`
  const amount = order.payable - walletPart
  await db
    .insertInto('payment')
    .values({
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
  await post(db, {
    iid,
    kind: 'hold',
    ref: tradeNo,
    reason: order.title,
    at,
    postings: move(wallet, frozen, walletPart),
  })
  if (amount > 0) return { tradeNo, paid: false, amount, title: order.title }
  await db
    .updateTable('payment')
    .set({ status: 'paid', channel_no: tradeNo, paid_at: at })
    .where('trade_no', '=', tradeNo)
    .execute()
  await post(db, {
    iid,
    kind: 'pay',
    ref: tradeNo,
    reason: order.title,
    at,
    postings: move(frozen, tenantAccount(iid, 'escrow'), walletPart),
  })
  await settlePaid(db, order, at)
  return { tradeNo, paid: true, amount: 0, title: order.title }
}
