import { type payCalls, TRADE_TYPE } from '@quanzi/contract'
import type { Handlers } from '../gateway/handlers'
import { channelOf, payOrder } from '../orders/payments'

/** Opening a payment through either of the documents' two calls. */
export const pay: Handlers<typeof payCalls> = {
  createUnionPayment: (ctx, { orderId, payType, needLeft }) =>
    payOrder(ctx, { orderId, channel: channelOf(payType), needLeft }),
  createWechatPayment: (ctx, { gid, tradeType, needLeft }) =>
    payOrder(ctx, {
      orderId: gid,
      channel: tradeType === TRADE_TYPE.jsapi || !tradeType ? 'jsapi' : ctx.inMiniProgram ? 'mini' : 'jsapi',
      needLeft,
    }),
}
