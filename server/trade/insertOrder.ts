import { randomUUID } from 'node:crypto'
import type { OrderAddress, OrderInfo, OrderPrice } from '@quanzi/contract'
import { ORDER_EXPIRES_MS, ORDER_STATUS, orderTypeFacts, percentOf, shanghaiDay } from '@quanzi/contract'
import { sql } from 'kysely'
import type { Context } from '../call/Context'
import type { Db } from '../db/schema'
import type { CreateWish } from './CreateWish'
import { distributorOf } from './fanLocks'
import { linesOf } from './linesOf'
import { recordMove } from './moveChain'
import type { Quote, QuotedLine } from './OrderTypeRules'
import { rulesOf } from './orderTypes'
import type { Priced } from './placing'
import { repOfOrder } from './repOfOrder'

export async function newOrderId(db: Db, now: number): Promise<string> {
  const { rows } = await sql<{ n: number }>`select nextval('order_no') as n`.execute(db)
  return `${shanghaiDay(now).replaceAll('-', '')}${String(rows[0]?.n ?? 0).padStart(9, '0')}`
}

interface NewOrder {
  readonly id: string
  readonly wish: CreateWish
  readonly quote: Quote
  readonly priced: Priced
  readonly fingerprint: string
  readonly now: number
  readonly address?: OrderAddress | null
}

/** Writes an order that waits for payment, with its chains and its first event. */
export async function insertOrder(
  db: Db,
  ctx: Context,
  { id, wish, quote, priced, fingerprint, now, address = null }: NewOrder,
): Promise<void> {
  const { iid, me } = ctx
  const { price, promo } = priced
  const distributor = promo?.roleId ?? (await distributorOf(db, ctx, wish.multiDisKey))
  const roleId = rulesOf(wish.orderType).wholePrice ? null : distributor
  const parts = {
    subtotal: price.subtotal,
    vipSave: price.vipSave,
    ...(price.accountSave > 0 ? { accountSave: price.accountSave } : {}),
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
      info: JSON.stringify({ ...keptInfo(wish.info), ...rulesOf(wish.orderType).keptInfo?.(wish.info) }),
      address: address && JSON.stringify(address),
      group_id: wish.groupId,
      req_id: wish.info.reqId ?? randomUUID(),
      fingerprint,
      promo_id: promo?.id ?? null,
      role_id: roleId,
      sale_iid: wish.saleIid ?? null,
      sale_user_id: wish.saleUserId ?? null,
      op_sales_id: await repOfOrder(db, iid, { opSalesId: wish.opSalesId, roleId }),
      earner_id: quote.earnerId ?? null,
      store_id: quote.storeId ?? null,
      buy_share: quote.buyShare ? JSON.stringify(quote.buyShare) : null,
      expire_at: now + ORDER_EXPIRES_MS,
      created_at: now,
      paid_at: null,
      starts_at: quote.startsAt,
      ends_at: quote.endsAt,
      moved_at: now,
    })
    .execute()
  for (const line of quote.lines) await insertChain(db, { id, line, price, orderType: wish.orderType, iid, now })
  await recordMove(
    db,
    { iid, id },
    { chain_id: null, from: null, to: ORDER_STATUS.waiting },
    { actor: ctx.session && ctx.session.userId !== me.user_id ? 'staff' : 'buyer', at: now },
  )
}

interface NewChain {
  readonly id: string
  readonly line: QuotedLine
  readonly price: OrderPrice
  readonly orderType: number
  readonly iid: number
  readonly now: number
}

async function insertChain(db: Db, { id, line, price, orderType, iid, now }: NewChain): Promise<void> {
  const { paid = 0, goodsPaid = 0, codeSave = 0 } = price.lines.find((one) => one.key === line.targetId) ?? {}
  const { personPercent } = orderTypeFacts(orderType) ?? {}
  await db
    .insertInto('order_chain')
    .values({
      iid,
      order_id: id,
      supplier_iid: line.supplierIid ?? iid,
      target_id: line.targetId,
      title: line.title,
      img: line.img,
      num: line.num,
      paid,
      goods_paid: goodsPaid,
      code_save: codeSave,
      // A person's part is a percentage of the payment, not a fixed price.
      supply: personPercent === undefined ? (line.supply ?? 0) * line.num : percentOf(goodsPaid, personPercent),
      freight: line.freight ?? 0,
      store_base: line.storeBase === undefined ? null : line.storeBase * line.num,
      hold: line.hold ?? '',
      rates: line.rates ? JSON.stringify(line.rates) : null,
      status: ORDER_STATUS.waiting,
      prior_status: null,
      refund_share: null,
      moved_at: now,
      due_at: now + ORDER_EXPIRES_MS,
    })
    .execute()
}

/** People are stored as entries with encrypted ID numbers, or with a reservation: the order itself does not contain them. */
const keptInfo = ({ entrants: _entrants, answers: _answers, guests: _guests, ...info }: OrderInfo): OrderInfo => info
