import type { TipPage } from '@quanzi/contract'
import { sql } from 'kysely'
import type { Asker } from '../../call/Asker'
import { type ListReader, readPage } from '../../db/lists/readPage'
import type { Listing } from '../../db/lists/Walk'

interface TipWish {
  readonly moduleType: number
  readonly id: string
  readonly pageNo: number
  readonly pageSize: number
}

interface Row {
  readonly nick_name: string | null
  readonly head_img: string | null
  readonly amount: number
  readonly message: string
  readonly hide_name: boolean
  readonly at: number
}

/** An item's tips, latest first. A giver who wishes to stay anonymous has no name and picture. */
export async function tipsOf(reader: ListReader, { iid }: Asker, wish: TipWish): Promise<TipPage> {
  const { moduleType, id } = wish
  const listing: Listing = {
    walks: [
      {
        from: sql`tip t`,
        where: [sql`t.iid = ${iid}`, sql`t.module_type = ${moduleType}`, sql`t.target_id = ${id}`],
        keys: [sql`t.id`],
        way: 'desc',
        carry: sql`t.id`,
      },
    ],
    select: sql`t.amount, t.message, t.hide_name, t.at, m.nick_name, m.head_img`,
    joins: sql`join tip t on t.iid = ${iid} and t.id = w.id
      left join member m on m.iid = t.iid and m.user_id = t.user_id`,
  }
  const question = ['tips', iid, moduleType, id]
  const page = await readPage<Row>(reader, listing, { question, page: wish.pageNo, size: wish.pageSize })
  const sum = await reader.db
    .selectFrom('tip_sum')
    .select(['tips', 'amount'])
    .where('iid', '=', iid)
    .where('module_type', '=', moduleType)
    .where('target_id', '=', id)
    .executeTakeFirst()
  return {
    total: sum?.amount ?? 0,
    count: sum?.tips ?? 0,
    hasMore: page.hasMore,
    list: page.rows.map(({ nick_name, head_img, amount, message, hide_name, at }) => ({
      name: hide_name ? '' : (nick_name ?? ''),
      headImg: hide_name ? '' : (head_img ?? ''),
      ...{ amount, message, at },
    })),
  }
}
