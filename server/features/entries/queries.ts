import type { Entry } from '@quanzi/contract'
import type { Selectable } from 'kysely'
import { rightsOf } from '../../call/access'
import { CallError } from '../../call/CallError'
import type { Member } from '../../call/Session'
import type { Db } from '../../db/schema'
import type { ActivityTables } from '../../db/schema/activities'
import { itemSessions } from './itemSessions'

export type EntryRow = Selectable<ActivityTables['entry']>

const STATE: Readonly<Record<EntryRow['state'], Entry['state']>> = {
  pending: 'pending',
  entered: 'paid',
  won: 'won',
  lost: 'lost',
  givenUp: 'givenUp',
  live: 'paid',
  used: 'used',
  cancelled: 'cancelled',
}

export const asEntry = (row: EntryRow): Entry => ({
  id: row.id,
  name: row.name,
  state: row.trial ? 'trial' : row.state === 'live' && row.confirmed_at !== null ? 'confirmed' : STATE[row.state],
  bib: row.bib ?? '',
  ticketCode: row.ticket_code ?? '',
  teamId: row.team_id,
  orderId: row.order_id,
  sessionId: row.session_id,
  ...(row.draw_no === null ? {} : { drawNo: row.draw_no }),
  ...(row.draw_place === null ? {} : { place: row.draw_place }),
  ...(row.confirm_by === null ? {} : { confirmBy: row.confirm_by }),
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
  const sessions = await sessionsOf(db, rows)
  return await Promise.all(
    rows.map(async (row) => {
      const session = sessions.get(row.session_id)
      return {
        ...asEntry(row),
        ...(session ? { session } : {}),
        ...(await waitingOf(db, row)),
        ...(await payableOf(db, row)),
      }
    }),
  )
}

/** The sessions of entries for one item. */
async function sessionsOf(
  db: Db,
  rows: readonly EntryRow[],
): Promise<ReadonlyMap<string, NonNullable<Entry['session']>>> {
  const [first] = rows
  if (!first || rows.some(({ ref_id }) => ref_id !== first.ref_id)) return new Map()
  const found = await itemSessions(db, { iid: first.iid, itemId: first.ref_id })
  return new Map(found.map(({ id, name, starts_at, ends_at }) => [id, { name, startsAt: starts_at, endsAt: ends_at }]))
}

/** Until when the order of an entry waits for its payment. */
async function payableOf(db: Db, { iid, order_id, state }: EntryRow): Promise<Pick<Entry, 'payBy'>> {
  if (state !== 'pending' || order_id === null) return {}
  const order = await db
    .selectFrom('orders')
    .select('expire_at')
    .where('iid', '=', iid)
    .where('id', '=', order_id)
    .executeTakeFirst()
  return order ? { payBy: order.expire_at } : {}
}

/** Where somebody who lost a draw stands in the waiting order. */
async function waitingOf(
  db: Db,
  { iid, scope, ref_id, session_id, user_id, state }: EntryRow,
): Promise<Pick<Entry, 'waitPos' | 'offered'>> {
  if (state !== 'lost') return {}
  const line = db
    .selectFrom('waitlist')
    .where('iid', '=', iid)
    .where('scope', '=', scope)
    .where('ref_id', '=', ref_id)
    .where('session_id', '=', session_id)
    .where('state', 'in', ['waiting', 'offered'])
  const own = await line.select(['id', 'at', 'state']).where('user_id', '=', user_id).executeTakeFirst()
  if (!own) return { waitPos: 0 }
  const { n } = await line
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where(({ or, and, eb }) => or([eb('at', '<', own.at), and([eb('at', '=', own.at), eb('id', '<=', own.id)])]))
    .executeTakeFirstOrThrow()
  return { waitPos: Number(n), offered: own.state === 'offered' }
}
