import { createHash, randomUUID } from 'node:crypto'
import type { OrderAddress, OrderCreated, OrderInfo } from '@quanzi/contract'
import { ORDER_EXPIRES_MS, ORDER_REPEAT_MS, shanghaiDay } from '@quanzi/contract'
import { sql } from 'kysely'
import { CallError } from '../call/CallError'
import type { Context } from '../call/Context'
import { within } from '../call/within'
import type { Db } from '../db/schema'
import { takeTurns } from '../db/takeTurns'
import { withTransaction } from '../db/withTransaction'
import { distributorOf } from '../features/distribution/fanLocks'
import { move, post, userAccount } from '../ledger/post'
import { settlePaid } from './confirmPayment'
import { linesOf } from './linesOf'
import type { OrderWish } from './OrderTypeRules'
import { type Discounts, type Priced, priceQuote } from './placing'
import { rulesOf } from './typeRules'

export interface CreateWish extends OrderWish {
  readonly discounts: Discounts
  readonly remark: string
  readonly multiDisKey?: string | undefined
  readonly saleIid?: number | undefined
  readonly saleUserId?: number | undefined
  readonly opSalesId?: string | undefined
}

/**
 * Creates an order: reserves seats, coupon and coins, fixes the price and refuses a differing one,
 * all in one transaction. The same reqId, or without one an identical unpaid order of the last
 * minute, answers the first order. A price of 0 is paid at once.
 */
export async function placeOrder(ctx: Context, wish: CreateWish): Promise<OrderCreated> {
  const rules = rulesOf(wish.orderType)
  const { me, iid } = ctx
  const now = ctx.clock()
  return await withTransaction(ctx.db, async (db) => {
    // Orders of one person come one after the other, so that a double tap finds the first.
    await takeTurns(db, iid, `order ${me.user_id}`)
    const fingerprint = fingerprintOf(wish)
    const first = await earlierOrder(db, { iid, userId: me.user_id, reqId: wish.info.reqId, fingerprint, now })
    if (first)
      return { gid: first.id, status: first.status, payable: first.payable, expireAt: first.expire_at, again: true }
    const inside = within(ctx, db)
    const quote = await rules.quote(inside, wish)
    const priced = await priceQuote(db, inside, wish.orderType, quote, wish.discounts)
    const { price } = priced
    if (wish.info.payable !== undefined && wish.info.payable !== price.payable)
      throw new CallError('PRICE', { data: { payable: price.payable } })
    const id = await newOrderId(db, now)
    await rules.reserve(db, inside, wish, id)
    await insertOrder(db, ctx, { id, wish, quote, priced, fingerprint, now })
    await takeDiscounts(db, ctx, id, wish, priced)
    const order = await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const status = order.payable === 0 ? await settlePaid(db, order, now) : order.status
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
  key: { iid: number; userId: number; reqId: string | undefined; fingerprint: string; now: number },
) {
  const own = db.selectFrom('orders').selectAll().where('iid', '=', key.iid).where('user_id', '=', key.userId)
  if (key.reqId) return await own.where('req_id', '=', key.reqId).executeTakeFirst()
  return await own
    .where('fingerprint', '=', key.fingerprint)
    .where('status', '=', 1)
    .where('created_at', '>', key.now - ORDER_REPEAT_MS)
    .executeTakeFirst()
}

export async function newOrderId(db: Db, now: number): Promise<string> {
  const { rows } = await sql<{ n: number }>`select nextval('order_no') as n`.execute(db)
  return `${shanghaiDay(now).replaceAll('-', '')}${String(rows[0]?.n ?? 0).padStart(9, '0')}`
}

interface NewOrder {
  readonly id: string
  readonly wish: CreateWish
  readonly quote: Awaited<ReturnType<ReturnType<typeof rulesOf>['quote']>>
  readonly priced: Priced
  readonly fingerprint: string
  readonly now: number
  readonly address?: OrderAddress | null
}

/** Writes an order that waits for its payment, with its chains and its first event. */
export async function insertOrder(
  db: Db,
  ctx: Context,
  { id, wish, quote, priced, fingerprint, now, address = null }: NewOrder,
): Promise<void> {
  const { iid, me } = ctx
  const { price, promo } = priced
  const parts = {
    subtotal: price.subtotal,
    vipSave: price.vipSave,
    codeSave: price.codeSave,
    couponSave: price.couponSave,
    coinSave: price.coinSave,
    insurance: price.insurance,
    freight: price.freight,
  }
  await db
    .insertInto('orders')
    .values({
      id,
      iid,
      user_id: me.user_id,
      order_type: wish.orderType,
      status: 1,
      keys: wish.keys,
      property: wish.property,
      property2: wish.property2,
      num: wish.num,
      title: quote.title,
      img: quote.img,
      name: wish.name,
      phone: wish.phone,
      remark: wish.remark,
      payable: price.payable,
      parts: JSON.stringify(parts),
      lines: JSON.stringify(linesOf(quote)),
      info: JSON.stringify(keptInfo(wish.info)),
      address: address && JSON.stringify(address),
      group_id: wish.groupId,
      req_id: wish.info.reqId ?? randomUUID(),
      fingerprint,
      promo_id: promo?.id ?? null,
      role_id: promo?.roleId ?? (await distributorOf(db, ctx, wish.multiDisKey)),
      sale_iid: wish.saleIid ?? null,
      sale_user_id: wish.saleUserId ?? null,
      op_sales_id: wish.opSalesId ? Number(wish.opSalesId) || null : null,
      expire_at: now + ORDER_EXPIRES_MS,
      created_at: now,
      paid_at: null,
      starts_at: quote.startsAt,
      ends_at: quote.endsAt,
      moved_at: now,
    })
    .execute()
  for (const line of quote.lines) {
    const priced = price.lines.find((one) => one.key === line.targetId)
    await db
      .insertInto('order_chain')
      .values({
        order_id: id,
        supplier_iid: iid,
        target_id: line.targetId,
        title: line.title,
        img: line.img,
        num: line.num,
        paid: priced?.paid ?? 0,
        goods_paid: priced?.goodsPaid ?? 0,
        status: 1,
        prior_status: null,
        refund_share: null,
        moved_at: now,
      })
      .execute()
  }
  await db
    .insertInto('order_event')
    .values({ order_id: id, chain_id: null, from_status: null, to_status: 1, actor: 'buyer', at: now })
    .execute()
}

/** People are kept as entries, their ID numbers encrypted there: the order itself does not hold them. */
const keptInfo = ({ entrants: _entrants, answers: _answers, ...info }: OrderInfo): OrderInfo => info

async function takeDiscounts(
  db: Db,
  ctx: Context,
  orderId: string,
  wish: CreateWish,
  { price, promo }: Priced,
): Promise<void> {
  for (const { id } of price.coupons) {
    const used = await db
      .updateTable('user_coupon')
      .set({ status: 1, order_id: orderId })
      .where('id', '=', id)
      .where('status', '=', 0)
      .returning('id')
      .executeTakeFirst()
    if (!used) throw new CallError('COUPON', { data: { couponId: id } })
  }
  if (promo) {
    const used = await db
      .updateTable('discount_code')
      .set({ used: sql`used + 1` })
      .where('id', '=', promo.id)
      .where(sql<boolean>`used < total`)
      .returning('id')
      .executeTakeFirst()
    if (!used) throw new CallError('PROMO')
  }
  const { iid, me } = ctx
  await post(db, {
    iid,
    kind: 'coin hold',
    ref: orderId,
    reason: '下单抵扣',
    currency: 'COIN',
    at: ctx.clock(),
    postings: move(
      userAccount(iid, me.user_id, 'coin'),
      userAccount(iid, me.user_id, 'coinHold'),
      wish.discounts.useCoin ? price.coinSave : 0,
    ),
  })
}
