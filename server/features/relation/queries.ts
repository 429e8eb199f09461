import type { Page, RelationRow } from '@quanzi/contract'
import { sql } from 'kysely'
import { type Asker, pagerOf } from '../../call/Asker'
import { CallError } from '../../call/CallError'
import { type ListReader, readPage } from '../../db/lists/readPage'
import { hasTerms, hasWord, searchWords } from '../../db/lists/searchText'
import type { Listing, Sql, Walk } from '../../db/lists/Walk'

interface PersonRow {
  readonly rid: number
  readonly nick_name: string
  readonly head_img: string
  readonly signature: string
  readonly following: boolean
  readonly follows_me: boolean
  readonly at: number
}

interface Viewer {
  readonly iid: number
  /** 0 for a visitor. */
  readonly rid: number
}

const follows = (iid: number, from: Sql, to: Sql): Sql =>
  sql`exists (select 1 from follows f where f.iid = ${iid} and f.from_id = ${from} and f.to_id = ${to})`

/** Members whom the viewer does not follow yet, those with most fans first. */
function suggested({ iid, rid }: Viewer): Walk {
  const walk: Walk = {
    from: sql`member m`,
    where: [sql`m.iid = ${iid}`],
    keys: [sql`m.fans`, sql`m.rid`],
    way: 'desc',
    carry: sql`m.rid`,
    lastKey: 'rid',
  }
  if (rid === 0) return walk
  return { ...walk, filter: [sql`m.rid <> ${rid}`, sql`not ${follows(iid, sql`${rid}`, sql`m.rid`)}`] }
}

/** The people whom the viewer follows, or the viewer's followers, latest first. */
const linked = ({ iid, rid }: Viewer, own: 'from_id' | 'to_id', other: 'from_id' | 'to_id'): Walk => ({
  from: sql`follows f`,
  where: [sql`f.iid = ${iid}`, sql`${sql.ref(`f.${own}`)} = ${rid}`],
  keys: [sql`f.at`, sql.ref(`f.${other}`)],
  way: 'desc',
  carry: sql`${sql.ref(`f.${other}`)} as rid`,
  lastKey: 'rid',
})

const KINDS: Readonly<Record<string, (viewer: Viewer) => { walk: Walk; members: Sql }>> = {
  suggested: (viewer) => ({ walk: suggested(viewer), members: sql`member m` }),
  contacts: (viewer) => ({
    walk: linked(viewer, 'from_id', 'to_id'),
    members: sql`follows f join member m on m.iid = f.iid and m.rid = f.to_id`,
  }),
  fans: (viewer) => ({
    walk: linked(viewer, 'to_id', 'from_id'),
    members: sql`follows f join member m on m.iid = f.iid and m.rid = f.from_id`,
  }),
}

/** The same people, limited to names with the words. */
function named(walk: Walk, members: Sql, iid: number, words: readonly string[]): Walk {
  if (words.length === 0) return walk
  const filter = [...(walk.filter ?? []), ...words.map((word) => hasWord(sql`lower(m.nick_name)`, word))]
  const terms = hasTerms(sql`search_terms(m.iid, lower(m.nick_name), '{}')`, { iid, words })
  return {
    ...walk,
    filter,
    ...(terms ? { rare: { from: members, where: [...walk.where, ...filter, sql`m.iid = ${iid}`, terms] } } : {}),
  }
}

const listing = ({ iid, rid }: Viewer, walk: Walk): Listing => ({
  walks: [walk],
  select: sql`
    m.rid, m.nick_name, m.head_img, m.signature, m.created_at as at,
    ${follows(iid, sql`${rid}`, sql`m.rid`)} as following, ${follows(iid, sql`m.rid`, sql`${rid}`)} as follows_me`,
  joins: sql`join member m on m.iid = ${iid} and m.rid = w.rid`,
})

/** People around the viewer: suggestions, those followed, and followers. */
export async function relationPage(
  reader: ListReader,
  asker: Asker,
  wish: { kind: string; queryKey?: string | undefined; pageNo: number; pageSize: number },
): Promise<Page<RelationRow>> {
  const viewer = { iid: asker.iid, rid: asker.member?.rid ?? 0 }
  if (wish.kind !== 'suggested' && !asker.member) throw new CallError('LOGIN')
  const kind = KINDS[wish.kind]?.(viewer)
  if (!kind) throw new CallError('NOTBUILT')
  const words = searchWords(wish.queryKey)
  const found = await readPage<PersonRow>(reader, listing(viewer, named(kind.walk, kind.members, asker.iid, words)), {
    question: ['relation', viewer, pagerOf(asker), wish.kind, words, wish.pageSize],
    page: wish.pageNo,
    size: wish.pageSize,
  })
  const list = found.rows.map((row) => ({
    rid: row.rid,
    name: row.nick_name,
    headImg: row.head_img,
    title: row.signature,
    company: '',
    mutual: row.following && row.follows_me,
    following: row.following,
    at: row.at,
  }))
  return { list, total: found.total, hasMore: found.hasMore }
}
