import { type OwnRank, type RankPage, type RankRow, shanghaiDay } from '@quanzi/contract'
import { sql } from 'kysely'
import { type Asker, pagerOf } from '../../call/Asker'
import { CallError } from '../../call/CallError'
import { type ListReader, readPage } from '../../db/lists/readPage'
import type { Listing, Walk } from '../../db/lists/Walk'
import type { Db } from '../../db/schema'
import type { RankKey } from '../../items/rankScores'

/** Pages end here. */
const MOST_RANKED = 1000
/** The own place is exact up to here. */
const MOST_COUNTED = 10_000

export interface RankWish extends Omit<RankKey, 'iid' | 'rows'> {
  readonly rows: 'person' | 'team'
  readonly pageNo: number
  readonly pageSize: number
}

interface Scored {
  readonly subject_id: string
  readonly value: number
  readonly reached_at: number
  readonly name: string | null
  readonly head_img: string | null
  readonly rid: number | null
}

const ofRank = ({ iid, scope, refId, by, period, rows }: RankKey) =>
  sql`s.iid = ${iid} and s.scope = ${scope} and s.ref_id = ${refId} and s.by = ${by} and s.period = ${period}
    and s.rows = ${rows} and s.value > 0`

const walkOf = (key: RankKey): Walk => ({
  from: sql`rank_score s`,
  where: [ofRank(key)],
  keys: [sql`(-s.value)`, sql`s.reached_at`, sql`s.subject_id`],
  way: 'asc',
  carry: sql`s.subject_id`,
  lastKey: 'subject_id',
})

const listingOf = (key: RankKey): Listing => ({
  walks: [walkOf(key)],
  select:
    key.rows === 'team'
      ? sql`s.subject_id, s.value, s.reached_at, t.name, m.head_img, null::bigint as rid`
      : sql`s.subject_id, s.value, s.reached_at, m.nick_name as name, m.head_img, m.rid`,
  joins: sql`join rank_score s on s.iid = ${key.iid} and s.scope = ${key.scope} and s.ref_id = ${key.refId}
      and s.by = ${key.by} and s.period = ${key.period} and s.rows = ${key.rows} and s.subject_id = w.subject_id
    ${
      key.rows === 'team'
        ? sql`left join team t on t.iid = ${key.iid} and t.id = s.subject_id
          left join member m on m.iid = ${key.iid} and m.user_id = t.captain_id`
        : sql`left join member m on m.iid = ${key.iid} and m.user_id = s.subject_id::bigint`
    }`,
})

/** A rank of persons or teams, with the caller's own row. */
export async function rankOf(reader: ListReader, asker: Asker, wish: RankWish): Promise<RankPage> {
  const { iid } = asker
  const { pageNo, pageSize, ...rest } = wish
  const key: RankKey = { iid, ...rest }
  const size = Math.min(pageSize, Math.max(0, MOST_RANKED - (pageNo - 1) * pageSize))
  const mine = await ownRow(reader.db, asker, key)
  if (size === 0) return { list: [], total: MOST_RANKED, hasMore: false, mine }
  const question = ['rank', pagerOf(asker), key, pageSize]
  const page = await readPage<Scored>(reader, listingOf(key), { question, page: pageNo, size: pageSize })
  const first = (pageNo - 1) * pageSize + 1
  // The last page may end within: a page of another size would begin elsewhere.
  const rows = page.rows.slice(0, size).map((row, index) => asRow(key, row, first + index))
  return {
    list: await withLikes(reader.db, asker, key, rows),
    total: Math.min(page.total, MOST_RANKED),
    hasMore: page.hasMore && first + rows.length <= MOST_RANKED,
    mine,
  }
}

/** The id under which a row is liked: `{refId}:{rid}` for a person, `t:{teamId}` for a team (expect-play §2). */
const markIdOf = ({ refId, rows }: RankKey, { subject_id, rid }: Scored): string =>
  rows === 'team' ? `t:${subject_id}` : `${refId}:${rid ?? 0}`

const asRow = (key: RankKey, row: Scored, rank: number): RankRow => ({
  rank,
  id: row.rid === null ? row.subject_id : String(row.rid),
  markId: markIdOf(key, row),
  name: row.name ?? '',
  headImg: row.head_img ?? '',
  ...(row.rid === null ? {} : { rid: Number(row.rid) }),
  value: Number(row.value),
  unit: key.by,
  reachedAt: Number(row.reached_at),
  likes: 0,
  liked: false,
})

/** Likes count over all days; `liked` means today, because one may like a row once a day. */
async function withLikes<Row extends RankRow>(
  db: Db,
  { iid, member, at }: Asker,
  { scope }: RankKey,
  rows: readonly Row[],
): Promise<Row[]> {
  if (rows.length === 0) return []
  const found = await db
    .selectFrom('content_mark')
    .select(['target_id', sql<number>`count(*)::int`.as('n')])
    .select(
      sql<boolean>`coalesce(bool_or(user_id = ${member?.user_id ?? 0} and day = ${shanghaiDay(at)}), false)`.as('mine'),
    )
    .where('iid', '=', iid)
    .where('kind', '=', scope)
    .where('mark', '=', 'like')
    .where(
      'target_id',
      'in',
      rows.map(({ markId }) => markId),
    )
    .groupBy('target_id')
    .execute()
  const likes = new Map(found.map(({ target_id, n, mine }) => [target_id, { likes: Number(n), liked: mine }]))
  return rows.map((row) => ({ ...row, ...likes.get(row.markId) }))
}

/** The caller's row: the own one, or that of the own team. */
async function ownRow(db: Db, asker: Asker, key: RankKey): Promise<OwnRank | null> {
  const { member } = asker
  if (!member) return null
  const subject = key.rows === 'person' ? String(member.user_id) : await ownTeam(db, key, member.user_id)
  if (subject === null) return null
  const own = sql`(select s.value, s.reached_at, s.subject_id from rank_score s
    where ${ofRank(key)} and s.subject_id = ${subject})`
  const { rows } = await sql<Scored & { ahead: number; gap: number | null }>`
    select o.subject_id, o.value, o.reached_at,
      (select count(*)::int from (select 1 from rank_score s where ${ofRank(key)}
        and (-s.value, s.reached_at, s.subject_id) < (-o.value, o.reached_at, o.subject_id)
        limit ${sql.lit(MOST_COUNTED)}) n) as ahead,
      (select s.value - o.value from rank_score s where ${ofRank(key)} and -s.value < -o.value
        order by -s.value desc limit 1) as gap,
      case when ${key.rows} = 'team' then t.name else m.nick_name end as name, m.head_img,
      case when ${key.rows} = 'team' then null else m.rid end as rid
    from ${own} o
      left join team t on ${key.rows} = 'team' and t.iid = ${key.iid} and t.id = o.subject_id
      left join member m on m.iid = ${key.iid}
        and m.user_id = coalesce(t.captain_id, ${member.user_id}::bigint)`.execute(db)
  const [row] = rows
  if (!row) return null
  const [mine] = await withLikes(db, asker, key, [asRow(key, row, Number(row.ahead) + 1)])
  return mine ? { ...mine, gap: Number(row.gap ?? 0) } : null
}

async function ownTeam(db: Db, { iid, scope, refId }: RankKey, userId: number): Promise<string | null> {
  const row = await db
    .selectFrom('team_member')
    .select('team_id')
    .where('iid', '=', iid)
    .where('scope', '=', scope)
    .where('ref_id', '=', refId)
    .where('user_id', '=', userId)
    .where('state', '=', 'active')
    .executeTakeFirst()
  return row?.team_id ?? null
}

/** The person or team of a row's mark in a scope; NOTFOUND for a row that no rank of the tenant has. */
export async function markedRow(
  db: Db,
  { iid, scope, markId }: { readonly iid: number; readonly scope: string; readonly markId: string },
): Promise<{ readonly userIds: readonly number[] }> {
  const [head = '', tail = ''] = markId.split(':')
  const scored = db
    .selectFrom('rank_score as s')
    .where('s.iid', '=', iid)
    .where('s.scope', '=', scope)
    .where('s.value', '>', 0)
  if (head === 't') {
    const team = await scored
      .select('s.subject_id')
      .where('s.rows', '=', 'team')
      .where('s.subject_id', '=', tail)
      .executeTakeFirst()
    if (!team) throw new CallError('NOTFOUND')
    const members = await db
      .selectFrom('team_member')
      .select('user_id')
      .where('iid', '=', iid)
      .where('team_id', '=', tail)
      .where('state', '=', 'active')
      .execute()
    return { userIds: members.map(({ user_id }) => user_id) }
  }
  const person = await db
    .selectFrom('member')
    .select('user_id')
    .where('iid', '=', iid)
    .where('rid', '=', /^\d{1,15}$/.test(tail) ? Number(tail) : 0)
    .executeTakeFirst()
  const row =
    person &&
    (await scored
      .select('s.subject_id')
      .where('s.ref_id', '=', head)
      .where('s.rows', '=', 'person')
      .where('s.subject_id', '=', String(person.user_id))
      .executeTakeFirst())
  if (!person || !row) throw new CallError('NOTFOUND')
  return { userIds: [person.user_id] }
}
