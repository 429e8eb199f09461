import type { checkoutCalls, OrderCalculation } from '@quanzi/contract'
import { couponSaveAlone } from '@quanzi/contract'
import { askerOf } from '../../call/Asker'
import type { Handlers } from '../../call/handlers'
import { watchAttempt } from '../../identity/claimAttempt'
import { canonicalWish } from '../../trade/canonicalWish'
import { placeOrder } from '../../trade/createOrder'
import { linesOf } from '../../trade/linesOf'
import { couponsInHand, isWholePrice, priceQuote, readWish } from '../../trade/placing'
import { quoteOf, sourceOf } from '../../trade/quoteOf'
import { salesRep, salesReps } from '../distribution/public'
import { orderForAnother } from './orderForAnother'

/** Why a coupon saves nothing: the order is below its minimum amount, or outside its scope. */
const UNUSABLE = {
  zh: (fullPrice: number | null) => (fullPrice === null ? '不适用于此订单' : `未满${fullPrice}元`),
  en: (fullPrice: number | null) => (fullPrice === null ? 'Not for this order' : `Below ¥${fullPrice}`),
} as const

/** From an offer to the order, for every order type with rules. */
export const checkout: Handlers<typeof checkoutCalls> = {
  getOrderSource: (ctx, { orderType, id, storeId }) => sourceOf(ctx, orderType, id, storeId),
  calculateOrder: async (ctx, params) => {
    const wish = await canonicalWish(ctx, readWish(params))
    const quote = await quoteOf(ctx, wish)
    const { price } = await priceQuote(ctx.db, askerOf(ctx), wish.orderType, quote, { couponIds: [], useCoin: false })
    const hand = await couponsInHand(ctx.db, askerOf(ctx), wish.orderType, quote)
    const coupons = hand.map(({ name, terms, fits }): OrderCalculation['coupons'][number] => {
      const save = fits ? couponSaveAlone(terms, price) : 0
      return {
        id: terms.id,
        name,
        save,
        terms,
        usable: save > 0,
        reason: save > 0 ? '' : UNUSABLE[ctx.language](fits ? terms.fullPrice : null),
      }
    })
    return {
      lines: linesOf(quote),
      subtotal: price.subtotal,
      vipSave: price.vipSave,
      accountSave: price.accountSave,
      freight: price.freight,
      insurance: price.insurance,
      coinMax: price.coinMax,
      coinSave: price.coinSave,
      coupons,
      ...(isWholePrice(wish.orderType, quote) ? { noDiscounts: true as const } : {}),
      ...(quote.balance ? { balance: quote.balance } : {}),
      payable: price.payable,
    }
  },
  createOrder: async (ctx, params) => {
    const couponIds = params.couponIds ?? (params.couponId ? [params.couponId] : [])
    const wish = {
      ...readWish(params),
      discounts: { couponIds, discountCode: params.discountCode, useCoin: params.useCoin },
      remark: params.remark ?? '',
      multiDisKey: params.multiDisKey,
      saleIid: params.saleIid,
      saleUserId: params.saleUserId,
      saleR: params.saleR,
      opSalesId: params.opSalesId,
    }
    const { queryUserId = ctx.me.user_id } = params
    const place = () =>
      queryUserId === ctx.me.user_id ? placeOrder(ctx, wish) : orderForAnother(ctx, queryUserId, wish)
    return params.discountCode ? await watchAttempt(ctx, 'promoCode', 'PROMO', place) : await place()
  },
  listOperationSales: (ctx) => salesReps(ctx.db, ctx.iid),
  getOperationSales: (ctx, { opSalesId, id }) => salesRep(ctx.db, askerOf(ctx), opSalesId ?? id),
}
