import type { Entry } from '@quanzi/contract'
import { ORDER_STATUS } from '@quanzi/contract'
import { CallError } from '../../call/CallError'
import type { Context } from '../../call/Context'
import { REASONS } from '../../call/reasons'
import type { Db } from '../../db/schema'
import { withTransaction } from '../../db/withTransaction'
import { type OpenOrder, openOrder } from '../../trade/openOrder'
import { teamById } from '../teams/public'
import { endEntries } from './endEntries'
import { issueTicket } from './gameTickets'
import { asEntry, type EntryRow } from './queries'
import { lockSession } from './waitlistOffers'

interface Decided {
  readonly state: Entry['state']
  readonly again?: boolean
}

/** Confirms a won place or gives it up, once; a team's captain decides for the whole team. */
export async function decideEntry(
  ctx: Context,
  { id, accept }: { readonly id: string; readonly accept: boolean },
): Promise<Decided> {
  return await withTransaction(ctx.db, async (db) => {
    const { iid, me } = ctx
    const named = await db
      .selectFrom('entry')
      .selectAll()
      .where('iid', '=', iid)
      .where('id', '=', id)
      .where('trial', '=', false)
      .executeTakeFirst()
    if (!named) throw new CallError('NOTFOUND')
    if (!(await mayDecide(db, named, me.user_id))) throw new CallError('DENIED')
    const at = ctx.clock()
    const orders = await lockOrders(db, named, at)
    await lockSession(db, iid, named.session_id)
    const rows = await lockGroup(db, named)
    const row = rows.find((one) => one.id === id) ?? named
    if (row.state !== 'won') return alreadyDecided(row, accept)
    const won = rows.filter(({ state }) => state === 'won')
    if (row.confirm_by !== null && at > row.confirm_by) throw new CallError('CLOSED', { detail: REASONS.confirmOver })
    if (!accept) {
      await endEntries(db, won, 'givenUp', at)
      return { state: 'givenUp' }
    }
    for (const one of won) {
      const chain = orders.get(one.order_id ?? '')?.chains.find(({ status }) => status === ORDER_STATUS.paid)
      if (!chain) throw new CallError('ORDERSTATE')
      await issueTicket(db, one, chain, { confirmed_at: at })
    }
    return { state: 'confirmed' }
  })
}

/** A repeat changes nothing; the other decision comes too late. */
function alreadyDecided(row: EntryRow, accept: boolean): Decided {
  const { state } = asEntry(row)
  if (accept ? state === 'confirmed' || state === 'used' : state === 'givenUp') return { state, again: true }
  throw new CallError('STALE')
}

async function mayDecide(db: Db, { iid, team_id, user_id }: EntryRow, userId: number): Promise<boolean> {
  if (team_id === null) return user_id === userId
  const team = await teamById(db, iid, team_id)
  return team?.captain_id === userId
}

/** The entry, or all of its team in this category. */
const groupOf = (db: Db, { iid, id, team_id, session_id }: EntryRow) =>
  db
    .selectFrom('entry')
    .selectAll()
    .where('iid', '=', iid)
    .where('trial', '=', false)
    .$if(team_id === null, (q) => q.where('id', '=', id))
    .$if(team_id !== null, (q) => q.where('team_id', '=', team_id).where('session_id', '=', session_id))
    .orderBy('id')

const lockGroup = (db: Db, row: EntryRow): Promise<EntryRow[]> => groupOf(db, row).forUpdate().execute()

/** Orders are locked before their entries, in one order. */
async function lockOrders(db: Db, row: EntryRow, at: number): Promise<ReadonlyMap<string, OpenOrder>> {
  const rows = await groupOf(db, row).execute()
  const ids = [...new Set(rows.flatMap(({ order_id }) => order_id ?? []))].sort()
  const opened = new Map<string, OpenOrder>()
  for (const id of ids) {
    const one = await openOrder(db, { iid: row.iid, id }, at)
    if (one) opened.set(id, one)
  }
  return opened
}
