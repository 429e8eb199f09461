import { createHash } from 'node:crypto'
import type { OrderCreated } from '@quanzi/contract'
import { ORDER_REPEAT_MS, ORDER_STATUS } from '@quanzi/contract'
import { askerOf } from '../call/Asker'
import { CallError } from '../call/CallError'
import type { Context } from '../call/Context'
import { within } from '../call/within'
import type { Db } from '../db/schema'
import { takeTurns } from '../db/takeTurns'
import { withTransaction } from '../db/withTransaction'
import { postAll } from '../ledger/post'
import type { CreateWish } from './CreateWish'
import { canonicalWish } from './canonicalWish'
import { checkSeller } from './checkSeller'
import { checkHeld, checkUnpaid } from './checkUnpaid'
import { closeUnpaid } from './closeUnpaid'
import { deliveryAddress } from './deliveryAddress'
import { insertOrder, newOrderId } from './insertOrder'
import { linesOf } from './linesOf'
import { moveDueOrders } from './moveDueOrders'
import type { Order } from './OrderTypeRules'
import { openOrder } from './openOrder'
import { rulesOf } from './orderTypes'
import { priceQuote } from './placing'
import { quoteOf } from './quoteOf'
import { settlePaid } from './settlePaid'
import { takeDiscounts } from './takeDiscounts'

/**
 * Creates an order: reserves seats, coupons and coins and fixes the price, or refuses a different one, all in one
 * transaction. A repeated reqId, or without one an identical unpaid order of the last minute, gets the first order. A
 * price of 0 is paid at once.
 */
export async function placeOrder(ctx: Context, asked: CreateWish): Promise<OrderCreated> {
  const now = ctx.clock()
  // What expired orders hold becomes free, even before the job has run.
  const others = (await rulesOf(asked.orderType).heldBy?.(ctx.db, ctx.iid, asked.keys)) ?? []
  for (const iid of new Set([ctx.iid, ...others]))
    await moveDueOrders({ db: ctx.db, log: ctx.log }, now, { iid, waiting: true })
  return await withTransaction(ctx.db, async (db) => {
    // One order per person at a time, so that a double tap finds the first.
    await takeTurns(db, ctx.iid, `order ${ctx.me.user_id}`)
    const wish = await canonicalWish({ db, iid: ctx.iid }, asked)
    const fingerprint = fingerprintOf(wish)
    await checkSeller(db, wish)
    const first = (await earlierOrder(db, ctx, wish, fingerprint)) ?? (await waitingFor(db, ctx, wish, fingerprint))
    if (first)
      return { gid: first.id, status: first.status, payable: first.payable, expireAt: first.expire_at, again: true }
    const inside = within(ctx, db)
    const rules = rulesOf(wish.orderType)
    const quote = await quoteOf(inside, wish)
    const priced = await priceQuote(db, askerOf(ctx), wish.orderType, quote, wish.discounts)
    const { price } = priced
    if (wish.info.payable !== undefined && wish.info.payable !== price.payable)
      throw new CallError('PRICE', { data: { payable: price.payable, lines: linesOf(quote) } })
    if (price.payable > 0) {
      await checkUnpaid(db, ctx.me, now)
      const targets = quote.lines.map(({ targetId }) => targetId)
      await checkHeld(db, ctx.me, { orderType: wish.orderType, targets }, now)
    }
    const address = await deliveryAddress(db, ctx.me, wish)
    const id = await newOrderId(db, now)
    await rules.reserve(db, inside, wish, id)
    await insertOrder(db, ctx, { id, wish, quote, priced, fingerprint, now, address })
    const order = await db
      .selectFrom('orders')
      .selectAll()
      .where('iid', '=', ctx.iid)
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const held = await takeDiscounts(db, order, priced, now)
    const free = order.payable === 0
    if (!free) await postAll(db, held)
    const status = free ? await settlePaid(db, order, now, held) : order.status
    return { gid: id, status, payable: order.payable, expireAt: order.expire_at }
  })
}

const fingerprintOf = (wish: CreateWish): string => {
  const { reqId: _reqId, payable: _payable, ...info } = wish.info
  const asked = [
    wish.orderType,
    wish.keys,
    wish.property,
    wish.property2,
    wish.num,
    wish.name,
    wish.phone,
    wish.insured,
    wish.groupId,
    wish.discounts,
    wish.remark,
    info,
  ]
  return createHash('sha256').update(JSON.stringify(asked)).digest('base64url')
}

async function earlierOrder(
  db: Db,
  ctx: Context,
  { info: { reqId } }: CreateWish,
  fingerprint: string,
): Promise<Order | undefined> {
  const own = db.selectFrom('orders').selectAll().where('iid', '=', ctx.iid).where('user_id', '=', ctx.me.user_id)
  if (reqId) return await own.where('req_id', '=', reqId).executeTakeFirst()
  return await own
    .where('fingerprint', '=', fingerprint)
    .where('status', '=', ORDER_STATUS.waiting)
    .where('created_at', '>', ctx.clock() - ORDER_REPEAT_MS)
    .executeTakeFirst()
}

/**
 * An item that can be owned once is not ordered twice: the waiting order is returned. When the wish has changed, e.g.
 * has another coupon or name, the waiting order is cancelled, because only one can be paid.
 */
async function waitingFor(
  db: Db,
  ctx: Context,
  { orderType, keys, property2 }: CreateWish,
  fingerprint: string,
): Promise<Order | undefined> {
  const { ownedOnce } = rulesOf(orderType)
  if (typeof ownedOnce === 'function' ? !ownedOnce({ property2 }) : !ownedOnce) return undefined
  const waiting = await db
    .selectFrom('orders')
    .select('id')
    .where('iid', '=', ctx.iid)
    .where('user_id', '=', ctx.me.user_id)
    .where('order_type', '=', orderType)
    .where('keys', '=', keys)
    .where('status', '=', ORDER_STATUS.waiting)
    .orderBy('id')
    .execute()
  const at = ctx.clock()
  for (const { id } of waiting) {
    const order = (await openOrder(db, { iid: ctx.iid, id }, at))?.order
    if (order?.status !== ORDER_STATUS.waiting) continue
    if (order.fingerprint === fingerprint) return order
    await closeUnpaid(db, order, ORDER_STATUS.cancelled, { actor: 'buyer', means: 'update', at })
  }
  return undefined
}
