import { sql } from 'kysely'
import type { Db } from '../db/schema'
import type { Order } from './OrderTypeRules'

/** Counts a paid order for its discount code, or with -1 takes a refunded one back. */
export async function countCodeSale(db: Db, { iid, promo_id, parts }: Order, by: 1 | -1): Promise<void> {
  if (promo_id === null) return
  await db
    .updateTable('discount_code')
    .set({ sold_orders: sql`sold_orders + ${by}`, sold_cost: sql`sold_cost + ${by * parts.codeSave}` })
    .where('iid', '=', iid)
    .where('id', '=', promo_id)
    .execute()
}
