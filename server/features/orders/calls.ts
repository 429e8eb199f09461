import type { orderCalls } from '@quanzi/contract'
import type { Handlers } from '../../call/handlers'
import { changeStatus } from '../../trade/changeStatus'
import { returnParcel } from '../../trade/returnParcel'
import { useCode } from '../../trade/useCode'
import { supplierName, supplyRow, useCodes, viewedOrder } from '../../trade/viewedOrder'
import { orderDetail } from './orderDetail'
import { orderEvent } from './orderEvent'
import { ownOrders } from './orderLists'

type NotBuilt = 'queryLogistics'

/** Orders of every type for buyers and the tenant's staff: lists, moves and use. */
export const orders: Handlers<typeof orderCalls, NotBuilt> = {
  listOrders: (ctx, params) => ownOrders(ctx, ctx.me, params, ctx.clock()),
  getOrder: (ctx, { orderId }) => orderDetail(ctx, orderId),
  updateOrderStatus: (ctx, params) => changeStatus(ctx, params),
  listSupplyChain: async (ctx, { orderId }) => {
    const { order, chains } = await viewedOrder(ctx, orderId)
    const supplier = await supplierName(ctx, order.iid)
    return chains.map((chain) => supplyRow(chain, supplier))
  },
  checkOrderUse: async (ctx, { orderId }) => {
    const { order, viewer } = await viewedOrder(ctx, orderId)
    const codes = await useCodes(ctx, orderId, viewer)
    return {
      canUse: order.status === 11 && codes.some((code) => !code.used),
      role: viewer,
      codes,
      event: await orderEvent(ctx.db, order),
    }
  },
  updateRefundEms: (ctx, params) => returnParcel(ctx, params),
  useOrderCode: (ctx, params) => useCode(ctx, params),
}
