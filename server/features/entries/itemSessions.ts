import type { Db } from '../../db/schema'
import { type ItemKey, seatItemOf } from './SeatItem'

/** The sessions of an item, by their start; a resold trip has those of its supplier. */
export async function itemSessions(db: Db, item: ItemKey) {
  const { home } = await seatItemOf(db, item)
  return await db
    .selectFrom('act_session')
    .select(['id', 'name', 'starts_at', 'ends_at'])
    .where('iid', '=', home.iid)
    .where('item_id', '=', home.itemId)
    .orderBy('starts_at')
    .orderBy('id')
    .execute()
}
