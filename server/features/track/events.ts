import type { TrackEvent } from '@quanzi/contract'
import type { Selectable } from 'kysely'
import { CallError } from '../../call/CallError'
import type { Db } from '../../db/schema'
import type { TrackTables } from '../../db/schema/track'

export type EventRow = Selectable<TrackTables['track_event']>

/** A track event of the tenant. */
export async function eventOf(db: Db, iid: number, id: string): Promise<EventRow> {
  const row = await db
    .selectFrom('track_event')
    .selectAll()
    .where('iid', '=', iid)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw new CallError('NOTFOUND')
  return row
}

export const asEvent = (row: EventRow): TrackEvent => ({
  id: row.id,
  title: row.title,
  intro: row.intro,
  refScope: row.ref_scope,
  refId: row.ref_id,
  groups: row.groups,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
})
