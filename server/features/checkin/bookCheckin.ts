import type { CheckinDone } from '@quanzi/contract'
import { type Insertable, sql } from 'kysely'
import { CallError } from '../../call/CallError'
import type { Context } from '../../call/Context'
import type { Db } from '../../db/schema'
import type { CheckinTable } from '../../db/schema/checkin'
import { useTicket } from '../../trade/ticketUse'
import type { CheckinWish } from './CheckinWish'
import type { PlaceRow } from './places'
import { scoreVisits } from './scoreVisits'
import type { EntryRow, Holder } from './ticketHolder'

/** A check-in that stands, with the names that an answer shows. */
interface Standing {
  readonly id: number
  readonly at: number
  readonly ord: number | null
  readonly operator: string
  readonly place: PlaceRow
  readonly entry: EntryRow
}

/** The standing check-in of an entry at a place. */
export async function firstCheckin(db: Db, place: PlaceRow, entry: EntryRow): Promise<Standing | null> {
  const row = await db
    .selectFrom('checkin as c')
    .leftJoin('member as m', (on) => on.onRef('m.iid', '=', 'c.iid').onRef('m.user_id', '=', 'c.operator_id'))
    .select(['c.id', 'c.at', 'c.ord', 'm.nick_name'])
    .where('c.iid', '=', place.iid)
    .where('c.place_id', '=', place.id)
    .where('c.entry_id', '=', entry.id)
    .where('c.result', '=', 'ok')
    .where('c.undone_at', 'is', null)
    .executeTakeFirst()
  return row ? { ...row, operator: row.nick_name ?? '', place, entry } : null
}

const asDone = ({ id, at, ord, operator, place, entry }: Standing, first: boolean): CheckinDone => ({
  id: String(id),
  first,
  at,
  order: ord ?? 0,
  entryId: entry.id,
  person: entry.name,
  placeId: place.id,
  place: place.name,
  operator,
})

const rowOf = (
  ctx: Context,
  { ref, method, lat, lng, accuracy, photo = '', at }: CheckinWish,
  place: PlaceRow,
  entry: EntryRow,
): Omit<Insertable<CheckinTable>, 'result'> => ({
  iid: ctx.iid,
  scope: ref.scope,
  ref_id: ref.refId,
  place_id: place.id,
  entry_id: entry.id,
  user_id: entry.user_id,
  session_id: entry.session_id,
  method,
  lat: lat ?? null,
  lng: lng ?? null,
  accuracy: accuracy ?? null,
  photo,
  operator_id: method === 'staff' ? ctx.me.user_id : null,
  ord: null,
  at,
  undone_at: null,
  undone_by: null,
})

/** Writes that somebody was scanned again, and answers with the first time. */
export async function logRepeat(ctx: Context, wish: CheckinWish, first: Standing): Promise<CheckinDone> {
  await ctx.db
    .insertInto('checkin')
    .values({ ...rowOf(ctx, wish, first.place, first.entry), result: 'again' })
    .execute()
  return asDone(first, false)
}

/** Writes a check-in, uses the ticket, and moves the counts. The unique key decides between two at once. */
export async function bookCheckin(
  ctx: Context,
  wish: CheckinWish,
  { place, entry, open, chain }: Holder & { readonly place: PlaceRow },
): Promise<CheckinDone> {
  const { db } = ctx
  // With an order the ticket's code decides, below.
  const used = entry.order_id === null && entry.state === 'live' ? { state: 'used' as const } : {}
  const booked = await db
    .with('booked', (trx) =>
      trx
        .insertInto('checkin')
        .values({ ...rowOf(ctx, wish, place, entry), result: 'ok' })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id'),
    )
    .with('present', (trx) =>
      trx
        .updateTable('entry')
        .set({ present_at: wish.at, ...used })
        .where('iid', '=', entry.iid)
        .where('id', '=', entry.id)
        .where('present_at', 'is', null)
        .where(({ exists, selectFrom }) => exists(selectFrom('booked').select('id'))),
    )
    .selectFrom('booked')
    .select('id')
    .executeTakeFirst()
  if (!booked) {
    const first = await firstCheckin(db, place, entry)
    if (!first) throw new CallError('STALE')
    return await logRepeat(ctx, wish, first)
  }
  if (open && chain && entry.ticket_code) {
    const staffId = wish.method === 'staff' ? ctx.me.user_id : null
    await useTicket(db, open, chain, { code: entry.ticket_code, staffId, byCheckin: true, at: ctx.clock() })
  }
  await scoreVisits(db, entry)
  const ord = await countArrival(db, place, booked.id)
  const operator = wish.method === 'staff' ? ctx.me.nick_name : ''
  return asDone({ id: booked.id, at: wish.at, ord, operator, place, entry }, true)
}

/** Counts somebody in at a place and returns the how many-th they are. It comes last: everybody there waits for this row. */
export async function countArrival(db: Db, { iid, id }: Pick<PlaceRow, 'iid' | 'id'>, booked: number): Promise<number> {
  const { ord } = await db
    .with('place', (trx) =>
      trx
        .updateTable('checkin_place')
        .set({ present: sql`present + 1`, arrived: sql`arrived + 1` })
        .where('iid', '=', iid)
        .where('id', '=', id)
        .returning('arrived'),
    )
    .updateTable('checkin as c')
    .from('place')
    .set(({ ref }) => ({ ord: ref('place.arrived') }))
    .where('c.iid', '=', iid)
    .where('c.id', '=', booked)
    .returning('c.ord')
    .executeTakeFirstOrThrow()
  return ord ?? 0
}
