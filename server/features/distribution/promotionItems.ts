import type { DistributionItem, Page, PromotionItem, PromotionModule } from '@quanzi/contract'
import { MODULE_LABEL, MODULE_TYPE, MOST_COUNTED } from '@quanzi/contract'
import { sql } from 'kysely'
import { type Asker, memberOf } from '../../call/Asker'
import { type ListReader, readPage } from '../../db/lists/readPage'
import type { Listing, Sql } from '../../db/lists/Walk'
import type { Db } from '../../db/schema'
import { type ItemFilter, itemConditions, itemTerms } from '../../items/itemFilter'
import { bestPaid, cheapest, fitting, mostCounted, newest, type Shelf, summaryJoins } from '../../items/itemWalks'
import { PROMOTED_MODULES } from '../../items/reckonItemCommissions'
import { CARD_SHELVES, countPromotionCards } from './promotionCards'
import { countPromotionGoods } from './promotionGoods'

interface ItemRow {
  readonly id: string
  readonly title: string
  readonly img: string
  readonly price: number
  readonly commission: number
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

/** An item that has not started yet. */
const upcoming = (now: number): Sql => sql`(ci.start_at is null or ci.start_at > ${now})`

function conditions(now: number, wish: PromotionWish): Sql[] {
  // An expression: with the column PostgreSQL would read all items with a commission beside each page of a walk.
  const where = [sql`ci.commission + 0 > 0`, upcoming(now), ...itemConditions(wish)]
  if (wish.startsFrom !== undefined) where.push(sql`ci.start_at >= ${wish.startsFrom}`)
  if (wish.startsTo !== undefined) where.push(sql`ci.start_at < ${wish.startsTo}`)
  return where
}

const ORDERS = {
  hot: (shelf: Shelf) => mostCounted(shelf, 'join'),
  new: (shelf: Shelf) => newest(shelf),
  price: cheapest,
  commission: bestPaid,
}

/** Items that a distributor may share, with the commission of the first level per sale. */
export async function promotionItems(
  reader: ListReader,
  asker: Asker,
  wish: PromotionWish,
): Promise<Page<PromotionItem & DistributionItem & { readonly province: string; readonly days: number }>> {
  const { iid } = asker
  const { pageNo: page, pageSize: size, dataType = MODULE_TYPE.act, ...question } = wish
  const walk = ORDERS[wish.sortBy ?? 'commission']({ iid, moduleType: dataType })
  const terms = itemTerms(iid, wish)
  // Few items are in the future: without a search word, a separate index finds them.
  const rare = terms ?? sql`ci.iid = ${iid} and ci.module_type = ${sql.lit(dataType)} and ci.commission > 0`
  // With a word the module is an expression: PostgreSQL would otherwise read the keys of all its items beside the word's.
  const apart = sql`ci.iid = ${iid} and ci.module_type + 0 = ${sql.lit(dataType)} and ci.status = 'published'`
  const listing: Listing = {
    walks: [fitting(walk, conditions(asker.at, wish), rare, terms ? [apart] : walk.where)],
    select: sql`ci.id, ci.summary ->> 'title' as title, ci.summary ->> 'cover' as img, ci.price_fen as price,
      ci.commission, ci.province, ci.days, coalesce(cc."join", 0) as sold`,
    joins: summaryJoins(iid),
  }
  const found = await readPage<ItemRow>(reader, listing, {
    question: ['promotion', iid, dataType, memberOf(asker).rid, question, size],
    page,
    size,
  })
  const list = found.rows.map(({ id, title, img, price, commission, sold, province, days }) => ({
    ...{ dataType, dataId: id, id, type: dataType },
    ...{ title, img, price: Number(price), commission: Number(commission), sold: Number(sold) },
    ...{ province: province ?? '', days: days ?? 1 },
  }))
  return { list, total: found.total, hasMore: found.hasMore }
}

/** The number of a module's items to promote, counted up to the limit of lists. */
async function countItems(db: Db, { iid, at }: Asker, dataType: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from (
      select 1 from content_index ci
      where ci.iid = ${iid} and ci.module_type = ${sql.lit(dataType)} and ci.status = 'published'
        and ci.commission > 0 and ${upcoming(at)} limit ${sql.lit(MOST_COUNTED + 1)}) counted`.execute(db)
  return Number(rows[0]?.n ?? 0)
}

const NAMES = new Map<number, string>([
  [MODULE_TYPE.act, MODULE_LABEL.act.zh],
  [MODULE_TYPE.game, MODULE_LABEL.game.zh],
  [MODULE_TYPE.origin, MODULE_LABEL.origin.zh],
  [MODULE_TYPE.planned, MODULE_LABEL.planned.zh],
  [211, '众筹'],
])

/** The modules with items to promote, and how many they have. */
export async function promotionModules(db: Db, asker: Asker): Promise<PromotionModule[]> {
  const modules: PromotionModule[] = []
  for (const dataType of PROMOTED_MODULES)
    modules.push({ dataType, name: NAMES.get(dataType) ?? '', count: await countItems(db, asker, dataType) })
  const goods = { dataType: MODULE_TYPE.goods, name: MODULE_LABEL.goods.zh }
  modules.splice(1, 0, { ...goods, count: await countPromotionGoods(db, asker.iid) })
  for (const shelf of CARD_SHELVES) {
    const { dataType, name } = shelf
    modules.push({ dataType, name, count: await countPromotionCards(db, asker.iid, shelf) })
  }
  return modules.filter(({ count }) => count > 0)
}
