import type { Page, PromotionItem } from '@quanzi/contract'
import { MODULE_TYPE, MOST_COUNTED } from '@quanzi/contract'
import { sql } from 'kysely'
import { type ListReader, readPage } from '../../db/lists/readPage'
import { hasTerms, hasWord, searchWords } from '../../db/lists/searchText'
import { allOf, type Listing, type Sql } from '../../db/lists/Walk'
import type { Db } from '../../db/schema'

interface GoodsWish {
  readonly queryKey?: string | undefined
  readonly pageNo: number
  readonly pageSize: number
}

type PromotionGoods = Pick<PromotionItem, 'title' | 'img' | 'price' | 'commission' | 'sold'> & { readonly id: string }

const TERMS = sql`search_terms(g.iid, g.text, g.marks)`
/** Goods on sale that earn a commission. */
const promotable = (iid: number): Sql[] => [sql`g.iid = ${iid}`, sql`g.status = 'on'`, sql`g.commission > 0`]

/** Goods that earn a distributor a commission, the highest first. */
export async function promotionGoods(reader: ListReader, iid: number, wish: GoodsWish) {
  const words = searchWords(wish.queryKey)
  const found = words.map((word) => hasWord(sql`g.text`, word))
  const terms = hasTerms(TERMS, { iid, words, marks: [] })
  const where = promotable(iid)
  const listing: Listing = {
    walks: [
      {
        from: sql`goods g`,
        where,
        keys: [sql`g.commission`, sql`g.id`],
        way: 'desc',
        carry: sql`g.id`,
        ...(found.length > 0 ? { filter: found } : {}),
        ...(terms ? { rare: { from: sql`goods g`, where: [...where, ...found, terms] } } : {}),
      },
    ],
    select: sql`g.id, g.title, g.imgs[1] as img, g.price, g.commission, g.sold`,
    joins: sql`join goods g on g.iid = ${iid} and g.id = w.id`,
  }
  const { rows, total, hasMore } = await readPage<PromotionGoods>(reader, listing, {
    question: ['promotion goods', iid, wish.queryKey ?? '', wish.pageSize],
    page: wish.pageNo,
    size: wish.pageSize,
  })
  const list = rows.map(({ id, title, img, price, commission, sold }) => ({
    ...{ dataType: MODULE_TYPE.goods, dataId: id, id, type: MODULE_TYPE.goods },
    ...{ title, img: img ?? '', price, commission, sold },
  }))
  return { list, total, hasMore } satisfies Page<PromotionItem>
}

/** The number of such goods, counted up to the limit of lists. */
export async function countPromotionGoods(db: Db, iid: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from (
      select 1 from goods g where ${allOf(promotable(iid))} limit ${sql.lit(MOST_COUNTED + 1)}
    ) counted`.execute(db)
  return Number(rows[0]?.n ?? 0)
}
