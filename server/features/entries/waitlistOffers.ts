import { sql } from 'kysely'
import type { Db } from '../../db/schema'
import { acrossTenants } from '../../db/tenantKeys'
import { withTransaction } from '../../db/withTransaction'
import { tellMember } from '../../notices/tellMember'
import { type ItemKey, isPublished, seatItemOf } from './SeatItem'
import { SEAT_SCOPES, seatKindOf } from './SeatKind'

/** For how long a freed seat is reserved for the member it was offered to. */
export const OFFER_MS = 30 * 60_000
const HOUR = 3_600_000
/** In place of a session: the row waits for any of them. */
export const ANY_SESSION = ''
/** Members who wait for any departure are told in groups of so many, a group a transaction. */
const MOST_TOLD = 200

interface FreedSeats {
  readonly home: ItemKey
  readonly sellers: readonly ItemKey[]
  readonly sessionId: string
  readonly at: number
}

/** The rows of a queue, whichever tenant sold the place in it. */
const queueOf = (db: Db, sellers: readonly ItemKey[]) =>
  db
    .selectFrom('waitlist')
    .where(
      'iid',
      'in',
      sellers.map(({ iid }) => iid),
    )
    .where('scope', 'in', SEAT_SCOPES)
    .where(({ or, and }) => or(sellers.map(({ iid, itemId }) => and({ iid, ref_id: itemId }))))

/** Seats reserved for other people, by session. */
export async function seatsOffered(
  db: Db,
  { sellers, at, butTo }: { readonly sellers: readonly ItemKey[]; readonly at: number; readonly butTo: number },
): Promise<ReadonlyMap<string, number>> {
  const rows = await queueOf(db, sellers)
    .select(({ fn }) => ['session_id', fn.countAll<number>().as('n')])
    .where('state', '=', 'offered')
    .where('offered_at', '>', at - OFFER_MS)
    .where('user_id', '<>', butTo)
    .groupBy('session_id')
    .execute()
  return new Map(rows.map(({ session_id, n }) => [session_id, Number(n)]))
}

/** Locks the session, so that seats and offers are counted by one transaction at a time. */
export async function lockSession(db: Db, iid: number, sessionId: string) {
  return await db
    .selectFrom('act_session')
    .select(['id', 'item_id', 'name', 'stock', 'sold', 'starts_at', 'state', 'draw_quota'])
    .where('iid', '=', iid)
    .where('id', '=', sessionId)
    .forUpdate()
    .executeTakeFirst()
}

/** True from 8 to 22 o'clock in Shanghai. */
export function isDaytime(at: number): boolean {
  const hour = Math.floor((at + 8 * HOUR) / HOUR) % 24
  return hour >= 8 && hour < 22
}

/** Offers every free seat to the queue in its order, and notifies the members. Expired offers end here. */
export async function offerSeats(db: Db, { home, sellers, sessionId, at }: FreedSeats): Promise<void> {
  const session = await lockSession(db, home.iid, sessionId)
  if (!session) return
  await endOffers(db, sellers, sessionId, at)
  if (session.state !== 'open' || session.starts_at <= at) return
  // Half an hour in the night is no offer; the job makes it in the morning.
  if (session.draw_quota !== null && !isDaytime(at)) return
  const kept = await seatsOffered(db, { sellers, at, butTo: 0 })
  const free = session.stock - session.sold - (kept.get(sessionId) ?? 0)
  if (free <= 0) return
  const next = await queueOf(db, sellers)
    .select(['iid', 'id', 'user_id', 'scope', 'ref_id'])
    .where('session_id', '=', sessionId)
    .where('state', '=', 'waiting')
    .orderBy('at')
    .orderBy('id')
    .limit(free)
    .execute()
  for (const row of next) {
    await db
      .updateTable('waitlist')
      .set({ state: 'offered', offered_at: at })
      .where('iid', '=', row.iid)
      .where('id', '=', row.id)
      .execute()
    const title = await titleOf(db, { iid: row.iid, itemId: row.ref_id })
    await tellMember(
      db,
      { iid: row.iid, clock: () => at },
      {
        userId: row.user_id,
        key: `waitlist:${row.id}`,
        path: seatKindOf(row.scope)?.form({ iid: row.iid, id: row.ref_id, sessionId }),
        text: {
          zh: `你候补的「${title}」${session.name}有名额了，已为你保留 30 分钟，请尽快报名。`,
          en: `A place in “${title}” (${session.name}) is free and held for you for 30 minutes.`,
        },
      },
    )
  }
}

async function endOffers(db: Db, sellers: readonly ItemKey[], sessionId: string, at: number): Promise<void> {
  for (const { iid, itemId } of sellers)
    await db
      .updateTable('waitlist')
      .set({ state: 'left' })
      .where('iid', '=', iid)
      .where('scope', 'in', SEAT_SCOPES)
      .where('ref_id', '=', itemId)
      .where('session_id', '=', sessionId)
      .where('state', '=', 'offered')
      .where('offered_at', '<=', at - OFFER_MS)
      .execute()
}

/** Tells once, in their order, those who wait for any departure. Nothing is held for them. */
async function tellWaiters(db: Db, sellers: readonly ItemKey[], at: number): Promise<void> {
  const rows = await queueOf(db, sellers)
    .select(['iid', 'id', 'user_id', 'scope', 'ref_id'])
    .where('session_id', '=', ANY_SESSION)
    .where('state', '=', 'waiting')
    .orderBy('at')
    .orderBy('id')
    .limit(MOST_TOLD)
    .execute()
  for (const row of rows) {
    const told = await db
      .updateTable('waitlist')
      .set({ state: 'done' })
      .where('iid', '=', row.iid)
      .where('id', '=', row.id)
      .where('state', '=', 'waiting')
      .returning('id')
      .executeTakeFirst()
    if (!told) continue
    const title = await titleOf(db, { iid: row.iid, itemId: row.ref_id })
    await tellMember(
      db,
      { iid: row.iid, clock: () => at },
      {
        userId: row.user_id,
        key: `waitlist:${row.id}`,
        path: seatKindOf(row.scope)?.target({ iid: row.iid, keys: row.ref_id }),
        text: {
          zh: `你关注的「${title}」又可以预订了，先到先得。`,
          en: `“${title}” can be booked again, first come, first served.`,
        },
      },
    )
  }
}

async function titleOf(db: Db, { iid, itemId }: ItemKey): Promise<string> {
  const item = await db
    .selectFrom('content')
    .select('title')
    .where('iid', '=', iid)
    .where('id', '=', itemId)
    .executeTakeFirst()
  return item?.title ?? ''
}

/** Removes the buyer from the queue after placing an order: the offer was used. */
export async function leaveQueue(
  db: Db,
  { iid, itemId }: ItemKey,
  { sessionId, userId }: { readonly sessionId: string; readonly userId: number },
): Promise<void> {
  await db
    .updateTable('waitlist')
    .set({ state: 'done' })
    .where('iid', '=', iid)
    .where('scope', 'in', SEAT_SCOPES)
    .where('ref_id', '=', itemId)
    .where('session_id', 'in', [sessionId, ANY_SESSION])
    .where('user_id', '=', userId)
    .where('state', 'in', ['waiting', 'offered'])
    .execute()
}

/** Passes expired offers on to the next member; run by a job. */
export async function passOffersOn(db: Db, at: number): Promise<void> {
  const late = await db
    .selectFrom('waitlist')
    .select(['iid', 'ref_id', 'session_id'])
    .distinct()
    .where('scope', 'in', SEAT_SCOPES)
    .where('state', '=', 'offered')
    .where('offered_at', '<=', at - OFFER_MS)
    .orderBy(sql`session_id`)
    .limit(100)
    .modifyEnd(acrossTenants('the job looks for offers that ran out'))
    .execute()
  for (const { iid, ref_id, session_id } of late)
    await withTransaction(db, async (trx) => {
      const seats = await seatItemOf(trx, { iid, itemId: ref_id })
      await offerSeats(trx, { ...seats, sessionId: session_id, at })
    })
}

/** Tells those who wait for any departure of a trip that has one again: a new one, or seats; run by a job. */
export async function tellOfDepartures(db: Db, at: number): Promise<void> {
  const waited = await db
    .selectFrom('waitlist')
    .select(['iid', 'ref_id'])
    .where('scope', 'in', SEAT_SCOPES)
    .where('session_id', '=', ANY_SESSION)
    .where('state', '=', 'waiting')
    .groupBy(['iid', 'ref_id'])
    // Trips that stay full must not keep others from their turn.
    .orderBy(sql`random()`)
    .limit(100)
    .modifyEnd(acrossTenants('the job looks for trips that somebody waits for'))
    .execute()
  for (const { iid, ref_id } of waited)
    await withTransaction(db, async (trx) => {
      const { home, sellers, stands } = await seatItemOf(trx, { iid, itemId: ref_id })
      if (!stands || !(await isPublished(trx, { iid, itemId: ref_id }))) return
      const kept = await seatsOffered(trx, { sellers, at, butTo: 0 })
      const sessions = await trx
        .selectFrom('act_session')
        .select(['id', 'stock', 'sold'])
        .where('iid', '=', home.iid)
        .where('item_id', '=', home.itemId)
        .where('state', '=', 'open')
        .where('starts_at', '>', at)
        .execute()
      if (sessions.some(({ id, stock, sold }) => sold + (kept.get(id) ?? 0) < stock))
        await tellWaiters(trx, [{ iid, itemId: ref_id }], at)
    })
}
