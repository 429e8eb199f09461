import { storeMargin } from '@quanzi/contract'
import { CallError } from '../../call/CallError'
import { rowId } from '../../db/rowId'
import type { Db } from '../../db/schema'

/** A small store as a buyer or its owner meets it. */
export interface Shelf {
  readonly id: number
  readonly name: string
  readonly open: boolean
  readonly ownerId: number
}

/** A store by its id; NOTFOUND for one of another tenant. */
export async function requireStore(db: Db, iid: number, storeId: string): Promise<Shelf> {
  const store = await db
    .selectFrom('small_store')
    .select(['id', 'name', 'open', 'user_id'])
    .where('iid', '=', iid)
    .where('id', '=', rowId(storeId))
    .executeTakeFirst()
  if (!store) throw new CallError('NOTFOUND', { data: { storeId } })
  return { id: store.id, name: store.name, open: store.open, ownerId: store.user_id }
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
