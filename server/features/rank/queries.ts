import { type OwnRank, type RankPage, type RankRow, type ScopeName, shanghaiDay } from '@quanzi/contract'
import { sql } from 'kysely'
import { type Asker, pagerOf } from '../../call/Asker'
import { CallError, paramError } from '../../call/CallError'
import { type ListReader, readPage } from '../../db/lists/readPage'
import type { Listing, Walk } from '../../db/lists/Walk'
import type { Db } from '../../db/schema'
import { shownScore } from '../../items/rankOrder'
import { countRank, ofRank, placeInRank, type StoredScore } from '../../items/rankPlace'
import type { RankKey } from '../../items/rankScores'
import { type RankFace, ranksOf } from '../../items/ScopeRanks'

/** Pages end here; those of results go to the last one. */
const MOST_RANKED = 1000
const MOST_RESULTS = 100_000
export interface RankWish extends Omit<RankKey, 'iid' | 'scope'> {
  readonly scope: ScopeName
  readonly part: string
  /** Only the rows that this finds, each with its place. */
  readonly queryKey?: string | undefined
  readonly pageNo: number
  readonly pageSize: number
}

type Key = RankKey & { readonly scope: ScopeName; readonly part: string }

interface Scored extends StoredScore {
  readonly name: string | null
  readonly head_img: string | null
  readonly rid: number | null
}

const walkOf = (key: Key): Walk => ({
  from: sql`rank_score s`,
  where: [ofRank(key)],
  keys: [sql`(-s.value)`, sql`s.reached_at`, sql`s.subject_id`],
  way: 'asc',
  carry: sql`s.subject_id`,
  lastKey: 'subject_id',
})

const FACES = {
  person: sql`m.nick_name as name, m.head_img, m.rid`,
  team: sql`t.name, m.head_img, null::bigint as rid`,
  other: sql`null as name, null as head_img, null::bigint as rid`,
}
const faceOf = ({ rows }: Key) => FACES[rows === 'person' || rows === 'team' ? rows : 'other']

/** The faces of rows of `of`, which have a `subject_id`. */
function faceJoins({ iid, rows }: Key, of: 's' | 'w') {
  const subject = sql.ref(`${of}.subject_id`)
  if (rows === 'person') return sql`left join member m on m.iid = ${iid} and m.user_id = ${subject}::bigint`
  if (rows !== 'team') return sql``
  return sql`left join team t on t.iid = ${iid} and t.id = ${subject}
    left join member m on m.iid = ${iid} and m.user_id = t.captain_id`
}

/** What the walk has read is a row's whole score: joined again, 50,000 results were read for a page. */
const listingOf = (key: Key): Listing => ({
  walks: [walkOf(key)],
  select: sql`w.subject_id, -w.k1 as value, w.k2 as reached_at, ${faceOf(key)}`,
  joins: faceJoins(key, 'w'),
})

/** A rank, with the caller's own row. */
export async function rankOf(reader: ListReader, asker: Asker, wish: RankWish): Promise<RankPage> {
  const { pageNo, pageSize, queryKey, ...rest } = wish
  const key: Key = { iid: asker.iid, ...rest }
  const mine = await ownRow(reader.db, asker, key)
  if (queryKey) return { ...(await foundRows(reader.db, asker, key, queryKey)), mine }
  const most = key.rows === 'result' ? MOST_RESULTS : MOST_RANKED
  const size = Math.min(pageSize, Math.max(0, most - (pageNo - 1) * pageSize))
  const question = ['rank', pagerOf(asker), key, pageSize]
  // Beyond the last page nothing is read.
  const asked = Math.min(pageNo, Math.ceil(most / pageSize) + 1)
  const total = await countRank(reader.db, key)
  const page = await readPage<Scored>(reader, listingOf(key), { question, page: asked, size: pageSize, total })
  const first = (pageNo - 1) * pageSize + 1
  // The last page may end within: a page of another size would begin elsewhere.
  const scored = page.rows.slice(0, size)
  const faces = await facesOf(reader.db, key, scored)
  const rows = scored.map((row, index) => asRow(key, row, first + index, faces))
  return {
    list: await withGoal(reader.db, key, await withLikes(reader.db, asker, key, rows)),
    total,
    hasMore: page.hasMore && first + rows.length <= most,
    mine,
  }
}

async function foundRows(db: Db, asker: Asker, key: Key, queryKey: string): Promise<Omit<RankPage, 'mine'>> {
  const subjects = await ranksOf(key.scope).find?.(db, key, queryKey)
  if (!subjects) throw paramError('queryKey')
  const found: RankRow[] = []
  for (const subject of subjects.slice(0, 20)) {
    const row = await placeOf(db, key, subject)
    if (row) found.push(row)
  }
  found.sort((a, b) => a.rank - b.rank)
  return { list: await withLikes(db, asker, key, found), total: found.length, hasMore: false }
}

const NO_FACES: ReadonlyMap<string, RankFace> = new Map()

const facesOf = async (db: Db, key: Key, rows: readonly Scored[]): Promise<ReadonlyMap<string, RankFace>> =>
  (rows.length > 0 &&
    (await ranksOf(key.scope).faces?.(
      db,
      key,
      rows.map(({ subject_id }) => subject_id),
    ))) ||
  NO_FACES

/** The id under which a row is liked: `{refId}:{rid}` for a person, `t:{teamId}` for a team (expect-play §2). */
const markIdOf = ({ refId, rows }: Key, { subject_id, rid }: Scored): string => {
  if (rows === 'team') return `t:${subject_id}`
  return rows === 'person' ? `${refId}:${rid ?? 0}` : ''
}

function asRow(key: Key, row: Scored, rank: number, faces: ReadonlyMap<string, RankFace>): RankRow {
  const face = faces.get(row.subject_id)
  const rid = face?.rid ?? (row.rid === null ? undefined : Number(row.rid))
  return {
    rank,
    id: key.rows === 'person' && rid !== undefined ? String(rid) : row.subject_id,
    markId: face?.markId ?? markIdOf(key, row),
    name: face?.name ?? row.name ?? '',
    headImg: face?.headImg ?? row.head_img ?? '',
    ...(rid === undefined ? {} : { rid }),
    ...(face?.members === undefined ? {} : { members: face.members }),
    value: shownScore(key.by, Number(row.value)),
    unit: key.by,
    reachedAt: Number(row.reached_at),
    likes: 0,
    liked: false,
  }
}

/** Likes count over all days; `liked` means today, because one may like a row once a day. */
async function withLikes<Row extends RankRow>(
  db: Db,
  { iid, member, at }: Asker,
  { scope }: Key,
  rows: readonly Row[],
): Promise<Row[]> {
  const ids = rows.map(({ markId }) => markId).filter((id) => id !== '')
  if (ids.length === 0) return [...rows]
  const found = await db
    .selectFrom('content_mark')
    .select(['target_id', sql<number>`count(*)::int`.as('n')])
    .select(
      sql<boolean>`coalesce(bool_or(user_id = ${member?.user_id ?? 0} and day = ${shanghaiDay(at)}), false)`.as('mine'),
    )
    .where('iid', '=', iid)
    .where('kind', '=', scope)
    .where('mark', '=', 'like')
    .where('target_id', 'in', ids)
    .groupBy('target_id')
    .execute()
  const likes = new Map(found.map(({ target_id, n, mine }) => [target_id, { likes: Number(n), liked: mine }]))
  return rows.map((row) => ({ ...row, ...likes.get(row.markId) }))
}

/** Marks the rows that have reached the goal of a rank that has one. */
async function withGoal<Row extends RankRow>(db: Db, key: Key, rows: readonly Row[]): Promise<Row[]> {
  const goal = (await ranksOf(key.scope).goal?.(db, key)) ?? null
  return goal === null ? [...rows] : rows.map((row) => ({ ...row, reached: row.value >= goal }))
}

/** The caller's row: the own one, or that of the own team, city, project or result. */
async function ownRow(db: Db, asker: Asker, key: Key): Promise<OwnRank | null> {
  const { member } = asker
  if (!member) return null
  const subject = await ownSubject(db, key, member.user_id)
  const row = subject === null ? null : await placeOf(db, key, subject)
  if (!row) return null
  const [mine] = await withGoal(db, key, await withLikes(db, asker, key, [row]))
  return mine ?? null
}

function ownSubject(db: Db, key: Key, userId: number): Promise<string | null> {
  if (key.rows === 'person') return Promise.resolve(String(userId))
  if (key.rows === 'team') return ownTeam(db, key, userId)
  return ranksOf(key.scope).ownSubject?.(db, key, userId) ?? Promise.resolve(null)
}

/** A subject's row with its place and what it lacks to the next one ahead. */
async function placeOf(db: Db, key: Key, subject: string): Promise<OwnRank | null> {
  const { rows } = await sql<Scored>`
    select s.subject_id, s.value, s.reached_at, ${faceOf(key)} from rank_score s ${faceJoins(key, 's')}
    where ${ofRank(key)} and s.subject_id = ${subject}`.execute(db)
  const [own] = rows
  if (!own) return null
  const { place } = await placeInRank(db, key, own)
  const row = asRow(key, own, place, await facesOf(db, key, [own]))
  const { rows: ahead } = await sql<{ value: number }>`select s.value from rank_score s
    where ${ofRank(key)} and -s.value < ${-own.value} order by -s.value desc limit 1`.execute(db)
  const [next] = ahead
  return { ...row, gap: next ? Math.abs(shownScore(key.by, Number(next.value)) - row.value) : 0 }
}

async function ownTeam(db: Db, { iid, scope, refId }: Key, userId: number): Promise<string | null> {
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

interface MarkTarget {
  readonly iid: number
  readonly scope: ScopeName
  readonly markId: string
  /** Now, in ms: rows that are not open yet cannot be marked. */
  readonly at: number
}

/** The person or team of a row's mark in a scope; NOTFOUND for a row that no rank of the tenant has. */
export async function markedRow(
  db: Db,
  { iid, scope, markId, at }: MarkTarget,
): Promise<{ readonly userIds: readonly number[] }> {
  const { marked } = ranksOf(scope)
  if (marked) return await marked(db, { iid, markId, at })
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
