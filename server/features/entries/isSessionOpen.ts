import type { Db } from '../../db/schema'

/** True while a session takes people: it is open, and its item is published. */
export async function isSessionOpen(
  db: Db,
  { iid, itemId, id }: { readonly iid: number; readonly itemId: string; readonly id: string },
): Promise<boolean> {
  const open = await db
    .selectFrom('act_session as s')
    .innerJoin('content as c', (on) => on.onRef('c.iid', '=', 's.iid').onRef('c.id', '=', 's.item_id'))
    .select('s.id')
    .where('s.iid', '=', iid)
    .where('s.id', '=', id)
    .where('s.item_id', '=', itemId)
    .where('s.state', '=', 'open')
    .where('c.status', '=', 'published')
    .executeTakeFirst()
  return open !== undefined
}
