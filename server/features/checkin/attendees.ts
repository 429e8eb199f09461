import { createHash } from 'node:crypto'
import {
  type Attendee,
  type AttendeeState,
  maskName,
  type OfflineCode,
  type OfflineTimes,
  offlineText,
  type Page,
} from '@quanzi/contract'
import { sql } from 'kysely'
import { type ListReader, readPage } from '../../db/lists/readPage'
import { hasTerms, hasWord, searchWords } from '../../db/lists/searchText'
import { allOf, type Listing, type Sql, type Walk } from '../../db/lists/Walk'
import type { Db } from '../../db/schema'
import type { EntryState } from '../../db/schema/activities'
import { askedOf } from './attendance'
import { type CheckinRef, sessionsOf } from './checkinItem'
import { placeRows } from './places'

export interface AttendeesWish {
  readonly state: AttendeeState
  readonly sessionId?: string | undefined
  readonly placeId?: string | undefined
  readonly queryKey?: string | undefined
  /** Only people with a ticket code, as for phones without network. */
  readonly coded?: boolean
  readonly pageNo: number
  readonly pageSize: number
}

export interface AttendeeRow {
  /** The tenant that sold the place. */
  readonly iid: number
  readonly id: string
  readonly name: string
  readonly mobile: string
  readonly state: EntryState
  readonly session_id: string
  readonly present_at: number | null
  readonly ticket_code: string | null
}

const VALID = sql`e.state in ('live', 'used')`

/** True in SQL for people who are here: at one place, if one is named. */
const isHere = (placeId: string | undefined): Sql =>
  placeId === undefined
    ? sql`e.present_at is not null`
    : sql`exists (select 1 from checkin c where c.iid = e.iid and c.place_id = ${placeId} and c.entry_id = e.id
        and c.result = 'ok' and c.undone_at is null)`

function ofState({ state, placeId }: AttendeesWish): Sql[] {
  switch (state) {
    case 'all':
      return []
    case 'in':
      return [VALID, isHere(placeId)]
    case 'out':
      return [VALID, sql`not ${isHere(placeId)}`]
    case 'unpaid':
      return [sql`e.state = 'pending'`]
    case 'cancelled':
      return [sql`e.state = 'cancelled'`]
  }
}

/** The condition for a searched word: a ticket, the end of a mobile, or a part of a name; and how an index finds it. */
function ofWord(iid: number, word: string): { fits: Sql; found: Sql | null; named?: boolean } {
  if (/^\d{10}$/.test(word)) {
    const fits = sql`e.ticket_code = ${word}`
    return { fits, found: fits }
  }
  if (/^\d{1,11}$/.test(word)) {
    const fits = sql`right(e.mobile, ${sql.lit(word.length)}) = ${word}`
    return { fits, found: word.length < 4 ? null : sql`right(e.mobile, 4) = ${word.slice(-4)} and ${fits}` }
  }
  const found = hasTerms(sql`search_terms(e.iid, lower(e.name), '{}')`, { iid, words: [word] })
  const fits = hasWord(sql`lower(e.name)`, word)
  return { fits, found, named: true }
}

function walkOf({ iid, scope, refId }: CheckinRef, wish: AttendeesWish): Walk {
  const { sessionId, coded } = wish
  const where = sql`e.iid = ${iid} and e.scope = ${scope} and e.ref_id = ${refId} and not e.trial${
    sessionId === undefined ? sql`` : sql` and e.session_id = ${sessionId}`
  }`
  const words = searchWords(wish.queryKey).map((word) => ofWord(iid, word))
  const state = [...ofState(wish), ...(coded ? [sql`e.ticket_code is not null`] : [])]
  const filter = [...state, ...words.map(({ fits }) => fits)]
  const apart = words.flatMap(({ found }) => found ?? [])
  const from = sql`entry e`
  // Names by the index of words alone: the planner would read everybody of a great event beside it.
  const found = words.every(({ named }) => named)
    ? {
        from: sql`(select * from entry e where ${allOf([sql`e.iid = ${iid}`, ...apart])} offset 0) e`,
        where: [],
      }
    : { from, where: apart }
  return {
    from,
    where: [where],
    keys: [sql`e.id`],
    way: 'asc',
    carry: sql`e.iid, e.id`,
    ...(filter.length > 0 ? { filter, alone: wish.placeId === undefined } : {}),
    ...(apart.length > 0 ? { rare: { from: found.from, where: [where, ...filter, ...found.where], sharp: true } } : {}),
  }
}

/** The rows of people of an item, whoever sold it to them, in the order of their entries. */
export async function attendeeRows(
  reader: ListReader,
  own: CheckinRef,
  refs: readonly CheckinRef[],
  wish: AttendeesWish,
): Promise<Page<AttendeeRow>> {
  const listing: Listing = {
    walks: refs.map((ref) => walkOf(ref, askedOf(wish, own, ref))),
    select: sql`e.iid, e.id, e.name, e.mobile, e.state, e.session_id, e.present_at, e.ticket_code`,
    joins: sql`join entry e on e.iid = w.iid and e.id = w.id`,
  }
  const { pageNo: page, pageSize: size, ...asked } = wish
  const question = ['attendees', own, refs, asked, size]
  const { rows, total, hasMore } = await readPage<AttendeeRow>(reader, listing, { question, page, size })
  return { list: rows, total, hasMore }
}

/** The places where people were, and when: entry id → place id → time. */
async function placesDone(
  db: Db,
  rows: readonly Pick<AttendeeRow, 'iid' | 'id'>[],
): Promise<ReadonlyMap<string, ReadonlyMap<string, number>>> {
  const visits =
    rows.length === 0
      ? []
      : await db
          .selectFrom('checkin')
          .select(['entry_id', 'place_id', 'at'])
          .where('iid', 'in', [...new Set(rows.map(({ iid }) => iid))])
          .where(
            'entry_id',
            'in',
            rows.map(({ id }) => id),
          )
          .where('result', '=', 'ok')
          .where('undone_at', 'is', null)
          .orderBy('id')
          .execute()
  const done = new Map<string, Map<string, number>>()
  for (const { entry_id, place_id, at } of visits) {
    const of = done.get(entry_id ?? '') ?? new Map<string, number>()
    done.set(entry_id ?? '', of.set(place_id ?? '', at))
  }
  return done
}

const stateOf = (row: AttendeeRow, isPresent: boolean): Attendee['state'] => {
  if (row.state === 'pending') return 'unpaid'
  if (row.state === 'cancelled') return 'cancelled'
  return isPresent ? 'in' : 'out'
}

/** The names of tenants. */
async function namesOf(db: Db, iids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (iids.length === 0) return new Map()
  const rows = await db
    .selectFrom('tenants')
    .select(['iid', 'name'])
    .where('iid', 'in', [...new Set(iids)])
    .execute()
  return new Map(rows.map(({ iid, name }) => [iid, name]))
}

/** People as the list of staff shows them, with the name of another tenant that sold the place; with a place, whether they are at that place. */
export async function asAttendees(
  db: Db,
  iid: number,
  rows: readonly AttendeeRow[],
  placeId?: string | undefined,
): Promise<Attendee[]> {
  const done = await placesDone(db, rows)
  const sellers = await namesOf(
    db,
    rows.flatMap((row) => (row.iid === iid ? [] : [row.iid])),
  )
  return rows.map((row) => {
    const places = done.get(row.id)
    const at = placeId === undefined || row.iid !== iid ? row.present_at : (places?.get(placeId) ?? null)
    return {
      entryId: row.id,
      name: row.name,
      mobileTail: row.mobile.slice(-4),
      state: stateOf(row, at !== null),
      sessionId: row.session_id,
      at: at === null ? null : Number(at),
      done: [...(places?.keys() ?? [])],
      ...(row.iid === iid ? {} : { seller: sellers.get(row.iid) ?? '' }),
    }
  })
}

/** What a phone without network knows tickets by. */
export async function offlineCodes(
  db: Db,
  { iid, refId }: CheckinRef,
  rows: readonly AttendeeRow[],
): Promise<OfflineCode[]> {
  const people = await asAttendees(db, iid, rows)
  return people.map(({ name, sessionId, state, done }, index) => ({
    h: createHash('sha256')
      .update(offlineText(refId, rows[index]?.ticket_code ?? ''))
      .digest('hex')
      .slice(0, 16),
    name: maskName(name),
    sessionId,
    state,
    done,
  }))
}

/** By what a phone without network tells a ticket of another session. */
export async function offlineTimes(db: Db, ref: CheckinRef): Promise<OfflineTimes> {
  const sessions = await sessionsOf(db, ref)
  const places = await placeRows(db, ref)
  return {
    sessions: sessions.map(({ id, starts_at: startsAt, ends_at: endsAt }) => ({ id, startsAt, endsAt })),
    places: places.map(({ id, opens_at: from, closes_at: to }) => ({ id, from, to })),
  }
}
