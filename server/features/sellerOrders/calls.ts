import type { sellerOrderCalls } from '@quanzi/contract'
import type { Handlers } from '../../call/handlers'
import { shipOrder } from '../../trade/shipOrder'
import { sellerOrders as page } from './queries'

/** Orders for those who sell. */
export const sellerOrders: Handlers<typeof sellerOrderCalls> = {
  listSellerOrders: (ctx, wish) => page(ctx, wish),
  shipOrder: (ctx, wish) => shipOrder(ctx, wish),
}
