import { ORDER_TYPE, type orderCalls } from '@quanzi/contract'
import { askerOf } from '../../call/Asker'
import type { Context } from '../../call/Context'
import type { Handlers } from '../../call/handlers'
import { pictureAddress, requireOwnPictures } from '../../delivery/storage/ownPictures'
import { askRefund, changeStatus } from '../../trade/changeStatus'
import { returnParcel } from '../../trade/returnParcel'
import { supplyRows } from '../../trade/supplyRows'
import { useCode } from '../../trade/useCode'
import { useCodes, viewedOrder } from '../../trade/viewedOrder'
import { writeReview } from '../../trade/writeReview'
import { sentCards } from '../realcard/public'
import { orderDetail } from './orderDetail'
import { orderEvent } from './orderEvent'
import { ownOrders } from './orderLists'
import { parcelSteps } from './parcelSteps'

/** Addresses of pictures, which must be the member's own uploads. */
async function ownPictures(ctx: Context, imgs: readonly string[] = []): Promise<readonly string[]> {
  await requireOwnPictures(ctx.db, ctx.me.user_id, { images: imgs, field: 'imgs' })
  return [...new Set(imgs.map(pictureAddress))]
}

/** Orders of every type for buyers and the tenant's staff: lists, moves and use. */
export const orders: Handlers<typeof orderCalls> = {
  listOrders: (ctx, params) => ownOrders(ctx, ctx.me, params, ctx.clock()),
  getOrder: async (ctx, { orderId }) => {
    const detail = await orderDetail(ctx.db, askerOf(ctx), orderId)
    const isSent = detail.orderType === ORDER_TYPE.card && detail.role === 'buyer'
    return isSent ? { ...detail, cards: await sentCards(ctx.db, ctx.secrets, { iid: ctx.iid, orderId }) } : detail
  },
  updateOrderStatus: (ctx, params) => changeStatus(ctx, params),
  listSupplyChain: async (ctx, { orderId }) => {
    const { order, chains, viewer } = await viewedOrder(ctx.db, askerOf(ctx), orderId)
    return await supplyRows(ctx.db, order, chains, viewer)
  },
  checkOrderUse: async (ctx, { orderId }) => {
    const viewed = await viewedOrder(ctx.db, askerOf(ctx), orderId)
    const { order, viewer } = viewed
    const codes = await useCodes(ctx.db, viewed)
    return {
      canUse: order.status === 11 && codes.some((code) => !code.used),
      role: viewer,
      codes,
      event: await orderEvent(ctx.db, order),
    }
  },
  updateRefundEms: (ctx, params) => returnParcel(ctx, params),
  queryLogistics: (ctx, wish) => parcelSteps(ctx, wish),
  askRefund: async (ctx, { imgs, ...wish }) => askRefund(ctx, { ...wish, imgs: await ownPictures(ctx, imgs) }),
  reviewOrder: async (ctx, { score1, score2, score3, imgs, ...review }) =>
    writeReview(ctx, { ...review, scores: [score1, score2, score3], imgs: await ownPictures(ctx, imgs) }),
  useOrderCode: (ctx, params) => useCode(ctx, params),
}
