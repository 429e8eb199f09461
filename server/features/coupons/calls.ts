import type { couponCalls } from '@quanzi/contract'
import { askerOf } from '../../call/Asker'
import { CallError } from '../../call/CallError'
import type { Handlers } from '../../call/handlers'
import { watchAttempt } from '../../identity/claimAttempt'
import { promoOf } from '../../trade/placing'
import { viewedOrder } from '../../trade/viewedOrder'
import { goodsScope, keysOfGoods } from '../goods/public'
import { claim, claimAnswer, claimMany, givesCoupons } from './claim'
import { asCoupon, claimable, countCoupons, linkedCoupon, ownCoupons } from './queries'

/** Maximum number of coupons offered with goods. */
const MOST_OFFERED = 50

/** Coupons and discount codes. */
export const coupons: Handlers<typeof couponCalls> = {
  listCoupons: async (ctx, { status, pageNumber, pageSize }) => {
    const paging = { page: pageNumber, size: pageSize }
    const page =
      status === 'claimable'
        ? await claimable(ctx, askerOf(ctx), paging)
        : await ownCoupons(ctx, ctx.me, { ...paging, status: Number(status) as 0 | 1 | 2, at: ctx.clock() })
    if (pageNumber > 1 || !ctx.member) return page
    return { ...page, counts: await countCoupons(ctx.db, ctx.member, ctx.clock()) }
  },
  claimCoupon: async (ctx, { couponId, reqId }) =>
    claimAnswer(ctx.language, await claim(ctx.db, ctx.me, couponId, { now: ctx.clock(), reqId })),
  claimCoupons: (ctx, { couponIds, reqId }) =>
    claimMany(ctx.db, ctx.me, couponIds, { now: ctx.clock(), reqId, language: ctx.language }),
  getPromo: async (ctx, { code, id }) => {
    const { goodsId, ...promo } = await watchAttempt(ctx, 'promoCode', 'PROMO', () =>
      promoOf(ctx.db, askerOf(ctx), code),
    )
    const answer = { id: promo.id, code: promo.code, discountType: 2, value: promo.percent, left: promo.left }
    if (goodsId === null) return answer
    const keys = id === undefined ? [goodsId] : await keysOfGoods(ctx.db, ctx.iid, goodsId, id.split(','))
    if (keys.length === 0) throw new CallError('PROMO')
    return { ...answer, keys }
  },
  listCouponOffers: async (ctx, { orderId, goodsId, couponId }) => {
    if (couponId !== undefined) return [await linkedCoupon(ctx.db, askerOf(ctx), couponId)]
    if (!orderId) {
      const goods = goodsId === undefined ? undefined : await goodsScope(ctx.db, ctx.iid, goodsId)
      const { list } = await claimable(ctx, askerOf(ctx), { page: 1, size: MOST_OFFERED, goods })
      return list.map((coupon) => ({ ...coupon, claimed: coupon.owned >= coupon.perUser }))
    }
    const { order } = await viewedOrder(ctx.db, askerOf(ctx), orderId)
    if (!givesCoupons(order)) return []
    const rows = await ctx.db
      .selectFrom('coupon')
      .selectAll()
      .where('iid', '=', ctx.iid)
      .where('kind', '=', 'gift')
      .where('end_at', '>', ctx.clock())
      .execute()
    const taken = await ctx.db
      .selectFrom('user_coupon')
      .select('coupon_id')
      .where('iid', '=', ctx.iid)
      .where('source_order_id', '=', orderId)
      .execute()
    return rows.map((row) => {
      const claimed = taken.some((one) => one.coupon_id === row.id)
      return { ...asCoupon(row, { owned: claimed ? 1 : 0 }), claimed }
    })
  },
}
