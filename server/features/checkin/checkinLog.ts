import type { CheckinMethod, CheckinResult, CheckinRow, CheckinWhy, Page } from '@quanzi/contract'
import { sql } from 'kysely'
import { type ListReader, readPage } from '../../db/lists/readPage'
import { hasTerms, hasWord, searchWords } from '../../db/lists/searchText'
import { allOf, type Listing, type Sql, type Walk } from '../../db/lists/Walk'
import { rowId } from '../../db/rowId'
import { askedOf } from './attendance'
import type { CheckinRef } from './checkinItem'

export interface LogWish {
  /** Only the rows of this member; absent: everybody's. */
  readonly userId?: number | undefined
  readonly placeId?: string | undefined
  readonly entryId?: string | undefined
  readonly id?: string | undefined
  readonly result?: CheckinResult | 'undone' | undefined
  readonly queryKey?: string | undefined
  readonly pageNo: number
  readonly pageSize: number
}

interface LogRow {
  readonly id: number
  readonly entry_id: string | null
  readonly place_id: string | null
  readonly place: string | null
  readonly at: number
  readonly method: CheckinMethod
  readonly result: CheckinResult
  readonly why: CheckinWhy | ''
  readonly person: string | null
  readonly operator: string | null
  readonly photo: string
  readonly note: string
  readonly ord: number | null
  readonly order_id: string | null
  readonly undone_at: number | null
  readonly undo_reason: string
}

/** The index of the narrowest condition, and the conditions that it leaves over. */
function walkOf({ iid, scope, refId }: CheckinRef, wish: LogWish): Walk {
  const { userId, placeId, entryId, result } = wish
  const ofRef = sql`c.iid = ${iid} and c.scope = ${scope} and c.ref_id = ${refId}`
  const state = result === 'undone' ? 'ok' : result
  const parts: { readonly [Name in 'entry' | 'member' | 'place' | 'result']: Sql | null } = {
    entry: entryId === undefined ? null : sql`c.entry_id = ${entryId}`,
    member: userId === undefined ? null : sql`c.user_id = ${userId}`,
    place: placeId === undefined ? null : sql`c.place_id = ${placeId}`,
    result: state === undefined ? null : sql`c.result = ${state}`,
  }
  const [first] = (['entry', 'member', 'place', 'result'] as const).filter((name) => parts[name] !== null)
  const left = Object.entries(parts).flatMap(([name, part]) => (part && name !== first ? [part] : []))
  const filter = [
    ...left,
    ...(result === 'undone' ? [sql`c.undone_at is not null`] : []),
    ...(wish.id === undefined ? [] : [sql`c.id = ${rowId(wish.id)}`]),
  ]
  const begin = first ? parts[first] : null
  return {
    from: sql`checkin c`,
    where: [begin ? sql`${ofRef} and ${begin}` : ofRef],
    keys: [sql`c.id`],
    way: 'desc',
    carry: sql`c.iid, c.id`,
    ...(filter.length > 0 ? { filter, alone: true } : {}),
  }
}

/** The log of an item, newest first, over the items through which its people came. Photos are keys of private uploads. */
export async function checkinLog(
  reader: ListReader,
  own: CheckinRef,
  refs: readonly CheckinRef[],
  wish: LogWish,
): Promise<Page<CheckinRow>> {
  const words = searchWords(wish.queryKey)
  const listing: Listing = {
    walks: refs.map((ref) => searchedIn(ref, askedOf(wish, own, ref), words)),
    select: sql`c.id, c.entry_id, c.place_id, p.name as place, c.at, c.method, c.result, c.why,
      coalesce(e.name, p2.nick_name) as person,
      coalesce(m.nick_name, m2.nick_name) as operator, c.photo, c.note, c.ord, e.order_id, c.undone_at, c.undo_reason`,
    joins: sql`join checkin c on c.iid = w.iid and c.id = w.id
      left join checkin_place p on p.iid = c.iid and p.id = c.place_id
      left join entry e on e.iid = c.iid and e.id = c.entry_id
      left join member p2 on c.entry_id is null and p2.iid = c.iid and p2.user_id = c.user_id
      left join member m on m.iid = c.iid and m.user_id = c.operator_id
      left join member m2 on m2.iid = ${own.iid} and m2.user_id = c.operator_id`,
  }
  const { pageNo: page, pageSize: size, ...asked } = wish
  const question = ['checkins', own, refs, asked, words, size]
  const { rows, total, hasMore } = await readPage<LogRow>(reader, listing, { question, page, size })
  return { list: rows.map(asRow), total, hasMore }
}

/**
 * The walk for searched words, which are parts of a person's name. Common names are met on the walk; the others are
 * looked up by the index of words. The rows of one ticket and a single row have indexes of their own.
 */
function searchedIn(ref: CheckinRef, wish: LogWish, words: readonly string[]): Walk {
  const walk = walkOf(ref, wish)
  const fits = words.map((word) => hasWord(sql`lower(e.name)`, word))
  const named = sql`(select ${allOf(fits)} from entry e where e.iid = c.iid and e.id = c.entry_id)`
  const filter = [...(walk.filter ?? []), ...(words.length > 0 ? [named] : [])]
  const isOne = wish.id !== undefined || wish.entryId !== undefined
  const found = hasTerms(sql`search_terms(e.iid, lower(e.name), '{}')`, { iid: ref.iid, words })
  // Names by the index alone, then their rows: the planner would read everybody of a great event, or its whole log.
  const people = sql`(select e.id, e.name from entry e where e.iid = ${ref.iid} and ${found} offset 0) e
    join lateral (select * from checkin c where c.iid = ${ref.iid} and c.entry_id = e.id offset 0) c on true`
  const rare = isOne
    ? { from: walk.from, where: [...walk.where, ...filter], sharp: true }
    : found && { from: people, where: [...walk.where, ...(walk.filter ?? []), ...fits] }
  return { ...walk, ...(filter.length > 0 ? { filter, alone: true } : {}), ...(rare ? { rare } : {}) }
}

const asRow = (row: LogRow): CheckinRow => ({
  id: String(row.id),
  entryId: row.entry_id,
  placeId: row.place_id,
  place: row.place ?? '',
  at: Number(row.at),
  method: row.method,
  result: row.result,
  why: row.why,
  person: row.person ?? '',
  operator: row.operator ?? '',
  photo: row.photo,
  note: row.note,
  order: row.ord,
  orderId: row.order_id,
  undoneAt: row.undone_at === null ? null : Number(row.undone_at),
  reason: row.undo_reason,
})
