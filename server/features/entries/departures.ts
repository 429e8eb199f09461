import { type Calendar, type CalendarDay, nextMonth, shanghaiDay, shanghaiMonth } from '@quanzi/contract'
import type { Asker } from '../../call/Asker'
import { CallError } from '../../call/CallError'
import type { Db } from '../../db/schema'
import { type LiveSession, liveSessions } from './liveSessions'
import { seatItemOf } from './SeatItem'
import { seatOrderOf } from './SeatKind'
import { ticketsOf } from './tickets'

/** How many months ahead of the present one the calendar goes. */
const MONTHS_AHEAD = 12

/** The dated sessions of an activity or departures of a trip in one month, with live prices and seats. */
export async function departures(
  db: Db,
  asker: Asker,
  { moduleType, id, month }: { readonly moduleType: number; readonly id: string; readonly month: string },
): Promise<Calendar> {
  const orderType = seatOrderOf(moduleType)
  const item = await db
    .selectFrom('content')
    .select('id')
    .where('iid', '=', asker.iid)
    .where('id', '=', id)
    .where('module_type', '=', moduleType)
    .where('status', '=', 'published')
    .executeTakeFirst()
  if (orderType === null || !item) throw new CallError('NOTFOUND')
  const seats = await seatItemOf(db, { iid: asker.iid, itemId: id })
  const tickets = await ticketsOf(db, { iid: asker.iid, itemId: id }, seats.home)
  const cheapest = tickets.length === 0 ? 0 : Math.min(...tickets.map(({ price }) => price))
  const sessions = await liveSessions(db, seats, orderType, asker)
  const months = monthsFrom(shanghaiMonth(asker.at))
  const days = sessions
    .filter(({ starts_at }) => months.includes(shanghaiMonth(starts_at)))
    .map((session) => asDay(session, cheapest))
  return {
    days: days.filter(({ date }) => date.startsWith(month)),
    firstOpen: days.find(({ state }) => state === 'open')?.date ?? '',
    lastDay: days.at(-1)?.date ?? '',
  }
}

const asDay = (session: LiveSession, ticketPrice: number): CalendarDay => ({
  id: session.id,
  date: shanghaiDay(session.starts_at),
  startsAt: session.starts_at,
  price: session.price + ticketPrice,
  left: session.left,
  minGroup: session.min_group,
  confirmed: session.min_group > 0 && session.sold >= session.min_group,
  state: session.shown,
})

function monthsFrom(first: string): readonly string[] {
  const months = [first]
  for (let ahead = 0; ahead < MONTHS_AHEAD; ahead++) months.push(nextMonth(months.at(-1) ?? first))
  return months
}
