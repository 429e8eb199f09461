import type { Page, PromotionItem } from '@quanzi/contract'
import { MOST_COUNTED, percentOf } from '@quanzi/contract'
import { sql } from 'kysely'
import { type ListReader, readPage } from '../../db/lists/readPage'
import { hasWord, searchWords } from '../../db/lists/searchText'
import type { Listing, Sql } from '../../db/lists/Walk'
import type { Db } from '../../db/schema'
import { distributionRules } from '../../trade/distributionRules'

/** Cards that distributors promote. They have no rates of their own, so that the dearest earn the most. */
interface CardShelf {
  readonly dataType: number
  readonly name: string
  readonly table: Sql
  /** Number of sold cards. */
  readonly sold: Sql
}

/** Printed cards and memberships (conventions §6). */
export const CARD_SHELVES: readonly CardShelf[] = [
  { dataType: 100, name: '实体卡', table: sql`card_offer`, sold: sql`p.sold` },
  { dataType: 101, name: '会员卡', table: sql`vip_card`, sold: sql`0` },
]

interface CardRow {
  readonly id: string
  readonly title: string
  readonly img: string
  readonly price: number
  readonly sold: number
}

const onSale = (iid: number): Sql => sql`p.iid = ${iid} and p.on_sale and p.price > 0`

export async function promotionCards(
  reader: ListReader,
  iid: number,
  { dataType, table, sold }: CardShelf,
  wish: { readonly queryKey?: string | undefined; readonly pageNo: number; readonly pageSize: number },
): Promise<Page<PromotionItem & { readonly id: string; readonly type: number }>> {
  const filter = searchWords(wish.queryKey).map((word) => hasWord(sql`lower(p.title)`, word))
  const listing: Listing = {
    walks: [
      {
        from: sql`${table} p`,
        where: [onSale(iid)],
        keys: [sql`p.price`, sql`p.id`],
        way: 'desc',
        carry: sql`p.id`,
        ...(filter.length > 0 ? { filter, alone: true } : {}),
      },
    ],
    select: sql`p.id, p.title, p.img, p.price, ${sold} as sold`,
    joins: sql`join ${table} p on p.iid = ${iid} and p.id = w.id`,
  }
  const { rows, total, hasMore } = await readPage<CardRow>(reader, listing, {
    question: ['promotion cards', iid, dataType, wish.queryKey ?? '', wish.pageSize],
    page: wish.pageNo,
    size: wish.pageSize,
  })
  const rate = ((await distributionRules(reader.db, iid)).rates[0] ?? 0) / 100
  const list = rows.map(({ id, title, img, price, sold: count }) => ({
    ...{ dataType, dataId: id, id, type: dataType, title, img },
    ...{ price: Number(price), commission: percentOf(Number(price), rate), sold: Number(count) },
  }))
  return { list, total, hasMore }
}

/** The number of such cards, counted up to the limit of lists. */
export async function countPromotionCards(db: Db, iid: number, { table }: CardShelf): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from (
      select 1 from ${table} p where ${onSale(iid)} limit ${sql.lit(MOST_COUNTED + 1)}) counted`.execute(db)
  return Number(rows[0]?.n ?? 0)
}
