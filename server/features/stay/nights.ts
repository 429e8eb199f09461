import { type StayDates, stayNights } from '@quanzi/contract'
import { sql } from 'kysely'
import { CallError } from '../../call/CallError'
import { REASONS } from '../../call/reasons'
import type { Db } from '../../db/schema'

/** A night on sale. */
export interface Night {
  readonly roomId: string
  /** YYYY-MM-DD: the day on which it begins. */
  readonly date: string
  /** Fen. */
  readonly price: number
  readonly left: number
}

interface Wanted {
  readonly iid: number
  readonly roomIds: readonly string[]
  /** First day, and the day after the last one. */
  readonly from: string
  readonly to: string
}

/**
 * The nights of rooms on sale, by room and date, with how many are free at an instant: what expired orders hold is
 * free, even before the job has recorded that. One query for all rooms and days.
 */
export async function nightsOf(db: Db, { iid, roomIds, from, to }: Wanted, at: number): Promise<Night[]> {
  if (roomIds.length === 0) return []
  const rows = await db
    .selectFrom('stay_night as n')
    .leftJoin('reservation as r', (on) =>
      on
        .onRef('r.iid', '=', 'n.iid')
        .onRef('r.room_id', '=', 'n.room_id')
        .on('r.held_until', '<=', at)
        .onRef('r.date_in', '<=', 'n.date')
        .onRef('r.date_out', '>', 'n.date'),
    )
    .select(['n.room_id', 'n.date', 'n.price', 'n.total', 'n.sold'])
    .select(sql<number>`coalesce(sum(r.rooms), 0)`.as('lapsed'))
    .where('n.iid', '=', iid)
    .where('n.room_id', 'in', roomIds)
    .where('n.date', '>=', from)
    .where('n.date', '<', to)
    .groupBy(['n.iid', 'n.room_id', 'n.date'])
    .orderBy('n.room_id')
    .orderBy('n.date')
    .execute()
  return rows.map(({ room_id, date, price, total, sold, lapsed }) => ({
    ...{ roomId: room_id, date, price, left: Math.min(total, total - sold + Number(lapsed)) },
  }))
}

interface Hold {
  readonly iid: number
  readonly roomId: string
  readonly rooms: number
}

/** Locks nights of a room by date, so that two orders for the same nights cannot wait for each other. */
const lockNights = (db: Db, { iid, roomId }: Hold, dates: readonly string[]) =>
  db
    .selectFrom('stay_night')
    .select(['date', 'total', 'sold', 'price'])
    .where('iid', '=', iid)
    .where('room_id', '=', roomId)
    .where('date', 'in', dates)
    .orderBy('date')
    .forUpdate()
    .execute()

/**
 * Sells nights of a room, or none of them: FULL names those without enough rooms, CLOSED when one is not on sale. The
 * caller holds the transaction, which must end with the error.
 */
export async function takeNights(db: Db, hold: Hold, dates: readonly string[]): Promise<void> {
  if (dates.length === 0) return
  const locked = await lockNights(db, hold, dates)
  if (locked.length < dates.length) throw new CallError('CLOSED')
  const taken = await db
    .updateTable('stay_night')
    .set({ sold: sql`sold + ${hold.rooms}::int` })
    .where('iid', '=', hold.iid)
    .where('room_id', '=', hold.roomId)
    .where('date', 'in', dates)
    .where(sql<boolean>`sold + ${hold.rooms}::int <= total`)
    .returning('date')
    .execute()
  if (taken.length === dates.length) return
  const got = new Set(taken.map(({ date }) => date))
  throw new CallError('FULL', { detail: REASONS.stayFull, data: { dates: dates.filter((date) => !got.has(date)) } })
}

/** Gives nights of a room back. Who calls it has moved the reservation, once, in the same transaction. */
export async function giveNights(db: Db, hold: Hold, dates: readonly string[]): Promise<void> {
  if (dates.length === 0) return
  await lockNights(db, hold, dates)
  await db
    .updateTable('stay_night')
    .set({ sold: sql`sold - ${hold.rooms}::int` })
    .where('iid', '=', hold.iid)
    .where('room_id', '=', hold.roomId)
    .where('date', 'in', dates)
    .execute()
}

/** Moves a reservation's nights: those of both stays are neither sold nor given back. All are locked by date first. */
export async function moveNights(db: Db, hold: Hold, from: StayDates, to: StayDates): Promise<void> {
  const [old, next] = [stayNights(from), stayNights(to)]
  await lockNights(db, hold, [...new Set([...old, ...next])])
  await giveNights(
    db,
    hold,
    old.filter((date) => !next.includes(date)),
  )
  await takeNights(
    db,
    hold,
    next.filter((date) => !old.includes(date)),
  )
}
