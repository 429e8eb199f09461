import * as v from 'valibot'
import type { Cart, CartAgain, CartCounts, GoodsCategory, GoodsDetail, GoodsRow } from '../entities/goods'
import type { Page } from '../entities/page'
import { MAX_CART_LINES, MAX_CART_PIECES } from '../rules/cart'
import { defineCall, reply } from './define'
import { Code, Fen, Flag01, Id, Iid, JsonOf, maybe, PageNo, PageSize, ReqId, Text, withDefault } from './fields'

const source = 'screens-commerce §4'
const GoodsSource = v.picklist(['mall', 'store'])

/** Categories of a source, two levels; with `parentId` the children of that category. Ours. */
export const listGoodsCategories = /*#__PURE__*/ defineCall({
  uri: '/v2/goods/categories',
  params: v.object({ iid: Iid, source: GoodsSource, parentId: maybe(Id) }),
  reply: reply<readonly GoodsCategory[]>(),
  access: 'public',
  safe: true,
  source,
})

/**
 * Goods on sale; without `source` those of both sources. `queryKey` accepts words and the initials of Chinese words;
 * `couponId` asks for goods that the coupon is valid for, `relatedTo` for goods similar to these. Prices are fen.
 * `storeId` asks for the shelf of a small store at its prices, of which the owner also sees what is taken down; a
 * closed store shows nothing. `choices` asks for what the caller's own store may put there. Ours.
 */
export const listGoods = /*#__PURE__*/ defineCall({
  uri: '/v2/goods/list',
  params: v.object({
    iid: Iid,
    source: maybe(GoodsSource),
    catId: maybe(Id),
    typeId: maybe(Id),
    supplierIid: maybe(Iid),
    storeId: maybe(Id),
    choices: withDefault(Flag01, false),
    queryKey: maybe(Text(30)),
    couponId: maybe(Id),
    relatedTo: maybe(Id),
    priceFrom: maybe(Fen),
    priceTo: maybe(Fen),
    inStock: withDefault(Flag01, false),
    sortBy: withDefault(v.picklist(['default', 'sold', 'new', 'priceUp', 'priceDown']), 'default'),
    pageNo: PageNo,
    pageSize: PageSize,
  }),
  reply: reply<Page<GoodsRow>>(),
  access: 'public',
  errors: ['NOTFOUND'],
  safe: true,
  source,
})

/**
 * Goods with their skus, by `goodsId` or by one of their skus; NOTFOUND when they are not on sale. With `storeId` at the
 * prices of that small store. Ours.
 */
export const getGoods = /*#__PURE__*/ defineCall({
  uri: '/v2/goods/get',
  params: v.object({ iid: Iid, goodsId: maybe(Id), skuId: maybe(Id), storeId: maybe(Id) }),
  reply: reply<GoodsDetail>(),
  access: 'public',
  errors: ['NOTFOUND'],
  safe: true,
  source,
})

/** The member's cart of one source, at today's prices. Ours. */
export const getCart = /*#__PURE__*/ defineCall({
  uri: '/v2/cart/get',
  params: v.object({ iid: Iid, source: GoodsSource }),
  reply: reply<Cart>(),
  access: 'member',
  safe: true,
  source,
})

const Pieces = v.pipe(Code, v.maxValue(MAX_CART_PIECES))
const line = { skuId: Id, num: maybe(Pieces), checked: maybe(Flag01) }

/**
 * Sets one line of the cart, or several at once in `lines`. `num` is the line's number of pieces afterwards, so that a
 * repeated call changes nothing; 0 removes the line; without `num` only the tick changes. When stock is short the line
 * gets what is left and the answer says so; STOCK when nothing is left, LIMIT beyond 100 lines. Ours.
 */
export const setCart = /*#__PURE__*/ defineCall({
  uri: '/v2/cart/set',
  params: v.object({
    iid: Iid,
    reqId: ReqId,
    source: GoodsSource,
    skuId: maybe(Id),
    num: maybe(Pieces),
    checked: maybe(Flag01),
    lines: maybe(JsonOf(v.pipe(v.array(v.object(line)), v.maxLength(MAX_CART_LINES)))),
  }),
  reply: reply<CartCounts>(),
  access: 'member',
  errors: ['NOTFOUND', 'STOCK', 'LIMIT'],
  source,
})

/**
 * Puts the goods of the buyer's order into the cart again, as many pieces of each line as are in stock. Names the
 * lines that are no longer on sale. Ours.
 */
export const buyAgain = /*#__PURE__*/ defineCall({
  uri: '/v2/cart/again',
  params: v.object({ iid: Iid, reqId: ReqId, orderId: Id }),
  reply: reply<CartAgain>(),
  access: 'buyer',
  errors: ['NOTFOUND', 'LIMIT'],
  source: 'screens-commerce §2 order/list',
})

/** Calls of the shop: goods and the cart. */
export const goodsCalls = { listGoodsCategories, listGoods, getGoods, getCart, setCart, buyAgain }
