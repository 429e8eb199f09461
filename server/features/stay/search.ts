import {
  type ItemSummary,
  MODULE_TYPE,
  MOST_NIGHTS,
  nightCount,
  type Page,
  type StayDates,
  type StayFacility,
  type StayKind,
  shanghaiDay,
  stayNights,
} from '@quanzi/contract'
import { sql } from 'kysely'
import { metresBetween } from '../../base/metresBetween'
import { type Asker, pagerOf } from '../../call/Asker'
import { paramError } from '../../call/CallError'
import { REASONS } from '../../call/reasons'
import { type ListReader, readPage } from '../../db/lists/readPage'
import type { Listing, Sql, Walk } from '../../db/lists/Walk'
import type { Db } from '../../db/schema'
import { rareItems } from '../../items/itemFilter'
import { cheapest, fitting, mostCounted, nearest, summaryJoins } from '../../items/itemWalks'
import { relationsOf, SUMMARY_COLUMNS, type SummaryRow, toSummary } from '../../items/summaries'
import { nightsOf } from './nights'
import { quoteOf } from './stayTarget'

export interface StaySearch {
  readonly type?: StayKind | undefined
  readonly in?: string | undefined
  readonly out?: string | undefined
  readonly guests?: number | undefined
  readonly city?: string | undefined
  readonly facilities?: readonly StayFacility[] | undefined
  readonly lat?: number | undefined
  readonly lng?: number | undefined
  readonly sortBy: 'hot' | 'near' | 'price'
  readonly pageNo: number
  readonly pageSize: number
}

const TYPE = MODULE_TYPE.campsite

/** `/v2/stay/search`: with dates, what has something free comes before what is booked up. */
export async function searchStays(reader: ListReader, asker: Asker, wish: StaySearch): Promise<Page<ItemSummary>> {
  const { db } = reader
  const { iid, member, at } = asker
  const { pageNo: page, pageSize: size, ...question } = wish
  const dates = datesOf(wish)
  const here = wish.lat !== undefined && wish.lng !== undefined ? { lat: wish.lat, lng: wish.lng } : null
  const today = shanghaiDay(at)
  const found = await readPage<SummaryRow>(reader, stayListing(iid, wish, { dates, here, today }), {
    question: [iid, pagerOf(asker), 'stays', question, size],
    page,
    size,
  })
  const relations = member ? await relationsOf(db, { iid, userId: member.user_id }, found.rows) : null
  const offers = dates
    ? await offersOf(db, { iid, ids: found.rows.map(({ id }) => id), dates, guests: wish.guests, today }, at)
    : null
  const list = found.rows.map((row): ItemSummary => {
    const item = toSummary(row, at, relations?.get(`${row.module_type}:${row.id}`))
    const { lat, lng } = item
    return {
      ...item,
      ...(here && lat !== null && lng !== null ? { distance: metresBetween(here, { lat, lng }) } : {}),
      extra: { ...item.extra, ...offers?.get(row.id) },
    }
  })
  return { list, total: found.total, hasMore: found.hasMore }
}

function datesOf({ in: from, out }: StaySearch): StayDates | null {
  if (from === undefined && out === undefined) return null
  if (from === undefined || out === undefined) throw paramError('out', REASONS.stayDates)
  // Every night is reckoned for every room of a page: nobody asks for years of them.
  const nights = nightCount({ in: from, out })
  if (nights < 1 || nights > MOST_NIGHTS) throw paramError('out', REASONS.stayDates)
  return { in: from, out }
}

interface When {
  readonly dates: StayDates | null
  readonly here: { readonly lat: number; readonly lng: number } | null
  /** Nights before it are not sold any more. */
  readonly today: string
}

function stayListing(iid: number, wish: StaySearch, { dates, here, today }: When): Listing {
  const shelf = { iid, moduleType: TYPE }
  const inOrder =
    wish.sortBy === 'near' && here
      ? nearest(shelf, here)
      : [wish.sortBy === 'price' ? cheapest(shelf) : mostCounted(shelf, 'hot')]
  const city = wish.city === undefined ? [] : [sql`ci.summary -> 'extra' ->> 'city' = ${wish.city}`]
  const rare = rareItems(iid, { queryKey: wish.city })
  const where = [
    wish.type === undefined ? sql`si.kind is not null` : sql`si.kind = ${wish.type}`,
    ...(wish.facilities?.length ? [sql`si.facilities @> ${[...wish.facilities]}::text[]`] : []),
    ...(wish.guests === undefined || dates ? [] : [hasRoomFor(wish.guests, today)]),
    ...city,
  ]
  const along = (more: readonly Sql[]): Walk[] =>
    inOrder.map((walk) => {
      const { rare: apart, ...whole } = fitting(walk, [...where, ...more], rare)
      // The other index knows neither kinds nor nights: it is asked for a city alone.
      return {
        ...whole,
        alone: false,
        ...(more.length === 0 && where.length === city.length && apart ? { rare: apart } : {}),
      }
    })
  const walks = dates
    ? [true, false].flatMap((free) => along([sql`${isFree(dates, wish.guests ?? 1, today)} = ${sql.lit(free)}`]))
    : along([])
  return {
    walks,
    select: SUMMARY_COLUMNS,
    joins: sql`${summaryJoins(iid)} left join stay_item si on si.iid = ${iid} and si.id = w.id`,
  }
}

/** True when a kind of room has enough for so many guests on all nights. */
const isFree = (dates: StayDates, guests: number, today: string): Sql => sql`exists (
  select 1 from stay_room sr where sr.iid = ci.iid and sr.item_id = ci.id and sr.on_sale and ${dates.in} >= ${today}
    and ${nightCount(dates)} = (
    select count(*) from stay_night sn where sn.iid = sr.iid and sn.room_id = sr.id
      and sn.date >= ${dates.in} and sn.date < ${dates.out}
      and sn.total - sn.sold >= ceil(${guests}::numeric / sr.guests)))`

/** True when a kind of room has enough for so many guests on any night to come. */
const hasRoomFor = (guests: number, today: string): Sql => sql`exists (
  select 1 from stay_room sr join stay_night sn on sn.iid = sr.iid and sn.room_id = sr.id and sn.date >= ${today}
  where sr.iid = ci.iid and sr.item_id = ci.id and sr.on_sale
    and sn.total - sn.sold >= ceil(${guests}::numeric / sr.guests))`

/** The lowest price of a night and the rooms free on all of them, by campsite: one query for a page. */
async function offersOf(
  db: Db,
  {
    iid,
    ids,
    dates,
    guests = 1,
    today,
  }: { iid: number; ids: readonly string[]; dates: StayDates; guests?: number | undefined; today: string },
  at: number,
): Promise<ReadonlyMap<string, { lowest?: number; free: number }>> {
  if (ids.length === 0) return new Map()
  const rooms = await db
    .selectFrom('stay_room')
    .select(['id', 'item_id', 'guests'])
    .where('iid', '=', iid)
    .where('item_id', 'in', ids)
    .where('on_sale', '=', true)
    .execute()
  const nights = await nightsOf(db, { iid, roomIds: rooms.map(({ id }) => id), from: dates.in, to: dates.out }, at)
  const wanted = stayNights(dates)
  return new Map(
    ids.map((id) => {
      const fits = rooms.flatMap((room) => {
        if (room.item_id !== id) return []
        const own = nights.filter(({ roomId }) => roomId === room.id)
        const { left } = quoteOf(own, wanted, 0)
        return dates.in >= today && left >= Math.ceil(guests / room.guests)
          ? [{ left, lowest: Math.min(...own.map(({ price }) => price)) }]
          : []
      })
      const free = fits.reduce((sum, { left }) => sum + left, 0)
      return [id, { free, ...(free > 0 ? { lowest: Math.min(...fits.map(({ lowest }) => lowest)) } : {}) }]
    }),
  )
}
