import {
  addDays,
  type DepositRule,
  parseStayKeys,
  type RefundStep,
  type StayDates,
  type StayKind,
  stayNights,
} from '@quanzi/contract'
import { CallError } from '../../call/CallError'
import type { Db } from '../../db/schema'
import { type Night, nightsOf } from './nights'

/** A room or a package on sale, with its campsite or homestay. */
export interface StayTarget {
  readonly iid: number
  readonly itemId: string
  readonly place: string
  readonly kind: StayKind
  readonly rates: readonly number[] | null
  readonly roomId: string
  readonly packageId: string | null
  readonly name: string
  readonly img: string
  readonly guests: number
  /** Fen for one, besides its nights. */
  readonly extra: number
  /** The number of nights; null: as many as wanted. */
  readonly nights: number | null
  /** First and last in-day; '' without a limit. */
  readonly from: string
  readonly to: string
  readonly ladder: readonly RefundStep[]
  readonly deposit: DepositRule | null
}

const targets = (db: Db, iid: number) =>
  db
    .selectFrom('stay_room as r')
    .innerJoin('stay_item as i', (on) => on.onRef('i.iid', '=', 'r.iid').onRef('i.id', '=', 'r.item_id'))
    .innerJoin('content as c', (on) => on.onRef('c.iid', '=', 'i.iid').onRef('c.id', '=', 'i.id'))
    .select(['i.id as itemId', 'i.kind', 'i.cancel_rule as item_rule', 'i.deposit', 'c.title as place', 'c.rates'])
    .select(['r.id as roomId', 'r.name as room', 'r.imgs', 'r.guests', 'r.cancel_rule', 'c.cover'])
    .where('r.iid', '=', iid)
    .where('r.on_sale', '=', true)
    .where('c.status', '=', 'published')

/** What `keys` of an order name; undefined when it is not on sale here. */
export async function findTarget(db: Db, iid: number, keys: string): Promise<StayTarget | undefined> {
  const { kind, id } = parseStayKeys(keys)
  if (kind === 'room') {
    const row = await targets(db, iid).where('r.id', '=', id).executeTakeFirst()
    return row && { ...common(iid, row), packageId: null, extra: 0, nights: null, from: '', to: '' }
  }
  const row = await targets(db, iid)
    .innerJoin('stay_package as p', (on) => on.onRef('p.iid', '=', 'r.iid').onRef('p.room_id', '=', 'r.id'))
    .select(['p.id as packageId', 'p.name', 'p.imgs as pictures', 'p.guests as people', 'p.extra', 'p.nights'])
    .select(['p.valid_from', 'p.valid_to'])
    .where('p.id', '=', id)
    .where('p.on_sale', '=', true)
    .executeTakeFirst()
  if (!row) return undefined
  const { packageId, name, pictures, people, extra, nights, valid_from, valid_to } = row
  const room = common(iid, row)
  return {
    ...room,
    ...{ packageId, name, img: pictures[0] ?? room.img, guests: people, extra, nights, from: valid_from, to: valid_to },
  }
}

interface Row {
  readonly itemId: string
  readonly kind: StayKind
  readonly item_rule: readonly RefundStep[]
  readonly deposit: DepositRule | null
  readonly place: string
  readonly rates: readonly number[] | null
  readonly roomId: string
  readonly room: string
  readonly imgs: readonly string[]
  readonly guests: number
  readonly cancel_rule: readonly RefundStep[] | null
  readonly cover: string
}

const common = (iid: number, row: Row) => {
  const { itemId, kind, place, rates, roomId, room: name, guests, deposit } = row
  const ladder = row.cancel_rule ?? row.item_rule
  return { iid, itemId, kind, place, rates, roomId, name, guests, deposit, ladder, img: row.imgs[0] ?? row.cover }
}

/** The target, or NOTFOUND. */
export async function targetOf(db: Db, iid: number, keys: string): Promise<StayTarget> {
  const target = await findTarget(db, iid, keys)
  if (!target) throw new CallError('NOTFOUND')
  return target
}

/** What one room costs over its nights, how many are free on all of them, and on which none is. */
export interface StayQuote {
  /** Fen; null when a night is not on sale. */
  readonly price: number | null
  readonly left: number
  readonly full: readonly string[]
}

/** Adds up the nights of a stay out of all read ones. */
export function quoteOf(nights: readonly Night[], wanted: readonly string[], extra: number, num = 1): StayQuote {
  const found = wanted.flatMap((date) => nights.find((night) => night.date === date) ?? [])
  const isWhole = found.length === wanted.length && wanted.length > 0
  return {
    price: isWhole ? found.reduce((sum, { price }) => sum + price, extra) : null,
    left: isWhole ? Math.min(...found.map(({ left }) => left)) : 0,
    full: found.filter(({ left }) => left < num).map(({ date }) => date),
  }
}

/** The price of a room or package on these dates, and what is free. */
export async function quoteStay(db: Db, target: StayTarget, dates: StayDates, num: number, at: number) {
  const { iid, roomId, extra } = target
  const nights = await nightsOf(db, { iid, roomIds: [roomId], from: dates.in, to: dates.out }, at)
  return quoteOf(nights, stayNights(dates), extra, num)
}

/** True when a package begins on such a day. */
export const startsOn = ({ from, to }: Pick<StayTarget, 'from' | 'to'>, day: string): boolean =>
  (from === '' || day >= from) && (to === '' || day <= to)

/** The dates of a package that begins on a day. */
export const packageDates = (day: string, nights: number): StayDates => ({ in: day, out: addDays(day, nights) })
