import type { GoodsCategory, GoodsRow, GoodsSource, listGoods, Page, ParsedParamsOf } from '@quanzi/contract'
import { MODULE_TYPE, ORDER_TYPE } from '@quanzi/contract'
import { sql } from 'kysely'
import { CallError } from '../../call/CallError'
import { type ListReader, readPage } from '../../db/lists/readPage'
import { hasTerms, hasWord, searchWords } from '../../db/lists/searchText'
import type { Sql, Walk } from '../../db/lists/Walk'
import type { Db } from '../../db/schema'
import type { BuyerTerms } from './buyerTerms'
import { marksOf } from './marksOf'
import { NO_SHELF, type ShelfRows } from './shelfRows'

type Wish = Omit<ParsedParamsOf<typeof listGoods>, 'iid' | 'storeId' | 'choices'> & {
  readonly shelf: ShelfRows | null
  /** Only goods of these; null for all. */
  readonly suppliers: readonly number[] | null
}

const SOURCES: readonly GoodsSource[] = ['mall', 'store']
const TERMS = sql`search_terms(g.iid, g.text, g.marks)`

const ORDERS: Readonly<Record<Wish['sortBy'], { key: Sql; way: Walk['way'] }>> = {
  default: { key: sql`g.sort`, way: 'desc' },
  sold: { key: sql`g.sold`, way: 'desc' },
  new: { key: sql`g.published_at`, way: 'desc' },
  priceUp: { key: sql`g.shown_price`, way: 'asc' },
  priceDown: { key: sql`g.shown_price`, way: 'desc' },
}

/** A shelf has few items: they are found first, then sorted, by the store's own order and prices. */
function orderOf({ sortBy, shelf }: Wish) {
  if (!shelf) return ORDERS[sortBy]
  const { way, key } = ORDERS[sortBy]
  if (sortBy === 'default') return { key: shelf.sort, way }
  return { key: sortBy === 'priceUp' || sortBy === 'priceDown' ? shelf.price : key, way }
}

const SOURCE_OF_ORDER: Readonly<Record<number, GoodsSource>> = {
  [ORDER_TYPE.mallGoods]: 'mall',
  [ORDER_TYPE.storeGoods]: 'store',
}

/** The goods that a coupon applies to: some, those of a source, or all. */
async function couponGoods(db: Db, iid: number, couponId: string): Promise<Sql[]> {
  const coupon = await db
    .selectFrom('coupon')
    .select('scope')
    .where('iid', '=', iid)
    .where('id', '=', couponId)
    .executeTakeFirst()
  if (!coupon) throw new CallError('NOTFOUND')
  const { orderTypes, targets } = coupon.scope
  return [
    ...(targets ? [sql`g.id = any(${[...targets]}::text[])`] : []),
    ...(orderTypes ? [sql`g.source = any(${orderTypes.flatMap((type) => SOURCE_OF_ORDER[type] ?? [])}::text[])`] : []),
  ]
}

function conditionsOf(wish: Wish): Sql[] {
  const where = searchWords(wish.queryKey).map((word) => hasWord(sql`g.text`, word))
  for (const mark of marksOf(wish)) where.push(sql`${mark} = any(g.marks)`)
  if (wish.relatedTo) where.push(sql`g.id <> ${wish.relatedTo}`)
  const price = wish.shelf?.price ?? sql`g.shown_price`
  if (wish.priceFrom !== undefined) where.push(sql`${price} >= ${wish.priceFrom}`)
  if (wish.priceTo !== undefined) where.push(sql`${price} <= ${wish.priceTo}`)
  if (wish.suppliers) where.push(sql`g.supplier_iid = any(${wish.suppliers}::integer[])`)
  if (wish.inStock) where.push(sql`g.stock > 0`)
  return where
}

const beginning = (source: GoodsSource): Sql => sql`g.source = ${sql.lit(source)}`

/** A page of the goods on sale, at the buyer's prices. */
export async function goodsPage(
  reader: ListReader,
  iid: number,
  wish: Wish,
  { discount }: BuyerTerms,
): Promise<Page<GoodsRow>> {
  const { pageNo: page, pageSize: size, shelf, ...question } = wish
  const { from, joins, margin, columns } = shelf ?? NO_SHELF
  const asked = { ...wish, ...(wish.relatedTo ? await likeThese(reader.db, iid, wish.relatedTo) : {}) }
  const { key, way } = orderOf(wish)
  const where = [sql`g.iid = ${iid}`, sql`g.status = 'on'`, ...(shelf?.where ?? [])]
  const filter = [...conditionsOf(asked), ...(wish.couponId ? await couponGoods(reader.db, iid, wish.couponId) : [])]
  const terms = hasTerms(TERMS, { iid, words: searchWords(asked.queryKey), marks: marksOf(asked) })
  const walk: Walk = {
    from,
    where: wish.source ? [...where, beginning(wish.source)] : where,
    ...(wish.source ? {} : { either: SOURCES.map(beginning) }),
    keys: [key, sql`g.id`],
    way,
    carry: sql`g.id`,
    ...(filter.length > 0 ? { filter, alone: true } : {}),
    ...(terms
      ? {
          rare: {
            from,
            where: [...where, ...(wish.source ? [beginning(wish.source)] : []), ...filter, terms],
          },
        }
      : {}),
  }
  const found = await readPage<GoodsRow>(
    reader,
    {
      walks: [walk],
      select: sql`g.id as "goodsId", s.id as "skuId", g.source, g.title, g.imgs[1] as img, g.ratio, s.price + ${margin} as price,
        s.price * ${discount}::bigint / 100 as "accountPrice", s.vip_price as "vipPrice", s.market_price as "marketPrice",
        p.name as supplier, g.sold, g.stock, g.sku_count as "skuCount"${columns}`,
      joins: sql`join goods g on g.iid = ${iid} and g.id = w.id ${joins}
        join supplier p on p.iid = g.iid and p.supplier_iid = g.supplier_iid
        join lateral (
          select k.id, k.price, k.vip_price, k.market_price from sku k
          where k.iid = g.iid and k.goods_id = g.id and k.on_sale order by (k.stock = 0), k.price, k.id limit 1
        ) s on true`,
    },
    { question: ['goods', iid, question, shelf?.question ?? null], page, size },
  )
  const { asItem } = shelf ?? NO_SHELF
  return {
    list: found.rows.map((row) => ({ ...asRow(row), ...asItem(row) })),
    total: found.total,
    hasMore: found.hasMore,
  }
}

/** A row without the columns of the walk. */
const asRow = ({ goodsId, skuId, source, title, img, ratio, supplier, sold, stock, skuCount, ...row }: GoodsRow) => ({
  goodsId,
  skuId,
  source,
  title,
  img: img ?? '',
  ratio,
  price: row.price,
  accountPrice: row.accountPrice,
  vipPrice: row.vipPrice,
  marketPrice: row.marketPrice,
  supplier,
  sold,
  stock,
  skuCount,
})

/** Goods, found by their own id or that of a sku, and the category of similar goods. */
async function likeThese(db: Db, iid: number, id: string): Promise<Pick<Wish, 'relatedTo' | 'catId'>> {
  const goods = await db
    .selectFrom('goods')
    .select(['id', 'cat_id'])
    .where('iid', '=', iid)
    .where(({ eb, or, selectFrom }) =>
      or([
        eb('id', '=', id),
        eb('id', '=', selectFrom('sku').select('goods_id').where('iid', '=', iid).where('id', '=', id)),
      ]),
    )
    .executeTakeFirst()
  if (!goods) throw new CallError('NOTFOUND')
  return { relatedTo: goods.id, catId: goods.cat_id ?? undefined }
}

/** The categories of a source as a tree, or the children of one; without categories that have nothing on sale. */
export async function categories(
  db: Db,
  iid: number,
  { source, parentId = null }: { source: GoodsSource; parentId?: string | null | undefined },
): Promise<GoodsCategory[]> {
  const rows = await db
    .selectFrom('goods_category')
    .select(['id', 'parent_id', 'name', 'img'])
    .where('iid', '=', iid)
    .where('source', '=', source)
    .orderBy('sort')
    .orderBy('id')
    .execute()
  const full = new Set(await categoriesOnSale(db, iid, source))
  const under = (parent: string | null): GoodsCategory[] =>
    rows
      .filter((row) => row.parent_id === parent)
      .map(({ id, name, img }) => ({ id, name, img, children: under(id) }))
      .filter(({ id, children }) => children.length > 0 || full.has(id))
  return under(parentId)
}

/** The categories of the goods on sale. */
async function categoriesOnSale(db: Db, iid: number, source: GoodsSource): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select c.id from goods_category c
    where c.iid = ${iid} and c.source = ${source} and exists (
      select 1 from goods g where g.iid = c.iid and g.source = c.source and g.cat_id = c.id and g.status = 'on')`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/** The feature types of goods on sale. */
export async function typesOnSale(db: Db, iid: number): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select t.id from feature_types t
    where t.iid = ${iid} and t.module_type = ${sql.lit(MODULE_TYPE.goods)} and exists (
      select 1 from goods g where g.iid = t.iid and g.type_id = t.id and g.status = 'on')`.execute(db)
  return new Set(rows.map(({ id }) => id))
}
