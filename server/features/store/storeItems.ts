import { type ParsedParamsOf, SMALL_STORE, type StoreItem, type saveStoreItem, storePrices } from '@quanzi/contract'
import { CallError, paramError } from '../../call/CallError'
import type { Member } from '../../call/Session'
import type { Db } from '../../db/schema'
import { takeTurns } from '../../db/takeTurns'
import { requireOwnStore } from './ownStore'
import { requireSupply } from './supplyPartners'

type Wish = Omit<ParsedParamsOf<typeof saveStoreItem>, 'iid' | 'reqId'>

/** The goods as an item of the store, also when it is taken down; null when it never was one. */
export async function itemOf(db: Db, iid: number, storeId: number, goodsId: string): Promise<StoreItem | null> {
  const item = await db
    .selectFrom('store_item as i')
    .innerJoin('goods as g', (on) => on.onRef('g.iid', '=', 'i.iid').onRef('g.id', '=', 'i.goods_id'))
    .select(['i.goods_id as goodsId', 'i.price', 'g.price as base', 'i.sort', 'i.on_shelf as on'])
    .where('i.iid', '=', iid)
    .where('i.store_id', '=', storeId)
    .where('i.goods_id', '=', goodsId)
    .executeTakeFirst()
  return item ?? null
}

/** Puts goods on sale on the shelf of the own store, or changes the item. */
export async function saveItem(db: Db, me: Member, wish: Wish): Promise<StoreItem> {
  const { iid } = me
  const store = await requireOwnStore(db, me, wish.storeId)
  const goods = await db
    .selectFrom('goods')
    .select(['id', 'price', 'supplier_iid'])
    .where('iid', '=', iid)
    .where('id', '=', wish.goodsId)
    .where('status', '=', 'on')
    .executeTakeFirst()
  if (!goods) throw new CallError('NOTFOUND', { data: { goodsId: wish.goodsId } })
  // Items are counted one after another, so that two at once cannot exceed the limit; and a supplier is left in its turn.
  await takeTurns(db, iid, `shelf ${store.id}`)
  await requireSupply(db, store, goods.supplier_iid)
  const { least, most } = storePrices(goods.price)
  if (wish.price < least || wish.price > most) throw paramError('price')
  const changes = {
    price: wish.price,
    ...(wish.sort === undefined ? {} : { sort: wish.sort }),
    ...(wish.on === undefined ? {} : { on_shelf: wish.on }),
  }
  await db
    .insertInto('store_item')
    .values({ iid, store_id: store.id, goods_id: goods.id, ...changes })
    .onConflict((conflict) => conflict.columns(['iid', 'store_id', 'goods_id']).doUpdateSet(changes))
    .execute()
  const { n } = await db
    .selectFrom('store_item')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('iid', '=', iid)
    .where('store_id', '=', store.id)
    .executeTakeFirstOrThrow()
  if (Number(n) > SMALL_STORE.items) throw new CallError('LIMIT')
  const item = await itemOf(db, iid, store.id, goods.id)
  if (!item) throw new CallError('NOTFOUND')
  return item
}
