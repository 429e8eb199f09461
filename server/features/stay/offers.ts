import {
  addDays,
  MOST_NIGHTS,
  nightCount,
  type StayDates,
  type StayOffers,
  shanghaiDay,
  stayNights,
} from '@quanzi/contract'
import { CallError, paramError } from '../../call/CallError'
import { REASONS } from '../../call/reasons'
import type { Db } from '../../db/schema'
import { nightsOf } from './nights'
import { packageDates, quoteOf, startsOn } from './stayTarget'

/** All rooms and packages of a campsite on these dates; a package counts from the in-day. One query for all nights. */
export async function stayOffers(
  db: Db,
  { iid, at }: { readonly iid: number; readonly at: number },
  { id, ...dates }: StayDates & { readonly id: string },
): Promise<StayOffers> {
  const nights = nightCount(dates)
  if (nights < 1 || nights > MOST_NIGHTS) throw paramError('out', REASONS.stayDates)
  const rooms = await db
    .selectFrom('stay_room as r')
    .innerJoin('content as c', (on) => on.onRef('c.iid', '=', 'r.iid').onRef('c.id', '=', 'r.item_id'))
    .select('r.id')
    .where('r.iid', '=', iid)
    .where('r.item_id', '=', id)
    .where('r.on_sale', '=', true)
    .where('c.status', '=', 'published')
    .orderBy('r.sort')
    .orderBy('r.id')
    .execute()
  if (rooms.length === 0) throw new CallError('NOTFOUND')
  const packages = await db
    .selectFrom('stay_package')
    .select(['id', 'room_id', 'nights', 'extra', 'valid_from as from', 'valid_to as to'])
    .where('iid', '=', iid)
    .where('item_id', '=', id)
    .where('on_sale', '=', true)
    .orderBy('sort')
    .orderBy('id')
    .execute()
  const most = Math.max(nights, ...packages.map((one) => one.nights))
  const roomIds = rooms.map((room) => room.id)
  const nightsRead = await nightsOf(db, { iid, roomIds, from: dates.in, to: addDays(dates.in, most) }, at)
  // A night that is over is not sold any more.
  const all = dates.in < shanghaiDay(at) ? [] : nightsRead
  const priceOf = (roomId: string, days: readonly string[], extra: number) => {
    const own = all.filter((night) => night.roomId === roomId)
    const { price: total, left, full } = quoteOf(own, days, extra)
    return { total, left, full }
  }
  return {
    list: [
      ...rooms.map((room) => ({ id: room.id, kind: 'room' as const, ...priceOf(room.id, stayNights(dates), 0) })),
      ...packages.map((one) => ({
        id: one.id,
        kind: 'package' as const,
        ...(startsOn(one, dates.in)
          ? priceOf(one.room_id, stayNights(packageDates(dates.in, one.nights)), one.extra)
          : { total: null, left: 0, full: [] }),
      })),
    ],
  }
}
