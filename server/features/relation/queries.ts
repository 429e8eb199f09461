import { MODULE_TYPE, type Page, type RelationRow } from '@quanzi/contract'
import { sql } from 'kysely'
import { type Asker, pagerOf } from '../../call/Asker'
import { CallError } from '../../call/CallError'
import { type ListReader, readPage } from '../../db/lists/readPage'
import { hasTerms, hasWord, searchWords } from '../../db/lists/searchText'
import type { Listing, Sql, Walk } from '../../db/lists/Walk'
import { hiddenIn } from './person'

interface PersonRow {
  readonly rid: number
  readonly nick_name: string
  readonly head_img: string
  readonly title: string
  readonly company: string
  readonly card_id: string | null
  readonly following: boolean
  readonly follows_me: boolean
  readonly at: number
}

interface Viewer {
  readonly iid: number
  /** Both 0 for a visitor. */
  readonly rid: number
  readonly userId: number
}

const follows = (iid: number, from: Sql, to: Sql): Sql =>
  sql`exists (select 1 from follows f where f.iid = ${iid} and f.from_id = ${from} and f.to_id = ${to})`

/** Members whom the viewer does not follow yet, those with most fans first; nobody whose profile is hidden. */
function suggested({ iid, rid }: Viewer): Walk {
  const walk: Walk = {
    from: sql`member m`,
    where: [sql`m.iid = ${iid}`],
    keys: [sql`m.fans`, sql`m.rid`],
    way: 'desc',
    carry: sql`m.rid`,
    lastKey: 'rid',
    filter: [sql`not ${hiddenIn(iid)}`],
  }
  if (rid === 0) return walk
  const others = [sql`m.rid <> ${rid}`, sql`not ${follows(iid, sql`${rid}`, sql`m.rid`)}`]
  return { ...walk, filter: [...others, ...(walk.filter ?? [])] }
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

/** Who looked at the viewer's profile or card, latest first. */
const viewers = ({ iid, userId }: Viewer): Walk => ({
  from: sql`profile_visit v`,
  where: [sql`v.iid = ${iid}`, sql`v.owner_id = ${userId}`],
  keys: [sql`v.at`, sql`v.visitor_id`],
  way: 'desc',
  carry: sql`v.visitor_id`,
  lastKey: 'visitor_id',
})

/** The cards that the viewer keeps and may still open, latest first. */
const cards = ({ iid, userId }: Viewer): Walk => ({
  from: sql`content_mark k`,
  where: [
    sql`k.iid = ${iid}`,
    sql`k.user_id = ${userId}`,
    // The index of kept cards has these as its condition.
    sql`k.kind = ${sql.lit(String(MODULE_TYPE.card))}`,
    sql`k.mark = 'keep'`,
  ],
  keys: [sql`k.at`, sql`k.target_id`],
  way: 'desc',
  carry: sql`k.target_id`,
  lastKey: 'target_id',
  filter: [sql`coalesce(c.look ->> 'visibility', '') <> 'private'`],
})

interface Kind {
  readonly walk: Walk
  /** The same people without the walk's order, to find them by a word. */
  readonly members?: Sql
  readonly joins: Sql
  /** What a word is searched in. */
  readonly searched: readonly Sql[]
  /** True for lists of the viewer's own, whose order is a time. */
  readonly dated: boolean
}

const NICKNAME = [sql`lower(m.nick_name)`]
const byRid = ({ iid }: Viewer) => sql`join member m on m.iid = ${iid} and m.rid = w.rid`

const KINDS: Readonly<Record<string, (viewer: Viewer) => Kind>> = {
  suggested: (viewer) => ({
    ...{ walk: suggested(viewer), members: sql`member m`, joins: byRid(viewer), searched: NICKNAME, dated: false },
  }),
  contacts: (viewer) => ({
    walk: linked(viewer, 'from_id', 'to_id'),
    members: sql`follows f join member m on m.iid = f.iid and m.rid = f.to_id`,
    ...{ joins: byRid(viewer), searched: NICKNAME, dated: true },
  }),
  fans: (viewer) => ({
    walk: linked(viewer, 'to_id', 'from_id'),
    members: sql`follows f join member m on m.iid = f.iid and m.rid = f.from_id`,
    ...{ joins: byRid(viewer), searched: NICKNAME, dated: true },
  }),
  viewers: (viewer) => ({
    walk: viewers(viewer),
    members: sql`profile_visit v join member m on m.iid = v.iid and m.user_id = v.visitor_id`,
    joins: sql`join member m on m.iid = ${viewer.iid} and m.user_id = w.visitor_id`,
    ...{ searched: NICKNAME, dated: true },
  }),
  cards: (viewer) => ({
    walk: cards(viewer),
    joins: sql`join card c on c.iid = ${viewer.iid} and c.id = w.target_id
      join member m on m.iid = c.iid and m.user_id = c.user_id`,
    searched: [sql`lower(coalesce(c.personal ->> 'name', '') || ' ' || coalesce(c.business ->> 'company', ''))`],
    dated: true,
  }),
}

/** The same people, limited to names with the words. */
function named({ walk, members, searched }: Kind, iid: number, words: readonly string[]): Walk {
  if (words.length === 0) return walk
  const filter = [...(walk.filter ?? []), ...words.flatMap((word) => searched.map((text) => hasWord(text, word)))]
  const terms = members && hasTerms(sql`search_terms(m.iid, lower(m.nick_name), '{}')`, { iid, words })
  return {
    ...walk,
    filter,
    ...(members && terms
      ? { rare: { from: members, where: [...walk.where, ...filter, sql`m.iid = ${iid}`, terms] } }
      : {}),
  }
}

/** What stands below a name: the published card's words in the card holder, else those of the profile. */
const words = (isCard: boolean): Sql =>
  isCard
    ? sql`c.personal ->> 'name' as nick_name, coalesce(nullif(c.personal ->> 'headImg', ''), m.head_img) as head_img,
        coalesce(c.personal ->> 'post', '') as title, coalesce(c.business ->> 'company', '') as company, c.id as card_id`
    : sql`m.nick_name, m.head_img, case when shown.so then coalesce(nullif(co.post, ''), m.signature) else '' end as title,
        case when shown.so then coalesce(co.name, '') else '' end as company, null::text as card_id`

const listing = ({ iid, rid }: Viewer, { joins, dated }: Kind, walk: Walk, isCard: boolean): Listing => ({
  walks: [walk],
  select: sql`
    m.rid, ${words(isCard)}, ${dated ? sql`w.k1` : sql`m.created_at`} as at,
    ${follows(iid, sql`${rid}`, sql`m.rid`)} as following, ${follows(iid, sql`m.rid`, sql`${rid}`)} as follows_me`,
  joins: isCard
    ? joins
    : sql`${joins} left join lateral (select true as so where not ${hiddenIn(iid)}) shown on true
        left join company co on co.iid = ${iid} and co.user_id = m.user_id and co.current`,
})

/** People around the viewer: suggestions, those followed, followers, kept cards, and who looked. */
export async function relationPage(
  reader: ListReader,
  asker: Asker,
  wish: { kind: string; queryKey?: string | undefined; pageNo: number; pageSize: number },
): Promise<Page<RelationRow>> {
  const viewer = { iid: asker.iid, rid: asker.member?.rid ?? 0, userId: asker.member?.user_id ?? 0 }
  if (wish.kind !== 'suggested' && !asker.member) throw new CallError('LOGIN')
  const kind = KINDS[wish.kind]?.(viewer)
  if (!kind) throw new CallError('NOTBUILT')
  const said = searchWords(wish.queryKey)
  const list = listing(viewer, kind, named(kind, asker.iid, said), wish.kind === 'cards')
  const found = await readPage<PersonRow>(reader, list, {
    question: ['relation', viewer, pagerOf(asker), wish.kind, said, wish.pageSize],
    page: wish.pageNo,
    size: wish.pageSize,
  })
  const rows = found.rows.map((row) => ({
    ...{ rid: row.rid, name: row.nick_name, headImg: row.head_img, title: row.title, company: row.company },
    ...(row.card_id === null ? {} : { cardId: row.card_id }),
    ...{ mutual: row.following && row.follows_me, following: row.following, at: Number(row.at) },
  }))
  return { list: rows, total: found.total, hasMore: found.hasMore }
}
