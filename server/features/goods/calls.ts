import type { goodsCalls } from '@quanzi/contract'
import { askerOf } from '../../call/Asker'
import { CallError, paramError } from '../../call/CallError'
import type { Handlers } from '../../call/handlers'
import { buyAgain } from './buyAgain'
import { buyerTerms } from './buyerTerms'
import { cartOf, setLines } from './cart'
import { goodsDetail } from './goodsDetail'
import { categories, goodsPage } from './goodsLists'

/** Small stores have no goods yet. */
const requireNoStore = (storeId: string | undefined) => {
  if (storeId !== undefined) throw new CallError('NOTBUILT')
}

/** Goods on sale, and the carts. */
export const goods: Handlers<typeof goodsCalls> = {
  listGoodsCategories: (ctx, wish) => categories(ctx.db, ctx.iid, wish),
  listGoods: async (ctx, { iid: _iid, storeId, ...wish }) => {
    requireNoStore(storeId)
    return await goodsPage(ctx, ctx.iid, wish, await buyerTerms(ctx.db, askerOf(ctx)))
  },
  getGoods: (ctx, { goodsId, skuId, storeId }) => {
    requireNoStore(storeId)
    return goodsDetail(ctx.db, askerOf(ctx), { goodsId, skuId })
  },
  getCart: (ctx, { source }) => cartOf(ctx.db, ctx.me, source, ctx.clock()),
  buyAgain: (ctx, { orderId }) => buyAgain(ctx.db, ctx.me, { orderId, at: ctx.clock() }),
  setCart: (ctx, { source, skuId, num, checked, lines }) => {
    if (lines && skuId !== undefined) throw paramError('lines')
    const wished = lines ?? (skuId === undefined ? [] : [{ skuId, num, checked }])
    if (new Set(wished.map((line) => line.skuId)).size < wished.length) throw paramError('lines')
    return setLines(ctx.db, ctx.me, source, { lines: wished, at: ctx.clock() })
  },
}
