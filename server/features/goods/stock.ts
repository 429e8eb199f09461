import { sql } from 'kysely'
import { CallError } from '../../call/CallError'
import type { Db } from '../../db/schema'
import type { Chain, OrderKey } from '../../trade/OrderTypeRules'
import { countsAfter, isEnough, type StockMove } from '../../trade/stockMove'

/**
 * Locks skus and then their goods, each in the order of their ids: whoever moves pieces locks all of an order's first,
 * so that two orders with the same skus never wait for each other. Whoever only refers to them, as a cart does, goes on.
 */
async function lock(db: Db, iid: number, skuIds: readonly string[]): Promise<void> {
  const skus = await db
    .selectFrom('sku')
    .select('goods_id')
    .where('iid', '=', iid)
    .where('id', 'in', [...skuIds])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  const goods = new Set(skus.map(({ goods_id }) => goods_id))
  if (goods.size > 0)
    await db
      .selectFrom('goods')
      .select('id')
      .where('iid', '=', iid)
      .where('id', 'in', [...goods])
      .orderBy('id')
      .forNoKeyUpdate()
      .execute()
}

/** The price of goods in lists: of their cheapest sku in stock, else of the cheapest. */
const shownPrice = (iid: number, goodsId: string) => sql<number>`coalesce((select k.price from sku k
  where k.iid = ${iid} and k.goods_id = ${goodsId} and k.on_sale order by k.stock = 0, k.price limit 1), price)`

/** Moves pieces of a sku, and the counts that its goods show in lists; false when there are too few. */
async function move(db: Db, iid: number, id: string, pieces: StockMove): Promise<boolean> {
  const sku = await db
    .updateTable('sku')
    .set(countsAfter(pieces))
    .where('iid', '=', iid)
    .where('id', '=', id)
    .where(isEnough(pieces))
    .returning(['goods_id', 'on_sale'])
    .executeTakeFirst()
  if (!sku) return false
  const { stock = 0, sold = 0 } = pieces
  await db
    .updateTable('goods')
    .set({
      stock: sql`stock + ${sku.on_sale ? stock : 0}::int`,
      sold: sql`sold + ${sold}::int`,
      ...(stock === 0 ? {} : { shown_price: shownPrice(iid, sku.goods_id) }),
    })
    .where('iid', '=', iid)
    .where('id', '=', sku.goods_id)
    .execute()
  return true
}

/**
 * Reserves pieces for an order that waits for payment; STOCK with the number left when there are too few, NOTFOUND for
 * a sku that was withdrawn after the order had been priced.
 */
export async function takeStock(db: Db, iid: number, pieces: ReadonlyMap<string, number>): Promise<void> {
  const skuIds = [...pieces.keys()]
  await lock(db, iid, skuIds)
  const offered = await offeredOf(db, iid, skuIds)
  for (const [skuId, num] of pieces) {
    const left = offered.get(skuId)
    if (left === undefined) throw new CallError('NOTFOUND', { data: { skuId } })
    if (!(await move(db, iid, skuId, { stock: -num, reserved: num })))
      throw new CallError('STOCK', { data: { skuId, left } })
  }
}

/** The stock of those skus that are on sale. */
async function offeredOf(db: Db, iid: number, skuIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('sku as k')
    .innerJoin('goods as g', (on) => on.onRef('g.iid', '=', 'k.iid').onRef('g.id', '=', 'k.goods_id'))
    .select(['k.id', 'k.stock'])
    .where('k.iid', '=', iid)
    .where('k.id', 'in', [...skuIds])
    .where('k.on_sale', '=', true)
    .where('g.status', '=', 'on')
    .execute()
  return new Map(rows.map(({ id, stock }) => [id, stock]))
}

/** Releases the pieces of an order that was never paid. */
export async function release(db: Db, order: OrderKey): Promise<void> {
  for (const { target_id, num } of await lockLines(db, order))
    await move(db, order.iid, target_id, { stock: num, reserved: -num })
}

/** Marks the order's reserved pieces as sold. */
export async function sell(db: Db, order: OrderKey): Promise<void> {
  for (const { target_id, num } of await lockLines(db, order))
    await move(db, order.iid, target_id, { reserved: -num, sold: num })
}

/** Returns pieces that were refunded before shipping. Its order's other lines may follow in the same transaction. */
export async function giveBack(db: Db, order: OrderKey, { target_id, num }: Line): Promise<void> {
  await lockLines(db, order)
  await move(db, order.iid, target_id, { stock: num, sold: -num })
}

type Line = Pick<Chain, 'target_id' | 'num'>

/** The lines of an order, with their skus locked. */
async function lockLines(db: Db, { iid, id }: OrderKey): Promise<readonly Line[]> {
  const lines = await db
    .selectFrom('order_chain')
    .select(['target_id', 'num'])
    .where('iid', '=', iid)
    .where('order_id', '=', id)
    .execute()
  await lock(
    db,
    iid,
    lines.map(({ target_id }) => target_id),
  )
  return lines
}
