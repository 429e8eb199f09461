import type { Entry } from '@quanzi/contract'
import { requireRight, staffRights } from '../../call/access'
import { CallError } from '../../call/CallError'
import type { Context } from '../../call/Context'
import { personOf } from './personOf'
import { asEntry } from './queries'
import { seatItemOf } from './SeatItem'
import { saveTrackEntry } from './saveTrackEntry'

export interface EntryWish {
  readonly scope: string
  readonly refId: string
  readonly id?: string | undefined
  readonly fields?: Readonly<Record<string, unknown>> | undefined
  readonly trial: boolean
  readonly note?: string | undefined
}

/**
 * For staff: a trial entry (no seat, no payment) or a note. For a member: name, mobile and answers before the start.
 */
export async function saveEntry(ctx: Context, wish: EntryWish): Promise<Entry> {
  if (wish.trial && !wish.id) return await saveTrial(ctx, wish)
  if (wish.scope === 'track' && wish.note === undefined) return await saveTrackEntry(ctx, wish)
  if (!wish.id) throw new CallError('NOTBUILT')
  const row = await ctx.db
    .selectFrom('entry')
    .selectAll()
    .where('id', '=', wish.id)
    .where('iid', '=', ctx.iid)
    .where('scope', '=', wish.scope)
    .where('ref_id', '=', wish.refId)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new CallError('NOTFOUND')
  if (wish.note !== undefined) await requireRight(ctx, 'scan')
  else if (row.user_id !== ctx.me.user_id) throw new CallError('DENIED')
  const { home } = await seatItemOf(ctx.db, { iid: row.iid, itemId: row.ref_id })
  const session = await ctx.db
    .selectFrom('act_session')
    .select('starts_at')
    .where('iid', '=', home.iid)
    .where('id', '=', row.session_id)
    .executeTakeFirst()
  if (wish.fields && (session?.starts_at ?? 0) <= ctx.clock()) throw new CallError('CLOSED')
  const changes = {
    ...(wish.fields ? personOf(wish.fields, row) : {}),
    ...(wish.note === undefined ? {} : { note: wish.note }),
  }
  if (Object.keys(changes).length === 0) return asEntry(row)
  const saved = await ctx.db
    .updateTable('entry')
    .set(changes)
    .where('iid', '=', row.iid)
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return asEntry(saved)
}

async function saveTrial(ctx: Context, wish: EntryWish): Promise<Entry> {
  if ((await staffRights(ctx)).length === 0) throw new CallError('DENIED')
  const item = await ctx.db
    .selectFrom('act_item')
    .select('id')
    .where('id', '=', wish.refId)
    .where('iid', '=', ctx.iid)
    .executeTakeFirst()
  if (!item) throw new CallError('NOTFOUND')
  const sessionId = typeof wish.fields?.sessionId === 'string' ? wish.fields.sessionId : ''
  const row = await ctx.db
    .insertInto('entry')
    .values({
      ...personOf(wish.fields ?? {}, null),
      iid: ctx.iid,
      scope: wish.scope,
      ref_id: wish.refId,
      session_id: sessionId,
      user_id: ctx.me.user_id,
      team_id: null,
      order_id: null,
      id_enc: null,
      id_hash: null,
      bib: null,
      ticket_code: null,
      state: 'live',
      trial: true,
      note: wish.note ?? '',
      created_at: ctx.clock(),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return asEntry(row)
}
