import type { Entry } from '@quanzi/contract'
import type { Selectable } from 'kysely'
import { rightsOf } from '../../call/access'
import { CallError } from '../../call/CallError'
import type { Member } from '../../call/Session'
import type { Db } from '../../db/schema'
import type { ActivityTables } from '../../db/schema/activities'

export type EntryRow = Selectable<ActivityTables['entry']>

const STATE: Readonly<Record<EntryRow['state'], Entry['state']>> = {
  pending: 'pending',
  live: 'paid',
  used: 'used',
  cancelled: 'cancelled',
}

export const asEntry = (row: EntryRow): Entry => ({
  id: row.id,
  name: row.name,
  state: row.trial ? 'trial' : STATE[row.state],
  bib: row.bib ?? '',
  ticketCode: row.ticket_code ?? '',
  teamId: row.team_id,
  orderId: row.order_id,
  sessionId: row.session_id,
  answers: row.answers,
})

/** The member's own entries for a target; with `id` one of them, which staff may read too. */
export async function entriesOf(
  db: Db,
  me: Member,
  wish: { scope?: string | undefined; refId?: string | undefined; id?: string | undefined },
): Promise<Entry[]> {
  const rows = await db
    .selectFrom('entry')
    .selectAll()
    .where('iid', '=', me.iid)
    .$if(wish.id !== undefined, (q) => q.where('id', '=', wish.id ?? ''))
    .$if(wish.id === undefined, (q) => q.where('user_id', '=', me.user_id))
    .$if(wish.scope !== undefined, (q) => q.where('scope', '=', wish.scope ?? ''))
    .$if(wish.refId !== undefined, (q) => q.where('ref_id', '=', wish.refId ?? ''))
    .where('state', '<>', 'cancelled')
    .orderBy('id')
    .limit(100)
    .execute()
  if (wish.id !== undefined && rows.length === 0) throw new CallError('NOTFOUND')
  if (rows.some((row) => row.user_id !== me.user_id) && !(await rightsOf(db, me)).includes('scan'))
    throw new CallError('DENIED')
  return rows.map(asEntry)
}
