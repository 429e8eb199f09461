import type { Page, TeamPerson } from '@quanzi/contract'
import { maskMobile } from '@quanzi/contract'
import { sql } from 'kysely'
import { type Asker, memberOf } from '../../call/Asker'
import { type ListReader, readPage } from '../../db/lists/readPage'
import type { Listing, Sql } from '../../db/lists/Walk'

interface PersonRow {
  readonly id: number
  readonly user_id: number
  readonly rid: number
  readonly parent_name: string | null
  readonly following: boolean
  readonly children: number
  readonly nick_name: string
  readonly head_img: string
  readonly mobile: string | null
  readonly orders: number
  readonly amount: number
  readonly commission: number
  readonly status: number
  readonly at: number
  readonly expire_at: number | null
  /** Of fans only. */
  readonly source?: TeamPerson['source']
  readonly last_order?: TeamPerson['lastOrder']
  readonly note?: string | null
  readonly tag?: string | null
}

export interface Paging {
  readonly pageNo: number
  readonly pageSize: number
}

/** Orders that count: paid and not refunded. */
const COUNTED = sql`o.status > 10 and o.status <> 18`

export async function personPage(
  reader: ListReader,
  asker: Asker,
  listing: Listing,
  { pageNo, pageSize, question }: Paging & { question: readonly unknown[] },
): Promise<Page<TeamPerson>> {
  const { rows, total, hasMore } = await readPage<PersonRow>(reader, listing, {
    question: [asker.iid, ...question, pageSize],
    page: pageNo,
    size: pageSize,
  })
  const list = rows.map(
    (row): TeamPerson => ({
      id: String(row.id),
      userId: row.user_id,
      rid: Number(row.rid),
      uid: row.user_id,
      parentName: row.parent_name ?? '',
      following: row.following,
      children: Number(row.children),
      nickname: row.nick_name,
      headImg: row.head_img,
      mobile: row.mobile ? maskMobile(row.mobile) : '',
      orders: Number(row.orders),
      amount: Number(row.amount),
      commission: Number(row.commission),
      status: row.status,
      joinedAt: Number(row.at),
      expireAt: row.expire_at === null ? null : Number(row.expire_at),
      ...(row.note === undefined
        ? {}
        : { source: row.source ?? null, lastOrder: row.last_order ?? null, note: row.note ?? '', tag: row.tag ?? '' }),
    }),
  )
  return { list, total, hasMore }
}

/** Orders that count and their sum, of the rows that fit; `k` is a commission, `o` an order. */
export const ordered = (iid: number, fits: Sql): Sql => sql`
  (select count(*) from orders o where o.iid = ${iid} and ${fits} and ${COUNTED}) as orders,
  (select coalesce(sum(o.payable), 0) from orders o where o.iid = ${iid} and ${fits} and ${COUNTED}) as amount`

/** What a role earned by the rows that fit, without the margin of its own store (level 0). */
export const earned = (iid: number, fits: Sql): Sql => sql`
  (select coalesce(sum(k.amount), 0) from commission k where k.iid = ${iid} and ${fits} and k.level > 0
    and k.status <> 'reversed')
  as commission`

/** True when the asker follows the member `m`. */
export const followed = (asker: Asker): Sql => sql`
  exists (select 1 from follows w where w.iid = ${asker.iid} and w.from_id = ${memberOf(asker).rid} and w.to_id = m.rid)
  as following`
