import type { GoodsRow, StoreItem } from '@quanzi/contract'
import { SMALL_STORE } from '@quanzi/contract'
import { sql } from 'kysely'
import type { Sql } from '../../db/lists/Walk'
import type { Db } from '../../db/schema'
import { requireStore } from '../store/public'
import type { Viewer } from './buyerTerms'

/** The parts of a list of goods that a small store changes: which goods, in which order, at which prices. */
export interface ShelfRows {
  readonly from: Sql
  readonly joins: Sql
  readonly where: readonly Sql[]
  /** The store's own order. */
  readonly sort: Sql
  /** Its price of the cheapest sku in stock. */
  readonly price: Sql
  /** What it adds to each sku's price, in the joined rows. */
  readonly margin: Sql
  readonly columns: Sql
  readonly question: readonly unknown[]
  readonly asItem: (row: GoodsRow) => Pick<GoodsRow, 'item'>
}

/** A list of the tenant's own goods. */
export const NO_SHELF: Pick<ShelfRows, 'from' | 'joins' | 'margin' | 'columns' | 'asItem'> = {
  from: sql`goods g`,
  joins: sql``,
  margin: sql`0`,
  columns: sql``,
  asItem: () => ({}),
}

/** As `storeMargin` of the contract. */
const MARGIN = sql`greatest(0, least(i.price, g.price * ${sql.lit(SMALL_STORE.mostPercent)} / 100) - g.price)`

/** The shelf of a store: all of it for the owner, else what is on it while the store is open. */
export async function shelfFor(db: Db, { iid, member }: Viewer, storeId: string): Promise<ShelfRows> {
  const { id, open, ownerId } = await requireStore(db, iid, storeId)
  const mine = member?.user_id === ownerId
  const item = sql`i.iid = g.iid and i.goods_id = g.id and i.store_id = ${id}`
  return {
    from: sql`goods g join store_item i on ${item}`,
    joins: sql`join store_item i on ${item}`,
    where: [sql`i.iid = ${iid}`, sql`i.store_id = ${id}`, ...(mine ? [] : [sql`i.on_shelf`, sql`${open}::boolean`])],
    sort: sql`i.sort`,
    price: sql`(g.shown_price + ${MARGIN})`,
    margin: MARGIN,
    columns: mine ? sql`, i.price as own, g.price as base, i.sort, i.on_shelf as "on"` : sql``,
    question: ['store', id, mine],
    asItem: mine ? (row) => ({ item: itemOfRow(row as OwnRow) }) : () => ({}),
  }
}

type OwnRow = GoodsRow & Omit<StoreItem, 'price'> & { readonly own: number }

const itemOfRow = ({ goodsId, own, base, sort, on }: OwnRow): StoreItem => ({ goodsId, price: own, base, sort, on })
