import type { goodsCalls } from '@quanzi/contract'
import { askerOf } from '../../call/Asker'
import { paramError } from '../../call/CallError'
import type { Handlers } from '../../call/handlers'
import { suppliersOf } from '../store/public'
import { buyAgain } from './buyAgain'
import { buyerTerms } from './buyerTerms'
import { cartOf, setLines } from './cart'
import { goodsDetail } from './goodsDetail'
import { categories, goodsPage } from './goodsLists'
import { shelfFor } from './shelfRows'

/** Goods on sale, and the carts. */
export const goods: Handlers<typeof goodsCalls> = {
  listGoodsCategories: (ctx, wish) => categories(ctx.db, ctx.iid, wish),
  listGoods: async (ctx, { iid: _iid, storeId, choices, ...wish }) => {
    const viewer = askerOf(ctx)
    const suppliers = choices ? await suppliersOf(ctx.db, ctx.me) : null
    const shelf = storeId === undefined ? null : await shelfFor(ctx.db, viewer, storeId)
    return await goodsPage(ctx, ctx.iid, { ...wish, shelf, suppliers }, await buyerTerms(ctx.db, viewer))
  },
  getGoods: (ctx, { goodsId, skuId, storeId }) => goodsDetail(ctx.db, askerOf(ctx), { goodsId, skuId, storeId }),
  getCart: (ctx, { source }) => cartOf(ctx.db, ctx.me, source, ctx.clock()),
  buyAgain: (ctx, { orderId }) => buyAgain(ctx.db, ctx.me, { orderId, at: ctx.clock() }),
  setCart: (ctx, { source, skuId, num, checked, lines }) => {
    if (lines && skuId !== undefined) throw paramError('lines')
    const wished = lines ?? (skuId === undefined ? [] : [{ skuId, num, checked }])
    if (new Set(wished.map((line) => line.skuId)).size < wished.length) throw paramError('lines')
    return setLines(ctx.db, ctx.me, source, { lines: wished, at: ctx.clock() })
  },
}
