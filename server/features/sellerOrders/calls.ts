import type { sellerOrderCalls } from '@quanzi/contract'
import { requireRight } from '../../call/access'
import type { Handlers } from '../../call/handlers'
import { shipOrder } from '../../trade/shipOrder'
import { sellerOrders as page } from './queries'

/** Orders for those who sell. */
export const sellerOrders: Handlers<typeof sellerOrderCalls> = {
  async listSellerOrders(ctx, wish) {
    await requireRight(ctx, 'order')
    return await page(ctx, ctx.me, wish, ctx.clock())
  },
  shipOrder: (ctx, wish) => shipOrder(ctx, wish),
}
