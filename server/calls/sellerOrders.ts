import type { sellerOrderCalls } from '@quanzi/contract'
import type { Handlers } from '../gateway/handlers'
import { shipOrder } from '../orders/shipOrder'
import { sellerOrders as page } from '../queries/sellerOrders'

/** Orders for those who sell. */
export const sellerOrders: Handlers<typeof sellerOrderCalls> = {
  listSellerOrders: (ctx, wish) => page(ctx, wish),
  shipOrder: (ctx, wish) => shipOrder(ctx, wish),
}
