import { addDays, shanghaiDay } from '@quanzi/contract'
import { sql } from 'kysely'
import { insertRows } from '../../seed/insertRows'
import type { Planter } from '../../seed/Planter'
import type { StaySeed } from '../../seed/TenantSeed'

/** Days behind and ahead of seeding that have nights. */
const BEHIND = 40
const AHEAD = 120

const idOf = (itemId: string, kind: 'r' | 'k', at: number): string => `${itemId}-${kind}${at + 1}`

/** Writes the tenant's campsites and homestays; all nights by one statement. */
export const plantStays: Planter = async (db, { iid, items }, now) => {
  const stays = items.flatMap(({ id, stay }) => (stay ? [{ id, stay }] : []))
  if (stays.length === 0) return
  const today = shanghaiDay(now)
  await insertRows(
    db,
    'stay_item',
    stays.map(({ id, stay }) => ({
      ...{ iid, id, kind: stay.kind, facilities: [...stay.facilities], rules: [...stay.rules], phone: stay.phone },
      cancel_rule: JSON.stringify(stay.refund),
      deposit: stay.deposit ? JSON.stringify(stay.deposit) : null,
    })),
  )
  const rooms = stays.flatMap(({ id, stay }) =>
    stay.rooms.map((room, sort) => ({ id: idOf(id, 'r', sort), item: id, room, sort })),
  )
  await insertRows(
    db,
    'stay_room',
    rooms.map(({ id, item, room, sort }) => ({
      ...{ iid, id, item_id: item, name: room.name, imgs: room.imgs.map(({ src }) => src), beds: room.beds },
      ...{ size: room.size ?? null, guests: room.guests, text: room.text, sort },
      cancel_rule: room.refund ? JSON.stringify(room.refund) : null,
    })),
  )
  await insertRows(
    db,
    'stay_package',
    stays.flatMap(({ id, stay }) => (stay.packages ?? []).map((one, sort) => packageRow(iid, id, one, sort, today))),
  )
  const kinds = sql.join(
    rooms.map(
      ({ id, room, sort }) => sql`(${id}, ${room.price}::int, ${room.weekend}::int, ${room.total}::int, ${sort}::int)`,
    ),
  )
  // Fridays and Saturdays are dearer. Now and then a night is booked up, and many weekends nearly are.
  await sql`insert into stay_night (iid, room_id, date, price, total, sold)
    select ${iid}::int, k.id, to_char(d.day, 'YYYY-MM-DD'), case when w.late then k.weekend else k.price end, k.total,
      case when d.n > 2 and (d.n + 5 * k.sort) % 13 = 0 then k.total when w.late then k.total / 2 else 0 end
    from (values ${kinds}) k(id, price, weekend, total, sort),
      (select n, ${today}::date + n as day from generate_series(${-BEHIND}::int, ${AHEAD - 1}::int) n) d,
      lateral (select extract(isodow from d.day) in (5, 6) as late) w`.execute(db)
}

const packageRow = (
  iid: number,
  item_id: string,
  one: NonNullable<StaySeed['packages']>[number],
  sort: number,
  today: string,
) => ({
  ...{ iid, id: idOf(item_id, 'k', sort), item_id, room_id: idOf(item_id, 'r', one.room), name: one.name, sort },
  ...{ nights: one.nights, guests: one.guests, extra: one.extra, text: one.text },
  ...{ meals: [...one.meals], activities: [...one.activities] },
  valid_from: one.days ? addDays(today, one.days[0]) : '',
  valid_to: one.days ? addDays(today, one.days[1]) : '',
})
