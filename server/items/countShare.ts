import { ORDER_TYPE } from '@quanzi/contract'
import type { Db } from '../db/schema'

/** Counts a share of an item that shows how often it was shared: a project of crowdfunding. */
export async function countShare(
  db: Db,
  iid: number,
  { moduleType, id }: { readonly moduleType?: unknown; readonly id?: unknown },
): Promise<void> {
  if (moduleType !== ORDER_TYPE.crowdfunding || typeof id !== 'string') return
  await db
    .updateTable('cf_project')
    .set(({ eb }) => ({ shares: eb('shares', '+', 1) }))
    .where('iid', '=', iid)
    .where('id', '=', id)
    .execute()
}
