import type { WaitlistPlace } from '@quanzi/contract'
import { isMobile } from '@quanzi/contract'
import type { Db } from '../db/schema'
import { CallError } from '../gateway/CallError'
import type { Context } from '../gateway/Context'

const OFFER_MS = 30 * 60_000

export interface WaitWish {
  readonly scope: string
  readonly refId: string
  readonly sessionId?: string | undefined
  readonly phone?: string | undefined
  readonly on: boolean
}

/** Joins or leaves the queue of a full session; a repeat answers the same row. */
export async function joinWaitlist(ctx: Context, wish: WaitWish): Promise<WaitlistPlace> {
  const { db, me, iid } = ctx
  const key = { scope: wish.scope, ref_id: wish.refId, session_id: wish.sessionId ?? '', user_id: me.user_id }
  const own = await db
    .selectFrom('waitlist')
    .selectAll()
    .where((eb) => eb.and(key))
    .executeTakeFirst()
  if (!wish.on) {
    if (own) await db.updateTable('waitlist').set({ state: 'left' }).where('id', '=', own.id).execute()
    return { pos: 0, state: 'left' }
  }
  if (own && (own.state === 'waiting' || own.state === 'offered')) return { ...(await placeOf(db, own)), again: true }
  if (!wish.phone || !isMobile(wish.phone)) throw new CallError('PARAM', { detail: '请输入正确的手机号' })
  if (wish.scope === 'act') {
    const session = await db
      .selectFrom('act_session')
      .innerJoin('content', 'content.id', 'act_session.item_id')
      .select('act_session.starts_at')
      .where('act_session.id', '=', key.session_id)
      .where('content.id', '=', wish.refId)
      .where('content.iid', '=', iid)
      .executeTakeFirst()
    if (!session) throw new CallError('NOTFOUND')
    if (session.starts_at <= ctx.clock()) throw new CallError('CLOSED')
  }
  // Somebody who comes back queues at the end: a new row, a new id.
  if (own) await db.deleteFrom('waitlist').where('id', '=', own.id).execute()
  const row = await db
    .insertInto('waitlist')
    .values({ ...key, iid, phone: wish.phone, at: ctx.clock(), offered_at: null })
    .returningAll()
    .executeTakeFirstOrThrow()
  return await placeOf(db, row)
}

async function placeOf(
  db: Db,
  row: { id: number; scope: string; ref_id: string; session_id: string; state: string },
): Promise<WaitlistPlace> {
  const before = await db
    .selectFrom('waitlist')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('scope', '=', row.scope)
    .where('ref_id', '=', row.ref_id)
    .where('session_id', '=', row.session_id)
    .where('state', 'in', ['waiting', 'offered'])
    .where('id', '<=', row.id)
    .executeTakeFirstOrThrow()
  return { pos: Number(before.n), state: row.state === 'offered' ? 'offered' : 'waiting' }
}

/** A freed seat is offered to the first who waits, for thirty minutes; an offer that lapsed goes on to the next. */
export async function releaseToWaitlist(
  db: Db,
  { scope, refId, sessionId, at }: { scope: string; refId: string; sessionId: string; at: number },
): Promise<void> {
  const queue = db
    .selectFrom('waitlist')
    .where('scope', '=', scope)
    .where('ref_id', '=', refId)
    .where('session_id', '=', sessionId)
  await db
    .updateTable('waitlist')
    .set({ state: 'left' })
    .where('scope', '=', scope)
    .where('ref_id', '=', refId)
    .where('session_id', '=', sessionId)
    .where('state', '=', 'offered')
    .where('offered_at', '<', at - OFFER_MS)
    .execute()
  const first = await queue.select('id').where('state', '=', 'waiting').orderBy('id').limit(1).executeTakeFirst()
  if (first)
    await db.updateTable('waitlist').set({ state: 'offered', offered_at: at }).where('id', '=', first.id).execute()
}
