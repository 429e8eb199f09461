import type { Page, TeamPerson } from '@quanzi/contract'
import { DIS_ROLE_STATUS, maskMobile } from '@quanzi/contract'
import { sql } from 'kysely'
import { type Asker, memberOf } from '../../call/Asker'
import { CallError } from '../../call/CallError'
import { type ListReader, readPage } from '../../db/lists/readPage'
import { hasTerms, hasWord, searchWords } from '../../db/lists/searchText'
import type { Listing, Sql, Walk } from '../../db/lists/Walk'
import type { Db } from '../../db/schema'
import { ALL_DAYS } from '../../trade/roleSums'
import { isAbove, roleOf, seesAll, WHOLE_TENANT, watchedRole } from './distributors'

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
const ordered = (iid: number, fits: Sql): Sql => sql`
  (select count(*) from orders o where o.iid = ${iid} and ${fits} and ${COUNTED}) as orders,
  (select coalesce(sum(o.payable), 0) from orders o where o.iid = ${iid} and ${fits} and ${COUNTED}) as amount`

/** What a role earned by the rows that fit, without the margin of its own store (level 0). */
const earned = (iid: number, fits: Sql): Sql => sql`
  (select coalesce(sum(k.amount), 0) from commission k where k.iid = ${iid} and ${fits} and k.level > 0
    and k.status <> 'reversed')
  as commission`

/** True when the asker follows the member `m`. */
const followed = (asker: Asker): Sql => sql`
  exists (select 1 from follows w where w.iid = ${asker.iid} and w.from_id = ${memberOf(asker).rid} and w.to_id = m.rid)
  as following`

interface TeamWish {
  readonly id?: string | undefined
  readonly status?: number | undefined
}

/** The role whose children are meant; null for staff who ask for every role of the tenant. */
async function parentOf(db: Db, asker: Asker, { id }: TeamWish): Promise<number | null> {
  if (id !== WHOLE_TENANT) return (await watchedRole(db, asker, id)).id
  if (!(await seesAll(db, asker))) throw new CallError('DENIED')
  return null
}

const OPEN: readonly number[] = [DIS_ROLE_STATUS.applied, DIS_ROLE_STATUS.approved]

/**
 * Who earns what a list of children shows: the asker, also where they look deeper than their own children; else, as
 * staff look, the role above.
 */
async function earnerOf(db: Db, asker: Asker, parent: number | null): Promise<Sql> {
  if (parent === null) return sql`r.parent_id`
  const own = await roleOf(db, asker)
  if (own === null || own.id === String(parent)) return sql`${parent}::bigint`
  const { path } = await watchedRole(db, asker, String(parent))
  return (await isAbove(db, asker, path)) ? sql`${own.id}::bigint` : sql`${parent}::bigint`
}

/** The roles directly below a role, with their orders and the asker's commission from them. */
export async function childPage(reader: ListReader, asker: Asker, wish: Paging & TeamWish): Promise<Page<TeamPerson>> {
  const { iid } = asker
  const parent = await parentOf(reader.db, asker, wish)
  const statuses = wish.status === undefined ? OPEN : [wish.status]
  const walk: Walk = {
    from: sql`dis_role r`,
    where: [sql`r.iid = ${iid}`, ...(parent === null ? [] : [sql`r.parent_id = ${parent}`])],
    either: statuses.map((status) => sql`r.status = ${status}`),
    keys: [sql`r.id`],
    way: 'desc',
    carry: sql`r.id`,
  }
  const mine = sql`k.role_id = ${await earnerOf(reader.db, asker, parent)}`
  const listing: Listing = {
    walks: [walk],
    select: sql`r.id, r.user_id, m.rid, m.nick_name, m.head_img, m.mobile, r.status, r.at, null::bigint as expire_at,
      pm.nick_name as parent_name, ${followed(asker)},
      (select count(*) from dis_role x where x.iid = r.iid and x.parent_id = r.id and x.status = 1) as children,
      coalesce(s.orders, 0) as orders, coalesce(s.amount, 0) as amount, ${earned(iid, sql`${mine} and k.of_role_id = r.id`)}`,
    joins: sql`join dis_role r on r.iid = ${iid} and r.id = w.id join member m on m.iid = r.iid and m.user_id = r.user_id
      left join dis_role p on p.iid = r.iid and p.id = r.parent_id
      left join member pm on pm.iid = p.iid and pm.user_id = p.user_id
      left join role_sum s on s.iid = r.iid and s.role_id = r.id and s.day = ${ALL_DAYS}`,
  }
  return await page(reader, asker, listing, {
    ...wish,
    question: ['children', memberOf(asker).user_id, parent, wish.status],
  })
}

/** Number of the roles that `childPage` lists. */
export async function childCount(db: Db, asker: Asker, wish: TeamWish): Promise<{ count: number }> {
  const parent = await parentOf(db, asker, wish)
  const row = await db
    .selectFrom('dis_role')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('iid', '=', asker.iid)
    .where('status', 'in', wish.status === undefined ? [...OPEN] : [wish.status])
    .$if(parent !== null, (q) => q.where('parent_id', '=', parent ?? 0))
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

/** The walk, limited to fans whose current note has the tag. */
function tagged(walk: Walk, iid: number, roleId: number, tag: string): Walk {
  const noted = sql`n.iid = ${iid} and n.role_id = ${roleId} and n.tag = ${tag} and n.current`
  const filter = [
    ...(walk.filter ?? []),
    // `offset 0`: it is asked for each fan on the way. As a join, PostgreSQL would read all notes with the tag first.
    sql`exists (select 1 from client_note n where ${noted} and n.user_id = f.user_id offset 0)`,
  ]
  const from = sql`client_note n join fan_lock f on f.iid = n.iid and f.role_id = n.role_id and f.user_id = n.user_id
    join member m on m.iid = f.iid and m.user_id = f.user_id`
  // With words too the planner chooses: by a rare name, or by the tag.
  return { ...walk, filter, rare: { from, where: [noted, ...(walk.rare?.where ?? walk.where), ...filter] } }
}

/** What the link of a lock was about, the latest paid order, and the current note. */
const CLIENT = sql`
  (select jsonb_build_object('dataType', f.data_type, 'dataId', f.data_id, 'title', coalesce(s.summary ->> 'title', ''))
    from (select 1) one left join content_index s on s.iid = f.iid and s.module_type = f.data_type and s.id = f.data_id
    where f.data_id is not null) as source,
  (select jsonb_build_object('title', o.title, 'amount', o.payable, 'at', o.paid_at) from orders o
    where o.iid = f.iid and o.role_id = f.role_id and o.user_id = f.user_id and o.status > 10 and o.status <> 18
      and o.paid_at is not null
    order by o.paid_at desc, o.id desc limit 1) as last_order,
  coalesce(n.text, '') as note, coalesce(n.tag, '') as tag`

/** The caller's locked fans, newest first, with their orders and commission. */
export async function fanPage(
  reader: ListReader,
  asker: Asker,
  wish: Paging & { queryKey?: string | undefined; tag?: string | undefined },
): Promise<Page<TeamPerson>> {
  const { iid } = asker
  const role = await watchedRole(reader.db, asker)
  const words = searchWords(wish.queryKey)
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
  const wordy = named(walk, iid, words)
  const listing: Listing = {
    walks: [wish.tag ? tagged(wordy, iid, role.id, wish.tag) : wordy],
    select: sql`f.id, f.user_id, m.rid, m.nick_name, m.head_img, m.mobile, 1 as status, f.locked_at as at, f.expire_at,
      '' as parent_name, ${followed(asker)}, 0 as children,
      ${ordered(iid, sql`o.role_id = f.role_id and o.user_id = f.user_id`)},
      ${earned(iid, sql`k.role_id = f.role_id and k.of_role_id = f.role_id and k.buyer_id = f.user_id`)},
      ${CLIENT}`,
    joins: sql`join fan_lock f on f.iid = ${iid} and f.id = w.id join member m on m.iid = f.iid and m.user_id = f.user_id
      left join client_note n on n.iid = f.iid and n.role_id = f.role_id and n.user_id = f.user_id and n.current`,
  }
  return await page(reader, asker, listing, { ...wish, question: ['fans', role.id, words, wish.tag ?? ''] })
}
