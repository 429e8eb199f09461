import { type ItemSummary, isPartType, MODULE_TYPE, type Page } from '@quanzi/contract'
import { sql } from 'kysely'
import { type Asker, memberOf, pagerOf } from '../../call/Asker'
import { CallError } from '../../call/CallError'
import { type ListReader, readPage } from '../../db/lists/readPage'
import type { Sql, Walk } from '../../db/lists/Walk'
import type { Db } from '../../db/schema'
import { OPEN_STATUSES } from '../../db/schema/content'
import { itemConditions, rareItems } from '../../items/itemFilter'
import {
  byPhase,
  endedBy,
  fitting,
  newest,
  openAt,
  partsOf,
  runningAt,
  type Shelf,
  summaryListing,
  upcoming,
  writtenBy,
} from '../../items/itemWalks'
import { nextActs, relationsOf, type SummaryRow, summariesOf, toSummary } from '../../items/summaries'
import { type NextDeparture, nextDepartures } from '../entries/public'
import { reservedRooms, shelfWalk, withProgress } from '../paid/public'
import { openAuthor } from '../relation/public'

const WEEK = 7 * 86_400_000
/** Maximum number of authors and types that a list merges; with more it filters the newest items. */
export const MOST_MERGED = 50
/** Maximum number of own sign-ups of each kind that a list reads, latest first. */
const MOST_OWN = 500

export interface ListWish {
  readonly iid: number
  readonly moduleType?: number | undefined
  readonly tag?: string | undefined
  readonly isNew?: boolean
  readonly page: number
  readonly size: number
}

/** A page of summaries for the viewer. */
export async function summaryPage(
  reader: ListReader,
  asker: Asker,
  walks: readonly Walk[],
  { question, page, size }: { question: readonly unknown[]; page: number; size: number },
): Promise<Page<ItemSummary>> {
  const viewer = pagerOf(asker)
  const found = await readPage<SummaryRow>(reader, summaryListing(asker.iid, walks), {
    question: [asker.iid, viewer, ...question, size],
    page,
    size,
  })
  return { list: await asSeen(reader.db, asker, found.rows), total: found.total, hasMore: found.hasMore }
}

/** Rows as summaries, with the viewer's marks and participation; clubs show their next activity. */
export async function asSeen(db: Db, asker: Asker, rows: readonly SummaryRow[]): Promise<ItemSummary[]> {
  const now = asker.at
  const { iid, member } = asker
  const relations = member ? await relationsOf(db, { iid, userId: member.user_id }, rows) : null
  const clubs = rows.filter((row) => row.module_type === MODULE_TYPE.mate).map((row) => row.id)
  const rooms = rows.filter((row) => row.module_type === MODULE_TYPE.live).map((row) => row.id)
  const reserved = member ? await reservedRooms(db, member, rooms) : new Set<string>()
  const next = await nextActs(db, asker.iid, clubs, now)
  const trips = rows.filter((row) => row.module_type === MODULE_TYPE.origin).map((row) => row.id)
  const departures = await nextDepartures(db, iid, trips, now)
  return rows.map((row) => {
    const item = toSummary(row, now, relations?.get(`${row.module_type}:${row.id}`))
    if (row.module_type === MODULE_TYPE.origin) return withDeparture(item, departures.get(row.id))
    if (row.module_type === MODULE_TYPE.live && reserved.has(row.id))
      return { ...item, extra: { ...item.extra, reserved: true } }
    const nextAct = row.module_type === MODULE_TYPE.mate && next.get(row.id)
    return nextAct ? { ...item, extra: { ...item.extra, nextAct } } : item
  })
}

/** A trip with its next departure that takes people; without one it is over or full. */
function withDeparture(item: ItemSummary, next: NextDeparture | undefined): ItemSummary {
  const { startAt: _startAt, endAt: _endAt, left: _left, ...extra } = item.extra
  if (!next) return { ...item, extra: { ...extra, left: 0, state: extra.state === 'ended' ? 'ended' : 'full' } }
  return { ...item, extra: { ...extra, startAt: next.startsAt, endAt: next.endsAt, left: next.left, state: 'open' } }
}

/** True for what everybody may see who has its address. */
export const isShown = (row: SummaryRow | undefined): boolean => OPEN_STATUSES.some((status) => status === row?.status)

/** Items by their ids, in that order, without unpublished ones and those of another module. */
export async function itemsById(
  db: Db,
  asker: Asker,
  moduleType: number,
  ids: readonly string[],
): Promise<ItemSummary[]> {
  const rows = await summariesOf(db, asker.iid, ids)
  const list = await asSeen(
    db,
    asker,
    rows.filter((row) => isShown(row) && row.module_type === moduleType),
  )
  return ids.flatMap((id) => list.find((item) => item.id === id) ?? [])
}

/** `/v1/content/list`: a module's items by tag, including reserved tags (screens-content §5a). */
export async function listItems(reader: ListReader, asker: Asker, wish: ListWish): Promise<Page<ItemSummary>> {
  const { iid, moduleType, tag, isNew, page, size } = wish
  const recent = isNew ? [sql`ci.published_at > ${asker.at - WEEK}`] : []
  const walks = await walksOf(reader.db, asker, { iid, moduleType }, tag, recent)
  const found = await summaryPage(reader, asker, walks, { question: ['list', moduleType, tag, isNew], page, size })
  return tag === '@shelf' ? { ...found, list: await withProgress(reader.db, memberOf(asker), found.list) } : found
}

async function walksOf(
  db: Db,
  asker: Asker,
  shelf: Shelf,
  tag: string | undefined,
  recent: readonly Sql[],
): Promise<Walk[]> {
  if (!tag) return await inOrder(db, asker, shelf, recent)
  if (tag.startsWith('@')) return await reserved(db, asker, shelf, tag, recent)
  if (shelf.moduleType === MODULE_TYPE.topic) return [await topicOf(db, shelf, tag, recent)]
  const walks = await inOrder(db, asker, shelf, recent)
  return walks.map((walk) => fitting(walk, itemConditions({ tag }), rareItems(asker.iid, { tag })))
}

/** The topic whose title is the tag: posts name it so. */
async function topicOf(db: Db, shelf: Shelf, tag: string, recent: readonly Sql[]): Promise<Walk> {
  const named = await db
    .selectFrom('content')
    .select('id')
    .where('iid', '=', shelf.iid)
    .where('module_type', '=', MODULE_TYPE.topic)
    .where('status', '=', 'published')
    .where('title', '=', tag)
    .limit(MOST_MERGED)
    .execute()
  return newest(shelf, sql`ci.id = any(${named.map(({ id }) => id)}::text[])`, ...recent)
}

/** A module's items, newest first; live rooms by their phase, and of clubs the viewer's own first. */
async function inOrder(db: Db, asker: Asker, shelf: Shelf, recent: readonly Sql[]): Promise<Walk[]> {
  const { iid, moduleType } = shelf
  if (moduleType === MODULE_TYPE.live)
    return byPhase({ iid, moduleType }, asker.at).map((walk) => fitting(walk, recent))
  return await ownClubsFirst(db, asker, shelf, newest(shelf, ...recent))
}

/** The viewer's own clubs come first. */
async function ownClubsFirst(db: Db, { iid, member }: Asker, { moduleType }: Shelf, walk: Walk): Promise<Walk[]> {
  if (moduleType !== MODULE_TYPE.mate || !member) return [walk]
  const own = await db
    .selectFrom('joins')
    .select('id')
    .where('iid', '=', iid)
    .where('user_id', '=', member.user_id)
    .where('module_type', '=', moduleType)
    .where('state', '=', 'joined')
    .orderBy('at', 'desc')
    .limit(MOST_OWN)
    .execute()
  if (own.length === 0) return [walk]
  const mine = sql`ci.id = any(${own.map(({ id }) => id)}::text[])`
  return [
    { ...walk, where: [...walk.where, mine] },
    { ...walk, where: [...walk.where, sql`not (${mine})`] },
  ]
}

async function reserved(db: Db, asker: Asker, shelf: Shelf, tag: string, recent: readonly Sql[]): Promise<Walk[]> {
  return tag.startsWith('@in:')
    ? childrenOf(shelf, tag.slice(4), recent)
    : [await chosen(db, asker, shelf, tag, recent)]
}

/** The items of a whole, newest first, and its parts in their order. */
function childrenOf(shelf: Shelf, parentId: string, recent: readonly Sql[]): Walk[] {
  const { moduleType } = shelf
  const items = newest(shelf, sql`ci.parent_id = ${parentId}`, ...recent)
  const parts = fitting(partsOf(shelf, parentId), recent)
  if (moduleType === MODULE_TYPE.livePost) return [items]
  if (moduleType === undefined) return [items, parts]
  return [isPartType(moduleType) ? parts : items]
}

async function chosen(db: Db, asker: Asker, shelf: Shelf, tag: string, recent: readonly Sql[]): Promise<Walk> {
  const now = asker.at
  if (/^@by:\d{1,15}$/.test(tag)) {
    return fitting(writtenBy(shelf, openAuthor(asker, Number(tag.slice(4))), false), recent)
  }
  if (tag.startsWith('@type:')) return newest(shelf, sql`ci.type_id = ${tag.slice(6)}`, ...recent)
  switch (tag) {
    case '@upcoming':
      return fitting(upcoming(shelf, now), recent)
    case '@open':
      return fitting(openAt(shelf, now), recent)
    case '@running':
      return fitting(runningAt(shelf, now), recent)
    case '@ended':
      return fitting(endedBy(shelf, now), recent)
    case '@mine':
      return fitting(writtenBy(shelf, sql`${memberOf(asker).user_id}`, true), recent)
    case '@follow':
      return await byFollowed(db, asker, shelf, recent)
    case '@shelf':
      return shelfWalk(memberOf(asker), shelf.moduleType)
    case '@owned':
      return newest(shelf, owned(asker.iid, memberOf(asker).user_id), ...recent)
    default:
      throw new CallError('PARAM', { detail: 'tag' })
  }
}

/** Items by authors whom the viewer follows. */
async function byFollowed(db: Db, asker: Asker, shelf: Shelf, recent: readonly Sql[]): Promise<Walk> {
  const { iid } = asker
  const me = memberOf(asker)
  const followed = await db
    .selectFrom('follows as f')
    .innerJoin('member as m', (on) => on.onRef('m.iid', '=', 'f.iid').onRef('m.rid', '=', 'f.to_id'))
    .select('m.user_id')
    .where('f.iid', '=', iid)
    .where('f.from_id', '=', me.rid)
    .orderBy('f.at', 'desc')
    .limit(MOST_MERGED + 1)
    .execute()
  const authors = followed.map(({ user_id }) => sql`ci.author_id = ${user_id}`)
  if (authors.length <= MOST_MERGED) return merged(newest(shelf, ...recent), authors)
  const any = sql`exists (select 1 from member m join follows f on f.iid = m.iid and f.to_id = m.rid
    where m.iid = ${iid} and m.user_id = ci.author_id and f.from_id = ${me.rid})`
  return { ...fitting(newest(shelf, ...recent), [any]), alone: false }
}

/** A walk that merges several alternatives; empty when there are none. */
export const merged = (walk: Walk, either: readonly Sql[]): Walk =>
  either.length > 0 ? { ...walk, either } : { ...walk, where: [...walk.where, sql`false`] }

/** Items that the member bought, joined or entered; the latest of each. */
const owned = (iid: number, userId: number): Sql => sql`ci.id in (
  (select j.id from joins j where j.iid = ${iid} and j.user_id = ${userId} and j.state <> 'left'
    order by j.at desc limit ${sql.lit(MOST_OWN)})
  union all (select e.ref_id from entry e where e.iid = ${iid} and e.user_id = ${userId} and e.scope = 'act'
    and e.state in ('live', 'used') order by e.created_at desc limit ${sql.lit(MOST_OWN)})
  union all (select coalesce(c.id, en.target_id) from entitlement en
    left join content c on c.iid = en.iid and c.extra ->> 'roomNo' = en.target_id
    where en.iid = ${iid} and en.user_id = ${userId} limit ${sql.lit(MOST_OWN)}))`
