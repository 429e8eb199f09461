import { sql } from 'kysely'
import { CallError } from '../../call/CallError'
import type { Context } from '../../call/Context'
import type { Db } from '../../db/schema'
import { moveCount } from '../../items/joins'
import type { Order } from '../../trade/OrderTypeRules'
import { lapsedSeats } from './lapsedSeats'
import { type ItemKey, type SeatItem, seatItemOf } from './SeatItem'
import type { SeatKind } from './SeatKind'
import { leaveQueue, lockSession, offerSeats, seatsOffered } from './waitlistOffers'

/** True when this many seats are neither sold nor offered to the queue. */
export async function hasSeats(
  db: Db,
  ctx: Context,
  { orderType, seats }: { readonly orderType: number; readonly seats: SeatItem },
  session: { readonly id: string; readonly stock: number; readonly sold: number },
  num: number,
): Promise<boolean> {
  const at = ctx.clock()
  const kept = await seatsOffered(db, { sellers: seats.sellers, at, butTo: ctx.member?.user_id ?? 0 })
  const lapsed = await lapsedSeats(db, { orderType, sellers: seats.sellers }, at)
  return session.sold - (lapsed.get(session.id) ?? 0) + num + (kept.get(session.id) ?? 0) <= session.stock
}

interface SeatWish {
  /** The item that sells them. */
  readonly item: ItemKey
  readonly seats: SeatItem
  readonly sessionId: string
  readonly num: number
}

/** Locks the session and sells this many seats. */
export async function takeSeats(
  db: Db,
  ctx: Context,
  { orderType }: SeatKind,
  { item, seats, sessionId, num }: SeatWish,
): Promise<void> {
  const { iid } = seats.home
  const session = await lockSession(db, iid, sessionId)
  if (!session || !(await hasSeats(db, ctx, { orderType, seats }, session, num))) throw new CallError('FULL')
  const taken = await db
    .updateTable('act_session')
    .set({ sold: sql`sold + ${num}::int` })
    .where('iid', '=', iid)
    .where('id', '=', sessionId)
    .where(sql<boolean>`sold + ${num}::int <= stock`)
    .returning('id')
    .executeTakeFirst()
  // Seats of expired orders are not sold twice, even when the job is late.
  if (!taken) throw new CallError('FULL')
  await leaveQueue(db, item, { sessionId, userId: ctx.me.user_id })
}

/** What entries that ended held. */
export interface Freed {
  readonly people: number
  /** Places of the session. */
  readonly places: number
}

/** Returns seats and offers them to the queue. */
export async function giveBack(
  db: Db,
  { moduleType }: SeatKind,
  order: Order,
  { people, places }: Freed,
  at: number,
): Promise<void> {
  const { iid, keys: itemId, property: sessionId } = order
  if (places > 0) {
    const seats = await seatItemOf(db, { iid, itemId })
    await db
      .updateTable('act_session')
      .set({ sold: sql`greatest(0, sold - ${places}::int)` })
      .where('iid', '=', seats.home.iid)
      .where('id', '=', sessionId)
      .execute()
    await offerSeats(db, { ...seats, sessionId, at })
  }
  // The count comes last, as in an order: two that took these locks in turns would wait for each other.
  await moveCount(db, { iid, module_type: moduleType, id: itemId }, -people)
}

/** Locks the session of an order before its entries: who enters the same person anew holds it, and waits for the entry. */
export async function lockSeats(db: Db, { iid, keys: itemId, property: sessionId }: Order): Promise<void> {
  const { home } = await seatItemOf(db, { iid, itemId })
  await lockSession(db, home.iid, sessionId)
}
