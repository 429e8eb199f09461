import type { Db } from '../../db/schema'
import { type ItemKey, seatItemOf } from './SeatItem'

/** True while a session takes people: it is open, and its item is published, also by its supplier. */
export async function isSessionOpen(db: Db, { iid, itemId, id }: ItemKey & { readonly id: string }): Promise<boolean> {
  const { home, stands } = await seatItemOf(db, { iid, itemId })
  const shown = await db
    .selectFrom('content')
    .select('id')
    .where('iid', '=', iid)
    .where('id', '=', itemId)
    .where('status', '=', 'published')
    .executeTakeFirst()
  const open = await db
    .selectFrom('act_session')
    .select('id')
    .where('iid', '=', home.iid)
    .where('id', '=', id)
    .where('item_id', '=', home.itemId)
    .where('state', '=', 'open')
    .executeTakeFirst()
  return stands && shown !== undefined && open !== undefined
}
