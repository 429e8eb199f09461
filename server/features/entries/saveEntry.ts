import type { Entry } from '@quanzi/contract'
import { isMobile } from '@quanzi/contract'
import { requireRight, staffRights } from '../../call/access'
import { CallError, paramError } from '../../call/CallError'
import type { Context } from '../../call/Context'
import { REASONS } from '../../call/reasons'
import { asEntry, type EntryRow } from './queries'
import { seatItemOf } from './SeatItem'

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

function personOf(
  fields: Readonly<Record<string, unknown>>,
  old: EntryRow | null,
): { name: string; mobile: string; answers: string } {
  const name = typeof fields.name === 'string' ? fields.name.trim() : (old?.name ?? '')
  const mobile = typeof fields.mobile === 'string' ? fields.mobile : (old?.mobile ?? '')
  if (name.length < 2 || name.length > 20) throw paramError('name')
  if (!isMobile(mobile)) throw new CallError('PARAM', { detail: REASONS.mobile })
  const given = typeof fields.answers === 'object' && fields.answers !== null ? Object.entries(fields.answers) : []
  const answers = Object.fromEntries(
    given.filter((pair): pair is [string, string] => typeof pair[1] === 'string' && pair[1].length <= 500).slice(0, 50),
  )
  return { name, mobile, answers: JSON.stringify({ ...old?.answers, ...answers }) }
}
