import { addDays, type Calendar, type CalendarDay, nextMonth, shanghaiDay, stayNights } from '@quanzi/contract'
import type { Asker } from '../../call/Asker'
import { CallError } from '../../call/CallError'
import type { Db } from '../../db/schema'
import { type Night, nightsOf } from './nights'
import { type StayWish, stayItemOf } from './stayParts'
import { packageDates, quoteOf, startsOn, targetOf } from './stayTarget'

/** Months ahead that are answered. */
const MOST_MONTHS = 12

const day = (id: string, date: string, price: number, left: number): CalendarDay => ({
  ...{ id, date, price, left, minGroup: 0, confirmed: false, state: left > 0 ? 'open' : 'full' },
})

/**
 * The nights of one month for `/v2/calendar/get`: of a room, packages by their first day, or of a whole campsite, whose
 * days have the lowest price of what is free and the most that is left. Past days have none.
 */
export async function stayMonth(
  db: Db,
  { iid, at }: Asker,
  wish: StayWish & { readonly month: string },
): Promise<Calendar> {
  const today = shanghaiDay(at)
  const until = `${monthsAfter(today.slice(0, 7), MOST_MONTHS + 1)}-01`
  const last = nextMonth(wish.month)
  const from = `${wish.month}-01` < today ? today : `${wish.month}-01`
  const to = `${last}-01` < until ? `${last}-01` : until
  const { ids, days } = await reader(db, iid, wish)
  const all = await nightsOf(db, { iid, roomIds: ids, from: today, to: addDays(until, MOST_STAY) }, at)
  const open = days(all).filter(({ date }) => date < until)
  return {
    days: open.filter(({ date }) => date >= from && date < to),
    firstOpen: open.find(({ state }) => state === 'open')?.date ?? '',
    lastDay: open.at(-1)?.date ?? '',
  }
}

/** Nights of the longest package beyond the last month. */
const MOST_STAY = 30

const monthsAfter = (month: string, count: number): string =>
  count === 0 ? month : monthsAfter(nextMonth(month), count - 1)

/** The rooms whose nights are needed, and how they become days. */
async function reader(db: Db, iid: number, wish: StayWish) {
  if (wish.kind === 'room' || wish.kind === 'package') {
    const target = await targetOf(db, iid, wish.kind === 'package' ? `p${wish.id}` : wish.id)
    const days = (nights: readonly Night[]) =>
      nights.flatMap(({ date }) => {
        const { price, left } = quoteOf(nights, stayNights(packageDates(date, target.nights ?? 1)), target.extra)
        return price !== null && startsOn(target, date) ? [day(wish.id, date, price, left)] : []
      })
    return { ids: [target.roomId], days }
  }
  const rooms = await db
    .selectFrom('stay_room as r')
    .innerJoin('stay_item as i', (on) => on.onRef('i.iid', '=', 'r.iid').onRef('i.id', '=', 'r.item_id'))
    .innerJoin('content as c', (on) => on.onRef('c.iid', '=', 'r.iid').onRef('c.id', '=', 'r.item_id'))
    .select('r.id')
    .where('r.iid', '=', iid)
    .where('r.item_id', '=', await stayItemOf(db, iid, wish))
    .where('r.on_sale', '=', true)
    .where('c.status', '=', 'published')
    .$if(wish.kind === 'bnb', (q) => q.where('i.kind', '=', 'bnb'))
    .execute()
  if (rooms.length === 0) throw new CallError('NOTFOUND')
  return { ids: rooms.map(({ id }) => id), days: cheapestByDay }
}

/** One row a day: the cheapest night that is free, or else the cheapest. */
function cheapestByDay(nights: readonly Night[]): CalendarDay[] {
  const byDate = new Map<string, Night[]>()
  for (const night of nights) byDate.set(night.date, [...(byDate.get(night.date) ?? []), night])
  return [...byDate]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([date, rooms]) => {
      const free = rooms.filter(({ left }) => left > 0)
      const [cheapest] = [...(free.length > 0 ? free : rooms)].sort((a, b) => a.price - b.price)
      return cheapest ? [day(cheapest.roomId, date, cheapest.price, Math.max(...rooms.map(({ left }) => left)))] : []
    })
}
