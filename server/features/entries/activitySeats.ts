import { sql } from 'kysely'
import { CallError } from '../../call/CallError'
import type { Context } from '../../call/Context'
import type { Db } from '../../db/schema'
import { moveCount } from '../../items/joins'
import type { Order } from '../../trade/OrderTypeRules'
import { lapsedSeats } from './lapsedSeats'
import type { SeatKind } from './SeatKind'
import { leaveQueue, lockSession, offerSeats, seatsOffered } from './waitlistOffers'

/** True when this many seats are neither sold nor offered to the queue. */
export async function hasSeats(
  db: Db,
  ctx: Context,
  { orderType }: SeatKind,
  session: { readonly id: string; readonly item_id: string; readonly stock: number; readonly sold: number },
  num: number,
): Promise<boolean> {
  const butTo = ctx.member?.user_id
  const kept = await seatsOffered(db, {
    iid: ctx.iid,
    sessionId: session.id,
    at: ctx.clock(),
    ...(butTo ? { butTo } : {}),
  })
  const lapsed =
    (await lapsedSeats(db, { iid: ctx.iid, orderType, itemId: session.item_id }, ctx.clock())).get(session.id) ?? 0
  return session.sold - lapsed + num + kept <= session.stock
}

/** Locks the session and sells this many seats. */
export async function takeSeats(db: Db, ctx: Context, kind: SeatKind, sessionId: string, num: number): Promise<void> {
  const session = await lockSession(db, ctx.iid, sessionId)
  if (!session || !(await hasSeats(db, ctx, kind, session, num))) throw new CallError('FULL')
  const taken = await db
    .updateTable('act_session')
    .set({ sold: sql`sold + ${num}::int` })
    .where('iid', '=', ctx.iid)
    .where('id', '=', sessionId)
    .where(sql<boolean>`sold + ${num}::int <= stock`)
    .returning('id')
    .executeTakeFirst()
  // Seats of expired orders are not sold twice, even when the job is late.
  if (!taken) throw new CallError('FULL')
  await leaveQueue(db, ctx.iid, sessionId, ctx.me.user_id)
}

/** Returns seats and offers them to the queue. */
export async function giveBack(db: Db, { moduleType }: SeatKind, order: Order, num: number, at: number): Promise<void> {
  if (num === 0) return
  const { iid, keys: itemId, property: sessionId } = order
  await db
    .updateTable('act_session')
    .set({ sold: sql`greatest(0, sold - ${num}::int)` })
    .where('iid', '=', iid)
    .where('id', '=', sessionId)
    .execute()
  await moveCount(db, { iid, module_type: moduleType, id: itemId }, -num)
  await offerSeats(db, { iid, itemId, sessionId, at })
}
