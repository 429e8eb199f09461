import { MODULE_TYPE } from '@quanzi/contract'
import { sql } from 'kysely'
import type { Db } from '../../db/schema'
import { moveCount } from '../../items/joins'
import type { EntryRow } from './queries'
import { seatItemOf } from './SeatItem'
import { offerSeats } from './waitlistOffers'

/**
 * Ends entries that keep no place: given up, or of a team that stayed incomplete. Their payments are due back whole,
 * and the places are offered to the waiting line. The rows are locked.
 */
export async function endEntries(
  db: Db,
  rows: readonly EntryRow[],
  to: 'givenUp' | 'cancelled',
  at: number,
): Promise<void> {
  const [first] = rows
  if (!first) return
  const { iid, ref_id: itemId, session_id: sessionId } = first
  await db
    .updateTable('entry')
    .set({ state: to, refund_due: sql<boolean>`order_id is not null` })
    .where('iid', '=', iid)
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute()
  const places = rows.reduce((sum, { takes }) => sum + takes, 0)
  await db
    .updateTable('act_session')
    .set({ sold: sql`greatest(0, sold - ${places}::int)` })
    .where('iid', '=', iid)
    .where('id', '=', sessionId)
    .execute()
  await offerSeats(db, { ...(await seatItemOf(db, { iid, itemId })), sessionId, at })
  await moveCount(db, { iid, module_type: MODULE_TYPE.game, id: itemId }, -rows.length)
}
