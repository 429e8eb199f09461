import { type payCalls, TRADE_TYPE } from '@quanzi/contract'
import { askerOf } from '../../call/Asker'
import { CallError } from '../../call/CallError'
import type { Handlers } from '../../call/handlers'
import { balanceOf, userAccount } from '../../ledger/post'
import { checkSeller } from '../../trade/checkSeller'
import { lateMoney } from '../../trade/lateMoney'
import { channelOf, payOrder } from '../../trade/payments'
import { viewedOrder } from '../../trade/viewedOrder'
import { orderDetail } from '../orders/public'

/**
 * The cashier: the amount to pay, opening a payment through either of the documents' calls, and whether it has
 * arrived.
 */
export const pay: Handlers<typeof payCalls> = {
  getPayDetail: (ctx, { orderId }) => orderDetail(ctx.db, askerOf(ctx), orderId),
  checkPartner: async (ctx, { orderId }) => {
    if (orderId !== undefined) await viewedOrder(ctx.db, askerOf(ctx), orderId)
    const tenant = await ctx.db.selectFrom('tenants').select('settings').where('iid', '=', ctx.iid).executeTakeFirst()
    const left = ctx.member ? await balanceOf(ctx.db, userAccount(ctx.iid, ctx.member.user_id, 'wallet')) : 0
    return { partner: tenant?.settings.partner === 1 ? 1 : 0, left }
  },
  createUnionPayment: (ctx, { orderId, payType, needLeft }) =>
    payOrder(ctx, { orderId, channel: channelOf(payType), needLeft }),
  createWechatPayment: async (ctx, { gid, tradeType, needLeft, ...sale }) => {
    await checkSeller(ctx.db, sale)
    return await payOrder(ctx, {
      orderId: gid,
      channel: tradeType === TRADE_TYPE.jsapi || !tradeType ? 'jsapi' : ctx.inMiniProgram ? 'mini' : 'jsapi',
      needLeft,
    })
  },
  getOrderByTradeNo: async (ctx, { tradeNo }) => {
    const payment = await ctx.db
      .selectFrom('payment')
      .select(['order_id', 'status'])
      .where('iid', '=', ctx.iid)
      .where('trade_no', '=', tradeNo)
      .executeTakeFirst()
    if (!payment) throw new CallError('NOTFOUND')
    const { order } = await viewedOrder(ctx.db, askerOf(ctx), payment.order_id)
    const late = await lateMoney(ctx.db, order)
    return {
      gid: order.id,
      paid: order.status > 10,
      status: order.status,
      amount: order.payable,
      orderType: order.order_type,
      ...(late ? { late } : {}),
    }
  },
}
