import type { Entry } from '@quanzi/contract'
import { sql } from 'kysely'
import { CallError, paramError } from '../../call/CallError'
import type { Context } from '../../call/Context'
import { REASONS } from '../../call/reasons'
import type { Db } from '../../db/schema'
import { takeTurns } from '../../db/takeTurns'
import { personOf } from './personOf'
import { asEntry, type EntryRow } from './queries'

/**
 * Enters a track for free, or changes the own entry. That of an activity needs a ticket there, and ends with the start;
 * that of an open event ends with the own first point, or with the event.
 */
export async function saveTrackEntry(
  ctx: Context,
  { refId, id, fields = {} }: { refId: string; id?: string | undefined; fields?: Readonly<Record<string, unknown>> },
): Promise<Entry> {
  const { db, iid, me } = ctx
  const at = ctx.clock()
  const event = await db
    .selectFrom('track_event')
    .select(['id', 'ref_scope', 'ref_id', 'groups', 'starts_at', 'ends_at'])
    .where('iid', '=', iid)
    .where('id', '=', refId)
    .executeTakeFirst()
  if (!event) throw new CallError('NOTFOUND')
  await takeTurns(db, iid, `track entry ${refId} ${me.user_id}`)
  const own = await db
    .selectFrom('entry')
    .selectAll()
    .where('iid', '=', iid)
    .where('scope', '=', 'track')
    .where('ref_id', '=', refId)
    .where('user_id', '=', me.user_id)
    .where('trial', '=', false)
    .where('state', '<>', 'cancelled')
    .executeTakeFirst()
  if (id !== undefined && own?.id !== id) {
    const other = await db
      .selectFrom('entry')
      .select('id')
      .where('iid', '=', iid)
      .where('id', '=', id)
      .executeTakeFirst()
    throw new CallError(other ? 'DENIED' : 'NOTFOUND')
  }
  const isOpen = event.ref_scope === ''
  if (at >= (isOpen ? event.ends_at : event.starts_at) || (own && (await hasBegun(db, own))))
    throw new CallError('CLOSED')
  if (!isOpen && !(await hasTicket(db, { iid, scope: event.ref_scope, refId: event.ref_id }, me.user_id)))
    throw new CallError('NOTFOUND', { detail: REASONS.notEntered })
  if (fields.consent !== true) throw new CallError('PARAM', { detail: REASONS.consentLocation })
  const group = fields.group ?? own?.answers.group ?? ''
  if (typeof group !== 'string' || (event.groups.length > 0 ? !event.groups.includes(group) : group !== ''))
    throw paramError('group')
  const { name, mobile } = personOf(fields, own ?? null)
  const device = typeof fields.device === 'string' ? fields.device.slice(0, 100) : ''
  const answers = JSON.stringify({ group, device, consent: '1' })
  if (own) {
    const saved = await db
      .updateTable('entry')
      .set({ name, mobile, answers })
      .where('iid', '=', iid)
      .where('id', '=', own.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    return asEntry(saved)
  }
  const { bibs } = await db
    .updateTable('track_event')
    .set({ bibs: sql`bibs + 1` })
    .where('iid', '=', iid)
    .where('id', '=', refId)
    .returning('bibs')
    .executeTakeFirstOrThrow()
  const row = await db
    .insertInto('entry')
    .values({
      ...{ iid, scope: 'track', ref_id: refId, session_id: '', user_id: me.user_id, team_id: null, order_id: null },
      ...{ name, mobile, id_enc: null, id_hash: null, answers, bib: String(1000 + bibs), ticket_code: null },
      ...{ state: 'live', created_at: at },
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return asEntry(row)
}

const hasBegun = async (db: Db, { iid, id }: EntryRow): Promise<boolean> =>
  (await db
    .selectFrom('track_point')
    .select('seq')
    .where('iid', '=', iid)
    .where('entry_id', '=', id)
    .limit(1)
    .executeTakeFirst()) !== undefined

const hasTicket = async (
  db: Db,
  { iid, scope, refId }: { readonly iid: number; readonly scope: string; readonly refId: string },
  userId: number,
): Promise<boolean> =>
  (await db
    .selectFrom('entry')
    .select('id')
    .where('iid', '=', iid)
    .where('user_id', '=', userId)
    .where('scope', '=', scope)
    .where('ref_id', '=', refId)
    .where('state', 'in', ['live', 'used'])
    .where('trial', '=', false)
    .limit(1)
    .executeTakeFirst()) !== undefined
