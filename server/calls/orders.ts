import type { OrderCalculation, orderCalls } from '@quanzi/contract'
import { couponSave } from '@quanzi/contract'
import { staffRights } from '../gateway/access'
import { CallError } from '../gateway/CallError'
import type { Handlers } from '../gateway/handlers'
import { balanceOf, userAccount } from '../ledger/post'
import { changeStatus } from '../orders/changeStatus'
import { placeOrder } from '../orders/createOrder'
import { linesOf } from '../orders/linesOf'
import { couponsInHand, priceQuote, readWish } from '../orders/placing'
import { returnParcel } from '../orders/returnParcel'
import { rulesOf } from '../orders/typeRules'
import { useCode } from '../orders/useCode'
import { salesRep, salesReps } from '../queries/operationSales'
import { chainsOf, orderDetail, ownOrders, supplierName, supplyRow, useCodes, viewedOrder } from '../queries/orders'

type NotBuilt = 'getBuyShare' | 'supportBuyShare' | 'queryLogistics'

/** Why a coupon takes nothing off: the order is under its yuan, or it is not for such an order. */
const UNUSABLE = {
  zh: (fullPrice: number | null) => (fullPrice === null ? '不适用于此订单' : `未满${fullPrice}元`),
  en: (fullPrice: number | null) => (fullPrice === null ? 'Not for this order' : `Below ¥${fullPrice}`),
} as const

/** Orders of every type that has rules: source, price, creation, lists, moves and use. */
export const orders: Handlers<typeof orderCalls, NotBuilt> = {
  getOrderSource: (ctx, { orderType, id }) => rulesOf(orderType).source(ctx, id),
  calculateOrder: async (ctx, params) => {
    const wish = readWish(params)
    const quote = await rulesOf(wish.orderType).quote(ctx, wish)
    const { price } = await priceQuote(ctx.db, ctx, wish.orderType, quote, { couponIds: [], useCoin: false })
    const hand = await couponsInHand(ctx.db, ctx, wish.orderType, quote)
    const coupons = hand.map(({ name, terms, fits }): OrderCalculation['coupons'][number] => {
      const save = fits ? couponSave(terms, price.subtotal, price.subtotal) : 0
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
      freight: price.freight,
      insurance: price.insurance,
      coinMax: price.coinMax,
      coinSave: price.coinSave,
      coupons,
      payable: price.payable,
    }
  },
  createOrder: async (ctx, params) => {
    if (params.queryUserId !== undefined && params.queryUserId !== ctx.me.user_id)
      throw new CallError((await staffRights(ctx)).includes('order') ? 'NOTBUILT' : 'DENIED')
    const couponIds = params.couponIds ?? (params.couponId ? [params.couponId] : [])
    return await placeOrder(ctx, {
      ...readWish(params),
      discounts: { couponIds, discountCode: params.discountCode, useCoin: params.useCoin },
      remark: params.remark ?? '',
      multiDisKey: params.multiDisKey,
      saleIid: params.saleIid,
      saleUserId: params.saleUserId,
      opSalesId: params.opSalesId,
    })
  },
  listOrders: (ctx, params) => ownOrders(ctx, params),
  getOrder: (ctx, { orderId }) => orderDetail(ctx, orderId),
  getPayDetail: (ctx, { orderId }) => orderDetail(ctx, orderId),
  updateOrderStatus: (ctx, params) => changeStatus(ctx, params),
  getOrderByTradeNo: async (ctx, { tradeNo }) => {
    const payment = await ctx.db
      .selectFrom('payment')
      .select(['order_id', 'status'])
      .where('trade_no', '=', tradeNo)
      .executeTakeFirst()
    if (!payment) throw new CallError('NOTFOUND')
    const { order } = await viewedOrder(ctx, payment.order_id)
    return {
      gid: order.id,
      paid: order.status > 10,
      status: order.status,
      amount: order.payable,
      orderType: order.order_type,
    }
  },
  checkPartner: async (ctx) => {
    const tenant = await ctx.db.selectFrom('tenants').select('settings').where('iid', '=', ctx.iid).executeTakeFirst()
    const left = ctx.member ? await balanceOf(ctx.db, userAccount(ctx.iid, ctx.member.user_id, 'wallet')) : 0
    return { partner: tenant?.settings.partner === 1 ? 1 : 0, left }
  },
  listSupplyChain: async (ctx, { orderId }) => {
    const { order } = await viewedOrder(ctx, orderId)
    const supplier = await supplierName(ctx, order.iid)
    return (await chainsOf(ctx, orderId)).map((chain) => supplyRow(chain, supplier))
  },
  checkOrderUse: async (ctx, { orderId }) => {
    const { order, viewer } = await viewedOrder(ctx, orderId)
    const codes = await useCodes(ctx, orderId, viewer)
    return { canUse: order.status === 11 && codes.some((code) => !code.used), role: viewer, codes }
  },
  updateRefundEms: (ctx, params) => returnParcel(ctx, params),
  listOperationSales: (ctx) => salesReps(ctx),
  getOperationSales: (ctx, { opSalesId, id }) => salesRep(ctx, opSalesId ?? id),
  useOrderCode: (ctx, params) => useCode(ctx, params),
}
