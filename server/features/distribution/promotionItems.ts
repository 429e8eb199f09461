import type { DistributionAct, Page, PromotionItem, PromotionModule } from '@quanzi/contract'
import { MODULE_TYPE, MOST_COUNTED, percentOf } from '@quanzi/contract'
import { sql } from 'kysely'
import { type Asker, memberOf } from '../../call/Asker'
import { type ListReader, readPage } from '../../db/lists/readPage'
import type { Listing, Sql } from '../../db/lists/Walk'
import type { Db } from '../../db/schema'
import { type ItemFilter, itemConditions, rareItems } from '../../items/itemFilter'
import { cheapest, dearest, fitting, mostCounted, newest, type Shelf, summaryJoins } from '../../items/itemWalks'
import { distributionRules } from '../../trade/distributionRules'
import { countPromotionGoods } from './promotionGoods'

interface ItemRow {
  readonly id: string
  readonly title: string
  readonly img: string
  readonly price: number
  readonly province: string | null
  readonly days: number | null
  readonly sold: number
}

export interface PromotionWish extends ItemFilter {
  readonly dataType?: number | undefined
  /** The earliest and the latest start. */
  readonly startsFrom?: number | undefined
  readonly startsTo?: number | undefined
  readonly sortBy?: 'hot' | 'new' | 'price' | 'commission' | undefined
  readonly pageNo: number
  readonly pageSize: number
}

/** An item with a price that has not started yet. */
const promotable = (now: number): Sql => sql`ci.price_fen > 0 and (ci.start_at is null or ci.start_at > ${now})`

function conditions(now: number, wish: PromotionWish): Sql[] {
  const where = [promotable(now), ...itemConditions(wish)]
  if (wish.dataType !== undefined) where.push(sql`ci.module_type = ${wish.dataType}`)
  if (wish.startsFrom !== undefined) where.push(sql`ci.start_at >= ${wish.startsFrom}`)
  if (wish.startsTo !== undefined) where.push(sql`ci.start_at < ${wish.startsTo}`)
  return where
}

/** Sorting by commission sorts by price, because the rates are the tenant's. */
const ORDERS = {
  hot: (shelf: Shelf) => mostCounted(shelf, 'join'),
  new: (shelf: Shelf) => newest(shelf),
  price: cheapest,
  commission: dearest,
}

/** Items that a distributor may share, with the commission of the distributor's level per sale. */
export async function promotionItems(
  reader: ListReader,
  asker: Asker,
  wish: PromotionWish,
): Promise<Page<PromotionItem & DistributionAct>> {
  const { iid } = asker
  const { pageNo: page, pageSize: size, ...question } = wish
  const walk = ORDERS[wish.sortBy ?? 'hot']({ iid, moduleType: MODULE_TYPE.act })
  // Few items are in the future: without a search word, a separate index finds them.
  const rare = rareItems(iid, wish) ?? sql`ci.iid = ${iid} and ci.module_type = ${sql.lit(MODULE_TYPE.act)}`
  const listing: Listing = {
    walks: [fitting(walk, conditions(asker.at, wish), rare)],
    select: sql`ci.id, ci.summary ->> 'title' as title, ci.summary ->> 'cover' as img, ci.price_fen as price, ci.province,
      ci.days, coalesce(cc."join", 0) as sold`,
    joins: summaryJoins(iid),
  }
  const found = await readPage<ItemRow>(reader, listing, {
    question: ['promotion', iid, memberOf(asker).rid, question, size],
    page,
    size,
  })
  const { rates: tenant } = await distributionRules(reader.db, iid)
  const own = await ownRates(reader.db, asker, found.rows)
  const list = found.rows.map((row) => ({
    dataType: MODULE_TYPE.act,
    dataId: row.id,
    id: row.id,
    type: MODULE_TYPE.act,
    title: row.title,
    img: row.img,
    price: row.price,
    commission: percentOf(row.price, ((own.get(row.id) ?? tenant)[0] ?? 0) / 100),
    sold: Number(row.sold),
    province: row.province ?? '',
    days: row.days ?? 1,
  }))
  return { list, total: found.total, hasMore: found.hasMore }
}

/** The items' own rates, for those that have any. */
async function ownRates(
  db: Db,
  asker: Asker,
  rows: readonly ItemRow[],
): Promise<ReadonlyMap<string, readonly number[]>> {
  if (rows.length === 0) return new Map()
  const found = await db
    .selectFrom('content')
    .select(['id', 'rates'])
    .where('iid', '=', asker.iid)
    .where('module_type', '=', MODULE_TYPE.act)
    .where('rates', 'is not', null)
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute()
  return new Map(found.map(({ id, rates }) => [id, rates ?? []]))
}

/** The modules with such items and the number of items, counted up to the limit of lists. */
export async function promotionModules(db: Db, asker: Asker): Promise<PromotionModule[]> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from (
      select 1 from content_index ci
      where ci.iid = ${asker.iid} and ci.module_type = ${sql.lit(MODULE_TYPE.act)} and ci.status = 'published'
        and ${promotable(asker.at)} limit ${sql.lit(MOST_COUNTED + 1)}) counted`.execute(db)
  const modules = [
    { dataType: MODULE_TYPE.act, name: '活动', count: Number(rows[0]?.n ?? 0) },
    { dataType: MODULE_TYPE.goods, name: '商品', count: await countPromotionGoods(db, asker.iid) },
  ]
  return modules.filter(({ count }) => count > 0)
}
