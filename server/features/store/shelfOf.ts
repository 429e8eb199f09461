import { storeMargin } from '@quanzi/contract'
import { CallError } from '../../call/CallError'
import { rowId } from '../../db/rowId'
import type { Db } from '../../db/schema'
import { isReported } from '../../items/reports'

/** A small store as a buyer or its owner meets it. */
export interface Shelf {
  readonly id: number
  readonly name: string
  readonly open: boolean
  readonly ownerId: number
}

/** True for a store with many reports, or one that staff have hidden. */
export const isHidden = (db: Db, { iid, id }: { readonly iid: number; readonly id: number }): Promise<boolean> =>
  isReported(db, { iid, target_type: 'store', target_id: String(id) })

/** A store by its id; NOTFOUND for one of another tenant. A hidden one sells nothing, like a closed one. */
export async function requireStore(db: Db, iid: number, storeId: string): Promise<Shelf> {
  const store = await db
    .selectFrom('small_store')
    .select(['id', 'name', 'open', 'user_id'])
    .where('iid', '=', iid)
    .where('id', '=', rowId(storeId))
    .executeTakeFirst()
  if (!store) throw new CallError('NOTFOUND', { data: { storeId } })
  const open = store.open && !(await isHidden(db, { iid, id: store.id }))
  return { id: store.id, name: store.name, open, ownerId: store.user_id }
}

/**
 * What an open store adds to the tenant's price of each sku, by the goods on its shelf, in fen. A closed store sells
 * nothing: its goods cost what the tenant asks.
 */
export async function marginsOf(
  db: Db,
  iid: number,
  { id, open }: Shelf,
  goodsIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (!open || goodsIds.length === 0) return new Map()
  const items = await db
    .selectFrom('store_item as i')
    .innerJoin('goods as g', (on) => on.onRef('g.iid', '=', 'i.iid').onRef('g.id', '=', 'i.goods_id'))
    .select(['i.goods_id', 'i.price', 'g.price as base'])
    .where('i.iid', '=', iid)
    .where('i.store_id', '=', id)
    .where('i.on_shelf', '=', true)
    .where('i.goods_id', 'in', [...new Set(goodsIds)])
    .execute()
  return new Map(items.map(({ goods_id, price, base }) => [goods_id, storeMargin(price, base)]))
}
