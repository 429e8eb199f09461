import type { ScopeName, WaitlistPlace } from '@quanzi/contract'
import { isMobile } from '@quanzi/contract'
import type { Selectable } from 'kysely'
import { CallError } from '../../call/CallError'
import type { Context } from '../../call/Context'
import { REASONS } from '../../call/reasons'
import type { Db } from '../../db/schema'
import type { ActivityTables } from '../../db/schema/activities'
import { withTransaction } from '../../db/withTransaction'
import { seatItemOf } from './SeatItem'
import { type SeatKind, seatKindOf } from './SeatKind'
import { ANY_SESSION, OFFER_MS, offerSeats } from './waitlistOffers'

/** Whoever has no card yet may wait for one; it has no sessions. */
const CARDS: ScopeName = 'realcard'

type Row = Selectable<ActivityTables['waitlist']>

export interface WaitWish {
  readonly scope: string
  readonly refId: string
  readonly sessionId?: string | undefined
  readonly phone?: string | undefined
  readonly on: boolean
}

type LineWish = Pick<WaitWish, 'scope' | 'refId' | 'sessionId'>

const lineKey = ({ iid, user_id }: Pick<Row, 'iid' | 'user_id'>, { scope, refId, sessionId }: LineWish) => ({
  ...{ iid, scope, ref_id: refId, session_id: sessionId ?? ANY_SESSION, user_id },
})

/** The place of a member in a queue; null for whoever is not in it. */
export async function ownWaitlist(
  db: Db,
  me: Pick<Row, 'iid' | 'user_id'>,
  wish: LineWish,
  at: number,
): Promise<WaitlistPlace | null> {
  const own = await db
    .selectFrom('waitlist')
    .selectAll()
    .where((eb) => eb.and(lineKey(me, wish)))
    .executeTakeFirst()
  return own && isInLine(own, at) ? await placeOf(db, own, at) : null
}

/** Joins or leaves the queue of a full session, or that for any session; a repeat gets the same row. */
export async function joinWaitlist(ctx: Context, wish: WaitWish): Promise<WaitlistPlace> {
  return await withTransaction(ctx.db, async (db) => {
    const key = lineKey(ctx.me, wish)
    const own = await db
      .selectFrom('waitlist')
      .selectAll()
      .where((eb) => eb.and(key))
      .forUpdate()
      .executeTakeFirst()
    const at = ctx.clock()
    if (!wish.on) {
      await leave(db, ctx.iid, own, at)
      return { pos: 0, state: 'left' }
    }
    if (own && isInLine(own, at)) return { ...(await placeOf(db, own, at)), again: true }
    if (!wish.phone || !isMobile(wish.phone)) throw new CallError('PARAM', { detail: REASONS.mobile })
    const kind = seatKindOf(wish.scope)
    if (kind) await checkTarget(db, ctx, kind, wish)
    else if (wish.scope !== CARDS) throw new CallError('NOTFOUND')
    // Rejoining means the end of the queue: a new row with a new id.
    if (own) await db.deleteFrom('waitlist').where('iid', '=', ctx.iid).where('id', '=', own.id).execute()
    const row = await db
      .insertInto('waitlist')
      .values({ ...key, phone: wish.phone, at, offered_at: null })
      .returningAll()
      .executeTakeFirstOrThrow()
    return await placeOf(db, row, at)
  })
}

/** An expired offer has left the queue, even before the job has recorded that. */
const isInLine = (row: Row, at: number): boolean =>
  row.state === 'waiting' || (row.state === 'offered' && (row.offered_at ?? 0) > at - OFFER_MS)

async function leave(db: Db, iid: number, own: Row | undefined, at: number): Promise<void> {
  if (!own) return
  await db.updateTable('waitlist').set({ state: 'left' }).where('iid', '=', iid).where('id', '=', own.id).execute()
  if (own.state !== 'offered') return
  const seats = await seatItemOf(db, { iid, itemId: own.ref_id })
  await offerSeats(db, { ...seats, sessionId: own.session_id, at })
}

/** A queue is for a session that has not begun, or for any session of an item, which may be withdrawn for now. */
async function checkTarget(
  db: Db,
  ctx: Context,
  { moduleType }: SeatKind,
  { refId, sessionId = ANY_SESSION }: WaitWish,
): Promise<void> {
  const item = await db
    .selectFrom('content')
    .select('id')
    .where('iid', '=', ctx.iid)
    .where('id', '=', refId)
    .where('module_type', '=', moduleType)
    .executeTakeFirst()
  if (!item) throw new CallError('NOTFOUND')
  if (sessionId === ANY_SESSION) return
  const { home } = await seatItemOf(db, { iid: ctx.iid, itemId: refId })
  const session = await db
    .selectFrom('act_session')
    .select('starts_at')
    .where('iid', '=', home.iid)
    .where('id', '=', sessionId)
    .where('item_id', '=', home.itemId)
    .executeTakeFirst()
  if (!session) throw new CallError('NOTFOUND')
  if (session.starts_at <= ctx.clock()) throw new CallError('CLOSED')
}

/** The place among all who wait for these seats, whichever tenant sells them. An offer that ran out stands before nobody. */
async function placeOf(db: Db, row: Row, at: number): Promise<WaitlistPlace> {
  const own = { iid: row.iid, itemId: row.ref_id }
  const sellers = row.session_id === ANY_SESSION ? [own] : (await seatItemOf(db, own)).sellers
  const before = await db
    .selectFrom('waitlist')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('scope', '=', row.scope)
    .where(({ or, and }) => or(sellers.map(({ iid, itemId }) => and({ iid, ref_id: itemId }))))
    .where('session_id', '=', row.session_id)
    .where(({ or, and, eb }) =>
      or([eb('state', '=', 'waiting'), and([eb('state', '=', 'offered'), eb('offered_at', '>', at - OFFER_MS)])]),
    )
    .where('id', '<=', row.id)
    .executeTakeFirstOrThrow()
  return { pos: Number(before.n), state: row.state === 'offered' ? 'offered' : 'waiting' }
}
