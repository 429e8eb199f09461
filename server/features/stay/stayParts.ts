import {
  addDays,
  type ContentDetail,
  type RefundStep,
  type StayFacts,
  type StayPackage,
  type StayRoom,
  shanghaiDay,
  stayNights,
} from '@quanzi/contract'
import type { Selectable } from 'kysely'
import type { Asker } from '../../call/Asker'
import { CallError } from '../../call/CallError'
import type { Db } from '../../db/schema'
import type { StayTables } from '../../db/schema/stays'
import { type Night, nightsOf } from './nights'
import { packageDates, quoteOf, startsOn } from './stayTarget'

/** Days ahead out of which the lowest price is said. */
const AHEAD = 90

export type StayWish = { readonly kind?: 'room' | 'package' | 'bnb' | undefined; readonly id: string }

/** The campsite that a wish for one of its rooms or packages means; NOTFOUND for an unknown one. */
export async function stayItemOf(db: Db, iid: number, { kind, id }: StayWish): Promise<string> {
  if (kind !== 'room' && kind !== 'package') return id
  const row = await db
    .selectFrom(kind === 'room' ? 'stay_room' : 'stay_package')
    .select('item_id')
    .where('iid', '=', iid)
    .where('id', '=', id)
    .where('on_sale', '=', true)
    .executeTakeFirst()
  if (!row) throw new CallError('NOTFOUND')
  return row.item_id
}

/** What a campsite or homestay adds to its item, and the room or package that was asked for. */
export async function stayParts(
  db: Db,
  { iid, at }: Asker,
  itemId: string,
  wish: StayWish,
): Promise<Partial<ContentDetail>> {
  const item = await db
    .selectFrom('stay_item')
    .selectAll()
    .where('iid', '=', iid)
    .where('id', '=', itemId)
    .executeTakeFirst()
  if (!item) return {}
  if (wish.kind === 'bnb' && item.kind !== 'bnb') throw new CallError('NOTFOUND')
  const rooms = await onSale(db, 'stay_room', iid, itemId)
  const packages = await onSale(db, 'stay_package', iid, itemId)
  const from = shanghaiDay(at)
  const nights = await nightsOf(db, { iid, roomIds: rooms.map(({ id }) => id), from, to: addDays(from, AHEAD) }, at)
  const stay: StayFacts = {
    kind: item.kind,
    facilities: item.facilities,
    rules: item.rules,
    phone: item.phone,
    deposit: item.deposit,
    rooms: rooms.map((room) => asRoom(room, item.cancel_rule, nights)),
    packages: packages.flatMap((one) => {
      const room = rooms.find(({ id }) => id === one.room_id)
      return room ? [asPackage(one, room, room.cancel_rule ?? item.cancel_rule, nights)] : []
    }),
  }
  const room = wish.kind === 'room' ? stay.rooms.find(({ id }) => id === wish.id) : undefined
  const pack = wish.kind === 'package' ? stay.packages.find(({ id }) => id === wish.id) : undefined
  if (wish.kind === 'package' && !pack) throw new CallError('NOTFOUND')
  return {
    stay,
    refundRule: room?.refundRule ?? pack?.refundRule ?? item.cancel_rule,
    ...(room ? { room } : {}),
    ...(pack ? { package: pack } : {}),
  }
}

const onSale = <Table extends 'stay_room' | 'stay_package'>(db: Db, table: Table, iid: number, itemId: string) =>
  db
    .selectFrom(table as 'stay_room')
    .selectAll()
    .where('iid', '=', iid)
    .where('item_id', '=', itemId)
    .where('on_sale', '=', true)
    .orderBy('sort')
    .orderBy('id')
    .execute() as unknown as Promise<Selectable<StayTables[Table]>[]>

const least = (prices: readonly number[]): number | null => (prices.length > 0 ? Math.min(...prices) : null)

const asRoom = (
  room: Selectable<StayTables['stay_room']>,
  common: readonly RefundStep[],
  nights: readonly Night[],
): StayRoom => ({
  id: room.id,
  itemId: room.item_id,
  name: room.name,
  imgs: room.imgs,
  beds: room.beds,
  size: room.size,
  guests: room.guests,
  text: room.text,
  lowest: least(nights.filter(({ roomId, left }) => roomId === room.id && left > 0).map(({ price }) => price)),
  refundRule: room.cancel_rule ?? common,
})

function asPackage(
  one: Selectable<StayTables['stay_package']>,
  room: Selectable<StayTables['stay_room']>,
  refundRule: readonly RefundStep[],
  nights: readonly Night[],
): StayPackage {
  const own = nights.filter(({ roomId }) => roomId === room.id)
  const range = { from: one.valid_from, to: one.valid_to }
  const prices = own.flatMap(({ date }) => {
    const { price, left } = quoteOf(own, stayNights(packageDates(date, one.nights)), one.extra)
    return price !== null && left > 0 && startsOn(range, date) ? [price] : []
  })
  return {
    id: one.id,
    itemId: one.item_id,
    name: one.name,
    imgs: one.imgs.length > 0 ? one.imgs : room.imgs,
    room: { id: room.id, name: room.name },
    nights: one.nights,
    guests: one.guests,
    meals: one.meals,
    activities: one.activities,
    text: one.text,
    ...range,
    lowest: least(prices),
    refundRule,
  }
}
