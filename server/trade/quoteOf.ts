import { MODULE_TYPE, ORDER_TYPE, type OrderSource, reviewTypeOf } from '@quanzi/contract'
import type { Context } from '../call/Context'
import { refuseReported } from '../items/reports'
import { type OrderWish, type Quote, scopeIdOf } from './OrderTypeRules'
import { rulesOf } from './orderTypes'

/** What a wish costs and is for, as its type's rules say; NOTFOUND when reports have hidden any of it. */
export async function quoteOf(ctx: Context, wish: OrderWish): Promise<Quote> {
  const quote = await rulesOf(wish.orderType).quote(ctx, wish)
  const ids = new Set([wish.keys, ...quote.lines.map(scopeIdOf)])
  await refuseReported(ctx.db, { iid: ctx.iid, target_type: String(moduleTypeOf(wish)), target_id: [...ids] })
  return quote
}

/** What a checkout shows; NOTFOUND when reports have hidden it. */
export async function sourceOf(ctx: Context, orderType: number, id: string, storeId?: string): Promise<OrderSource> {
  await refuseReported(ctx.db, { iid: ctx.iid, target_type: String(moduleTypeOf({ orderType })), target_id: id })
  return await rulesOf(orderType).source(ctx, id, storeId)
}

/** The type under which the item of an order can be reported; most others sell what has their own number. */
const moduleTypeOf = ({ orderType }: Pick<OrderWish, 'orderType'>): number =>
  orderType === ORDER_TYPE.club ? MODULE_TYPE.mate : (reviewTypeOf(orderType) ?? orderType)
