import type { CheckinWhy } from '@quanzi/contract'
import { ORDER_STATUS } from '@quanzi/contract'
import type { Selectable } from 'kysely'
import type { Db } from '../../db/schema'
import type { ActivityTables } from '../../db/schema/activities'
import type { Chain } from '../../trade/OrderTypeRules'
import { type OpenOrder, openOrder } from '../../trade/openOrder'
import { chainOfTicket } from '../../trade/ticketUse'
import type { CheckinRef } from './checkinItem'

export type EntryRow = Selectable<ActivityTables['entry']>

/** A person to check in, locked with their order. */
export interface Holder {
  readonly entry: EntryRow
  readonly open: OpenOrder | null
  /** The chain of the ticket. */
  readonly chain: Chain | null
}

const REFUNDING: readonly number[] = [
  ORDER_STATUS.refundRequested,
  ORDER_STATUS.returnAwaited,
  ORDER_STATUS.returnSent,
  ORDER_STATUS.refunded,
]

const entries = (db: Db, iid: number) =>
  db.selectFrom('entry').selectAll().where('iid', '=', iid).where('trial', '=', false)

/** The tenant's entry of a ticket, whatever it is for. */
export const entryByTicket = (db: Db, iid: number, ticket: string): Promise<EntryRow | undefined> =>
  entries(db, iid).where('ticket_code', '=', ticket).executeTakeFirst()

export const entryById = (db: Db, iid: number, id: string): Promise<EntryRow | undefined> =>
  entries(db, iid).where('id', '=', id).executeTakeFirst()

/** The member's entries for an item that are not cancelled, the oldest first. */
export const entriesOfMember = (db: Db, { iid, scope, refId }: CheckinRef, userId: number): Promise<EntryRow[]> =>
  entries(db, iid)
    .where('user_id', '=', userId)
    .where('scope', '=', scope)
    .where('ref_id', '=', refId)
    .where('state', '<>', 'cancelled')
    .orderBy('id')
    .execute()

/** Locks the order of an entry, then the entry: the order's lock comes before all others. */
export async function lockHolder(db: Db, found: EntryRow, at: number): Promise<Holder> {
  const { iid, id, order_id, ticket_code } = found
  const open = order_id === null ? null : ((await openOrder(db, { iid, id: order_id }, at)) ?? null)
  const entry = await entries(db, iid).where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
  const chain = open && ticket_code ? ((await chainOfTicket(db, open, ticket_code)) ?? null) : null
  return { entry, open, chain }
}

/** What is wrong with a ticket; null for a good one. A requested refund is as good as made. */
export function faultOf(
  { state }: Pick<EntryRow, 'state'>,
  orderStatus: number | null,
): Extract<CheckinWhy, 'pending' | 'cancelled' | 'refunded'> | null {
  if (state === 'pending' || state === 'entered' || state === 'won') return 'pending'
  const refunding = orderStatus !== null && REFUNDING.includes(orderStatus)
  if (state === 'cancelled' || state === 'lost' || state === 'givenUp') return refunding ? 'refunded' : 'cancelled'
  return refunding ? 'refunded' : null
}
