import type { CouponInHand, OrderPrice } from '@quanzi/contract'
import { orderTypeFacts, priceOrder } from '@quanzi/contract'
import type { Asker } from '../call/Asker'
import { CallError } from '../call/CallError'
import type { Db } from '../db/schema'
import { balanceOf, userAccount } from '../ledger/post'
import { minusPrice } from './minusPrice'
import { inScope, type OrderWish, type Quote, scopeIdOf } from './OrderTypeRules'
import { rulesOf } from './orderTypes'
import { readInfo } from './readInfo'

/** The discounts of an order. */
export interface Discounts {
  readonly couponIds: readonly string[]
  readonly discountCode?: string | undefined
  readonly useCoin: boolean
}

export interface PromoRow {
  readonly id: string
  readonly code: string
  readonly percent: number
  readonly left: number
  readonly roleId: number
  /** The only item that the code is for; null: all items. */
  readonly goodsId: string | null
}

/** A usable discount code; PROMO when it is stopped, expired, used up, the buyer's own, or of a former distributor. */
export async function promoOf(db: Db, asker: Asker, code: string): Promise<PromoRow> {
  const row = await db
    .selectFrom('discount_code as d')
    .innerJoin('dis_role as r', (on) =>
      on.onRef('r.iid', '=', 'd.iid').onRef('r.id', '=', 'd.role_id').on('r.status', '=', 1),
    )
    .selectAll('d')
    .where('d.iid', '=', asker.iid)
    .where('d.code', '=', code)
    .executeTakeFirst()
  const usable = row?.on && row.end_time > asker.at && row.used < row.total && row.user_id !== asker.member?.user_id
  if (!row || !usable) throw new CallError('PROMO')
  return {
    id: row.id,
    code: row.code,
    percent: row.percent,
    left: row.total - row.used,
    roleId: row.role_id,
    goodsId: row.goods_id,
  }
}

/** The member's usable coupons with their terms; each tells whether this order is in its scope. */
export async function couponsInHand(db: Db, asker: Asker, orderType: number, quote: Quote) {
  if (!asker.member) return []
  const rows = await db
    .selectFrom('user_coupon as u')
    .innerJoin('coupon as c', (on) => on.onRef('c.iid', '=', 'u.iid').onRef('c.id', '=', 'u.coupon_id'))
    .select(['u.id', 'c.name', 'c.discount_type', 'c.minus_price', 'c.full_price', 'c.stackable', 'c.scope'])
    .where('u.iid', '=', asker.iid)
    .where('u.user_id', '=', asker.member.user_id)
    .where('u.status', '=', 0)
    .where('u.end_time', '>', asker.at)
    .orderBy('u.end_time')
    .execute()
  const open = isWholePrice(orderType, quote) ? [] : quote.lines
  return rows.map((row) => {
    const keys = open.filter((line) => inScope(row.scope, orderType, line)).map((line) => line.targetId)
    const terms: CouponInHand = {
      id: row.id,
      discountType: row.discount_type,
      minusPrice: minusPrice(row),
      fullPrice: row.full_price / 100,
      stackable: row.stackable,
      keys,
    }
    return { name: row.name, terms, fits: keys.length > 0 }
  })
}

/** True where no coupon, code or coins lower the price. */
export const isWholePrice = (orderType: number, { noDiscounts }: Quote): boolean =>
  (rulesOf(orderType).wholePrice ?? noDiscounts) === true

export interface Priced {
  readonly price: OrderPrice
  readonly promo: PromoRow | null
}

/** The price of a quote with the requested discounts (screens-commerce §3.3). */
export async function priceQuote(
  db: Db,
  asker: Asker,
  orderType: number,
  quote: Quote,
  discounts: Discounts,
): Promise<Priced> {
  const wholePrice = isWholePrice(orderType, quote)
  if (wholePrice && discounts.discountCode) throw new CallError('PROMO')
  const promo = discounts.discountCode ? await promoOf(db, asker, discounts.discountCode) : null
  const promoKeys = promo?.goodsId
    ? quote.lines.filter((line) => scopeIdOf(line) === promo.goodsId).map(({ targetId }) => targetId)
    : undefined
  if (promoKeys?.length === 0) throw new CallError('PROMO')
  const hand = discounts.couponIds.length ? await couponsInHand(db, asker, orderType, quote) : []
  const coupons = discounts.couponIds.map((id) => {
    const coupon = hand.find(({ terms }) => terms.id === id)
    if (!coupon?.fits) throw new CallError('COUPON', { data: { couponId: id } })
    return coupon.terms
  })
  const coins =
    asker.member && !wholePrice ? await balanceOf(db, userAccount(asker.iid, asker.member.user_id, 'coin'), 'COIN') : 0
  const result = priceOrder({
    lines: quote.lines.map((line) => ({
      key: line.targetId,
      num: line.num,
      price: line.price,
      accountPrice: line.accountPrice ?? null,
      vipPrice: line.vipPrice ?? null,
      insurance: line.insurance,
      freight: line.freight ?? 0,
    })),
    discount: promo ? { percent: promo.percent, ...(promoKeys ? { keys: promoKeys } : {}) } : null,
    coupons,
    coins,
    useCoin: discounts.useCoin,
  })
  if (!result.ok) throw new CallError('COUPON', { data: { couponId: result.couponId } })
  return { price: result.price, promo }
}

interface WishParams {
  readonly orderType: number
  readonly keys: string
  readonly num: number
  readonly property?: string | undefined
  readonly property2?: string | undefined
  readonly name?: string | undefined
  readonly phone?: string | undefined
  readonly isNeedInsur?: boolean | undefined
  readonly groupId?: string | undefined
  readonly info?: Readonly<Record<string, unknown>> | undefined
}

/** The wish in the parameters of calculate and create; PARAM for an unknown order type. */
export function readWish(params: WishParams): OrderWish {
  if (!orderTypeFacts(params.orderType)) throw new CallError('PARAM', { detail: 'orderType' })
  return {
    orderType: params.orderType,
    keys: params.keys,
    property: params.property ?? '',
    property2: params.property2 ?? '',
    num: params.num,
    info: readInfo(params.info ?? {}),
    name: params.name ?? '',
    phone: params.phone ?? '',
    insured: params.isNeedInsur ?? false,
    groupId: params.groupId ?? null,
  }
}
