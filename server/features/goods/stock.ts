import { sql } from 'kysely'
import { CallError } from '../../call/CallError'
import type { Db } from '../../db/schema'
import type { Chain, OrderKey } from '../../trade/OrderTypeRules'
import { countsAfter, isEnough, type StockMove } from '../../trade/stockMove'

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
    })
    .where('iid', '=', iid)
    .where('id', '=', sku.goods_id)
    .execute()
  return true
}

/** Reserves pieces for an order that waits for payment; STOCK with the number left when there are too few. */
export async function takeStock(db: Db, iid: number, pieces: ReadonlyMap<string, number>): Promise<void> {
  for (const [skuId, num] of pieces)
    if (!(await move(db, iid, skuId, { stock: -num, reserved: num }))) {
      const sku = await db
        .selectFrom('sku')
        .select('stock')
        .where('iid', '=', iid)
        .where('id', '=', skuId)
        .executeTakeFirst()
      throw new CallError('STOCK', { data: { skuId, left: sku?.stock ?? 0 } })
    }
}

/** Releases the pieces of an order that was never paid. */
export async function release(db: Db, { iid, id }: OrderKey): Promise<void> {
  const lines = await db
    .selectFrom('order_chain')
    .select(['target_id', 'num'])
    .where('iid', '=', iid)
    .where('order_id', '=', id)
    .orderBy('target_id')
    .execute()
  for (const { target_id, num } of lines) await move(db, iid, target_id, { stock: num, reserved: -num })
}

type Line = Pick<Chain, 'target_id' | 'num'>

/** Marks the order's reserved pieces as sold. */
export async function sell(db: Db, iid: number, chains: readonly Line[]): Promise<void> {
  const inOrder = [...chains].sort((a, b) => (a.target_id < b.target_id ? -1 : 1))
  for (const { target_id, num } of inOrder) await move(db, iid, target_id, { reserved: -num, sold: num })
}

/** Returns pieces that were refunded before shipping. */
export async function giveBack(db: Db, iid: number, { target_id, num }: Line): Promise<void> {
  await move(db, iid, target_id, { stock: num, sold: -num })
}
