import type { GoodsDetail, Sku } from '@quanzi/contract'
import { MODULE_TYPE, ORDER_STATUS } from '@quanzi/contract'
import { CallError, paramError } from '../../call/CallError'
import type { Db } from '../../db/schema'
import { hasMark } from '../../items/hasMark'
import { itemOf, marginsOf, requireStore, type Shelf } from '../store/public'
import { accountPriceOf, type BuyerTerms, buyerTerms, type Viewer } from './buyerTerms'

/** Goods on sale with their options; by their own id or that of a sku, and at the prices of a small store. */
export async function goodsDetail(
  db: Db,
  viewer: Viewer,
  named: { goodsId?: string | undefined; skuId?: string | undefined; storeId?: string | undefined },
): Promise<GoodsDetail> {
  const { iid } = viewer
  const id = named.goodsId ?? (await goodsOfSku(db, iid, named.skuId))
  const goods = await db
    .selectFrom('goods as g')
    .innerJoin('supplier as p', (on) => on.onRef('p.iid', '=', 'g.iid').onRef('p.supplier_iid', '=', 'g.supplier_iid'))
    .leftJoin('content_counts as c', (on) =>
      on.onRef('c.iid', '=', 'g.iid').on('c.module_type', '=', MODULE_TYPE.goods).onRef('c.id', '=', 'g.id'),
    )
    .selectAll('g')
    .select(['p.name', 'p.logo', 'p.freight_fee', 'p.free_over', 'p.services', 'c.comment', 'c.score_sum', 'c.scored'])
    .where('g.iid', '=', iid)
    .where('g.id', '=', id)
    .where('g.status', '=', 'on')
    .executeTakeFirst()
  if (!goods) throw new CallError('NOTFOUND')
  const shelf = named.storeId === undefined ? null : await requireStore(db, iid, named.storeId)
  const margin = shelf && (await marginsOf(db, iid, shelf, [id])).get(id)
  const skus = await skusOf(db, iid, id, { terms: await buyerTerms(db, viewer), margin: margin ?? 0 })
  const ids = skus.map(({ skuId }) => skuId)
  return {
    goods: {
      goodsId: goods.id,
      source: goods.source,
      title: goods.title,
      subtitle: goods.subtitle,
      imgs: goods.imgs,
      html: goods.html,
      params: goods.params,
      supplier: { iid: goods.supplier_iid, name: goods.name, logo: goods.logo },
      sold: goods.sold,
      average: goods.scored ? Math.round(((goods.score_sum ?? 0) / goods.scored / 3) * 10) / 10 : 0,
      comments: goods.comment ?? 0,
      collected: await hasMark(db, viewer, { moduleType: MODULE_TYPE.goods, id: goods.id, mark: 'collect' }),
    },
    skus,
    specs: goods.specs.map((name, at) => ({ name, values: [...new Set(skus.map(({ values }) => values[at] ?? ''))] })),
    freight: { fee: goods.freight_fee, freeOver: goods.free_over },
    buyShare: goods.buy_share,
    service: goods.services,
    inCart: await inCart(db, viewer, ids),
    owned: await owned(db, viewer, ids),
    ...(shelf ? await soldBy(db, viewer, shelf, { goodsId: id, sells: margin !== undefined }) : {}),
  }
}

/** The small store beside the goods; the item is its owner's alone. */
async function soldBy(
  db: Db,
  { iid, member }: Viewer,
  shelf: Shelf,
  { goodsId, sells }: { goodsId: string; sells: boolean },
): Promise<Pick<GoodsDetail, 'store' | 'item'>> {
  const store = sells ? { id: String(shelf.id), name: shelf.name } : null
  return member?.user_id === shelf.ownerId ? { store, item: await itemOf(db, iid, shelf.id, goodsId) } : { store }
}

async function goodsOfSku(db: Db, iid: number, skuId: string | undefined): Promise<string> {
  if (skuId === undefined) throw paramError('goodsId')
  const sku = await db
    .selectFrom('sku')
    .select('goods_id')
    .where('iid', '=', iid)
    .where('id', '=', skuId)
    .executeTakeFirst()
  if (!sku) throw new CallError('NOTFOUND')
  return sku.goods_id
}

async function skusOf(
  db: Db,
  iid: number,
  goodsId: string,
  { terms, margin }: { terms: BuyerTerms; margin: number },
): Promise<Sku[]> {
  const rows = await db
    .selectFrom('sku')
    .select(['id', 'values', 'price', 'vip_price', 'market_price', 'stock', 'img'])
    .where('iid', '=', iid)
    .where('goods_id', '=', goodsId)
    .where('on_sale', '=', true)
    .orderBy('sort')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    skuId: row.id,
    values: row.values,
    price: row.price + margin,
    accountPrice: accountPriceOf(terms, row.price),
    vipPrice: row.vip_price,
    marketPrice: row.market_price,
    stock: row.stock,
    img: row.img,
  }))
}

async function inCart(db: Db, { iid, member }: Viewer, skuIds: readonly string[]): Promise<Record<string, number>> {
  if (member === null || skuIds.length === 0) return {}
  const lines = await db
    .selectFrom('cart_line')
    .select(['sku_id', 'num'])
    .where('iid', '=', iid)
    .where('user_id', '=', member.user_id)
    .where('sku_id', 'in', [...skuIds])
    .execute()
  return Object.fromEntries(lines.map(({ sku_id, num }) => [sku_id, num]))
}

/** Number of pieces that the viewer has paid for and not returned. */
async function owned(db: Db, { iid, member }: Viewer, skuIds: readonly string[]): Promise<number> {
  if (member === null || skuIds.length === 0) return 0
  const { pieces } = await db
    .selectFrom('order_chain as c')
    .innerJoin('orders as o', (on) => on.onRef('o.iid', '=', 'c.iid').onRef('o.id', '=', 'c.order_id'))
    .select(({ fn }) => fn.sum<number | null>('c.num').as('pieces'))
    .where('o.iid', '=', iid)
    .where('o.user_id', '=', member.user_id)
    .where('c.target_id', 'in', [...skuIds])
    .where('c.status', '>=', ORDER_STATUS.paid)
    .where('c.status', '<', ORDER_STATUS.refunded)
    .executeTakeFirstOrThrow()
  return Number(pieces ?? 0)
}
