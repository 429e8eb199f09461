import { sql } from 'kysely'
import type { Db } from '../../db/schema'
import { acrossTenants } from '../../db/tenantKeys'
import { withTransaction } from '../../db/withTransaction'
import { tellMember } from '../../notices/tellMember'

/** For how long a freed seat is reserved for the member it was offered to. */
export const OFFER_MS = 30 * 60_000

interface SessionKey {
  readonly iid: number
  readonly itemId: string
  readonly sessionId: string
  readonly at: number
}

const offersOf = (db: Db, iid: number, sessionId: string, at: number) =>
  db
    .selectFrom('waitlist')
    .where('iid', '=', iid)
    .where('scope', '=', 'act')
    .where('session_id', '=', sessionId)
    .where('state', '=', 'offered')
    .where('offered_at', '>', at - OFFER_MS)

/** Seats of a session reserved for other people. */
export async function seatsOffered(
  db: Db,
  { iid, sessionId, at, butTo }: { iid: number; sessionId: string; at: number; butTo?: number },
): Promise<number> {
  const row = await offersOf(db, iid, sessionId, at)
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .$if(butTo !== undefined, (q) => q.where('user_id', '<>', butTo ?? 0))
    .executeTakeFirstOrThrow()
  return Number(row.n)
}

/** The same for every session of an item, by session. */
export async function seatsOfferedBy(
  db: Db,
  { iid, itemId, at, butTo }: { iid: number; itemId: string; at: number; butTo: number },
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('waitlist')
    .select(({ fn }) => ['session_id', fn.countAll<number>().as('n')])
    .where('iid', '=', iid)
    .where('scope', 'in', ['act', 'game', 'origin'])
    .where('ref_id', '=', itemId)
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
    .select(['id', 'item_id', 'name', 'stock', 'sold', 'starts_at', 'state'])
    .where('iid', '=', iid)
    .where('id', '=', sessionId)
    .forUpdate()
    .executeTakeFirst()
}

/** Offers every free seat to the queue in its order, and notifies the members. Expired offers end here. */
export async function offerSeats(db: Db, { iid, itemId, sessionId, at }: SessionKey): Promise<void> {
  const session = await lockSession(db, iid, sessionId)
  if (!session) return
  await db
    .updateTable('waitlist')
    .set({ state: 'left' })
    .where('iid', '=', iid)
    .where('scope', '=', 'act')
    .where('session_id', '=', sessionId)
    .where('state', '=', 'offered')
    .where('offered_at', '<=', at - OFFER_MS)
    .execute()
  if (session.state !== 'open' || session.starts_at <= at) return
  const free = session.stock - session.sold - (await seatsOffered(db, { iid, sessionId, at }))
  if (free <= 0) return
  const next = await db
    .selectFrom('waitlist')
    .select(['id', 'user_id'])
    .where('iid', '=', iid)
    .where('scope', '=', 'act')
    .where('session_id', '=', sessionId)
    .where('state', '=', 'waiting')
    .orderBy('id')
    .limit(free)
    .execute()
  if (next.length === 0) return
  const item = await db
    .selectFrom('content')
    .select('title')
    .where('iid', '=', iid)
    .where('id', '=', itemId)
    .executeTakeFirst()
  for (const { id, user_id } of next) {
    await db
      .updateTable('waitlist')
      .set({ state: 'offered', offered_at: at })
      .where('iid', '=', iid)
      .where('id', '=', id)
      .execute()
    await tellMember(
      db,
      { iid, clock: () => at },
      {
        userId: user_id,
        key: `waitlist:${id}`,
        text: `您候补的「${item?.title ?? ''}」${session.name}有名额了，已为您保留 30 分钟，请尽快报名。`,
      },
    )
  }
}

/** Removes the buyer from the queue after placing an order: the offer was used. */
export async function leaveQueue(db: Db, iid: number, sessionId: string, userId: number): Promise<void> {
  await db
    .updateTable('waitlist')
    .set({ state: 'done' })
    .where('iid', '=', iid)
    .where('scope', '=', 'act')
    .where('session_id', '=', sessionId)
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
    .where('scope', '=', 'act')
    .where('state', '=', 'offered')
    .where('offered_at', '<=', at - OFFER_MS)
    .orderBy(sql`session_id`)
    .limit(100)
    .modifyEnd(acrossTenants('the job looks for offers that ran out'))
    .execute()
  for (const { iid, ref_id, session_id } of late)
    await withTransaction(db, (trx) => offerSeats(trx, { iid, itemId: ref_id, sessionId: session_id, at }))
}
