import {
  addDays,
  firstStayDay,
  MODULE_TYPE,
  type OrderSource,
  shortStay,
  stayNights,
  stayProperty,
} from '@quanzi/contract'
import { CallError } from '../../call/CallError'
import type { Context } from '../../call/Context'
import { eventPlace } from '../../trade/eventPlace'
import { nightsOf } from './nights'
import { packageDates, quoteOf, startsOn, targetOf } from './stayTarget'

/** Days ahead out of which a checkout that was opened without dates offers some. */
const AHEAD = 60
const MOST_OPTIONS = 20

/** What a checkout shows of a room or package that was opened without dates: the next free ones. */
export async function staySource({ db, iid, clock }: Context, keys: string): Promise<OrderSource> {
  const target = await targetOf(db, iid, keys)
  const now = clock()
  const today = firstStayDay(now)
  const nights = await nightsOf(db, { iid, roomIds: [target.roomId], from: today, to: addDays(today, AHEAD) }, now)
  const options = [...new Set(nights.map(({ date }) => date))].flatMap((day) => {
    const dates = packageDates(day, target.nights ?? 1)
    const { price, left } = quoteOf(nights, stayNights(dates), target.extra)
    if (price === null || left === 0 || !startsOn(target, day)) return []
    return [{ field: 'property' as const, id: stayProperty(dates), name: shortStay(dates), price, left }]
  })
  if (options.length === 0) throw new CallError('CLOSED')
  const place = await eventPlace(db, { iid, moduleType: MODULE_TYPE.campsite, id: target.itemId })
  return {
    ...{ title: `${target.place} · ${target.name}`, img: target.img, stock: null, deadline: null, insurance: null },
    price: Math.min(...options.map(({ price }) => price)),
    options: options.slice(0, MOST_OPTIONS),
    form: [],
    needAddress: false,
    ...(place ? { event: place } : {}),
  }
}
