import type { Page, TeamPerson } from '@quanzi/contract'
import { maskMobile } from '@quanzi/contract'
import { sql } from 'kysely'
import { type Asker, memberOf } from '../../call/Asker'
import { type ListReader, readPage } from '../../db/lists/readPage'
import { hasTerms, hasWord, searchWords } from '../../db/lists/searchText'
import type { Listing, Sql, Walk } from '../../db/lists/Walk'
import type { Db } from '../../db/schema'
import { watchedRole } from './distributors'

interface PersonRow {
  readonly id: number
  readonly user_id: number
  readonly nick_name: string
  readonly head_img: string
  readonly mobile: string | null
  readonly orders: number
  readonly amount: number
  readonly commission: number
  readonly status: number
  readonly at: number
  readonly expire_at: number | null
}

interface Paging {
  readonly pageNo: number
  readonly pageSize: number
}

/** Orders that count: paid and not refunded. */
const COUNTED = sql`o.status > 10 and o.status <> 18`

async function page(
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
      nickname: row.nick_name,
      headImg: row.head_img,
      mobile: row.mobile ? maskMobile(row.mobile) : '',
      orders: Number(row.orders),
      amount: Number(row.amount),
      commission: Number(row.commission),
      status: row.status,
      joinedAt: Number(row.at),
      expireAt: row.expire_at === null ? null : Number(row.expire_at),
    }),
  )
  return { list, total, hasMore }
}

/** A role's commission from matching orders. */
const earned = (iid: number, roleId: Sql, fits: Sql): Sql => sql`
  (select coalesce(sum(k.amount), 0) from orders o
    join order_chain c on c.iid = o.iid and c.order_id = o.id
    join commission k on k.iid = c.iid and k.chain_id = c.id
    where o.iid = ${iid} and ${fits} and k.role_id = ${roleId} and k.status <> 'reversed')`

/** The roles directly below a role, with their orders and the role's commission from them. */
export async function childPage(
  reader: ListReader,
  asker: Asker,
  wish: Paging & { id?: string | undefined; status?: number | undefined },
): Promise<Page<TeamPerson>> {
  const { iid } = asker
  const role = await watchedRole(reader.db, asker, wish.id)
  const status = wish.status === undefined ? sql`r.status < 2` : sql`r.status = ${wish.status}`
  const brought = sql`from orders o where o.iid = ${iid} and o.role_id = r.id and ${COUNTED}`
  const walk: Walk = {
    from: sql`dis_role r`,
    where: [sql`r.iid = ${iid} and r.parent_id = ${role.id}`, status],
    keys: [sql`r.id`],
    way: 'desc',
    carry: sql`r.id`,
  }
  const listing: Listing = {
    walks: [walk],
    select: sql`r.id, r.user_id, m.nick_name, m.head_img, m.mobile, r.status, r.at, null::bigint as expire_at,
      (select count(*) ${brought}) as orders,
      (select coalesce(sum(o.payable), 0) ${brought}) as amount,
      ${earned(iid, sql`${role.id}`, sql`o.role_id = r.id`)} as commission`,
    joins: sql`join dis_role r on r.iid = ${iid} and r.id = w.id join member m on m.iid = r.iid and m.user_id = r.user_id`,
  }
  return await page(reader, asker, listing, {
    ...wish,
    question: ['children', memberOf(asker).user_id, role.id, wish.status],
  })
}

export async function childCount(
  db: Db,
  asker: Asker,
  wish: { id?: string | undefined; status?: number | undefined },
): Promise<{ count: number }> {
  const role = await watchedRole(db, asker, wish.id)
  const row = await db
    .selectFrom('dis_role')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('iid', '=', asker.iid)
    .where('parent_id', '=', role.id)
    .$if(wish.status === undefined, (q) => q.where('status', '<', 2))
    .$if(wish.status !== undefined, (q) => q.where('status', '=', wish.status ?? 0))
    .executeTakeFirstOrThrow()
  return { count: Number(row.n) }
}

/** The walk, limited to fans whose name contains the words. */
function named(walk: Walk, iid: number, words: readonly string[]): Walk {
  if (words.length === 0) return walk
  const filter = words.map((word) => hasWord(sql`lower(m.nick_name)`, word))
  const terms = hasTerms(sql`search_terms(m.iid, lower(m.nick_name), '{}')`, { iid, words })
  const from = sql`fan_lock f join member m on m.iid = f.iid and m.user_id = f.user_id`
  return { ...walk, filter, ...(terms ? { rare: { from, where: [...walk.where, ...filter, terms] } } : {}) }
}

/** The caller's locked fans, newest first, with their orders and commission. */
export async function fanPage(
  reader: ListReader,
  asker: Asker,
  wish: Paging & { queryKey?: string | undefined },
): Promise<Page<TeamPerson>> {
  const { iid } = asker
  const role = await watchedRole(reader.db, asker)
  const words = searchWords(wish.queryKey)
  const placed = sql`o.role_id = f.role_id and o.user_id = f.user_id`
  const counted = sql`from orders o where o.iid = ${iid} and ${placed} and ${COUNTED}`
  const walk: Walk = {
    from: sql`fan_lock f`,
    where: [
      sql`f.iid = ${iid} and f.role_id = ${role.id} and f.released_at is null`,
      sql`(f.expire_at is null or f.expire_at > ${asker.at})`,
    ],
    keys: [sql`f.id`],
    way: 'desc',
    carry: sql`f.id`,
  }
  const listing: Listing = {
    walks: [named(walk, iid, words)],
    select: sql`f.id, f.user_id, m.nick_name, m.head_img, m.mobile, 1 as status, f.locked_at as at, f.expire_at,
      (select count(*) ${counted}) as orders,
      (select coalesce(sum(o.payable), 0) ${counted}) as amount,
      ${earned(iid, sql`f.role_id`, placed)} as commission`,
    joins: sql`join fan_lock f on f.iid = ${iid} and f.id = w.id join member m on m.iid = f.iid and m.user_id = f.user_id`,
  }
  return await page(reader, asker, listing, { ...wish, question: ['fans', role.id, words] })
}
