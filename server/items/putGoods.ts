import { MODULE_TYPE } from '@quanzi/contract'
import type { Db } from '../db/schema'

/**
 * Takes goods that reports have hidden off every shelf, or puts them back. Goods that the shop itself has withdrawn
 * stay withdrawn.
 */
export async function putGoods(
  db: Db,
  { iid, id }: { readonly iid: number; readonly id: string },
  to: 'on' | 'hidden',
): Promise<void> {
  const moved = await db
    .updateTable('goods')
    .set({ status: to })
    .where('iid', '=', iid)
    .where('id', '=', id)
    .where('status', '=', to === 'on' ? 'hidden' : 'on')
    .returning('id')
    .executeTakeFirst()
  if (!moved) return
  await db
    .updateTable('content_index')
    .set({ status: to === 'on' ? 'published' : 'deleted' })
    .where('iid', '=', iid)
    .where('module_type', '=', MODULE_TYPE.goods)
    .where('id', '=', id)
    .execute()
}
