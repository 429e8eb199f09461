import type { ActSession } from '@quanzi/contract'
import type { Selectable } from 'kysely'
import type { Asker } from '../../call/Asker'
import type { Db } from '../../db/schema'
import type { ActivityTables } from '../../db/schema/activities'
import { lapsedSeats } from './lapsedSeats'
import type { SeatItem } from './SeatItem'
import { seatsOffered } from './waitlistOffers'

/** A session as it stands now: seats of expired orders are free again, seats offered to others are not. */
export interface LiveSession extends Selectable<ActivityTables['act_session']> {
  /** Seats that the asker can take, 0 or more. */
  readonly left: number
  readonly shown: ActSession['state']
}

/** The sessions of an item by their start, also past ones. */
export async function liveSessions(
  db: Db,
  { home, sellers, stands }: SeatItem,
  orderType: number,
  { member, at }: Pick<Asker, 'member' | 'at'>,
): Promise<LiveSession[]> {
  const rows = await db
    .selectFrom('act_session')
    .selectAll()
    .where('iid', '=', home.iid)
    .where('item_id', '=', home.itemId)
    .orderBy('starts_at')
    .orderBy('id')
    .execute()
  if (rows.length === 0) return []
  const lapsed = await lapsedSeats(db, { orderType, sellers }, at)
  const kept = await seatsOffered(db, { sellers, at, butTo: member?.user_id ?? 0 })
  return rows.map((row) => {
    const sold = row.sold - (lapsed.get(row.id) ?? 0)
    const left = Math.max(0, row.stock - sold - (kept.get(row.id) ?? 0))
    const state = stands ? row.state : 'closed'
    return { ...row, sold, left, shown: stateOf({ ...row, state }, left, at) }
  })
}

const stateOf = (
  { state, starts_at }: Selectable<ActivityTables['act_session']>,
  left: number,
  at: number,
): ActSession['state'] => (state !== 'open' ? 'closed' : starts_at <= at ? 'ended' : left === 0 ? 'full' : 'open')
