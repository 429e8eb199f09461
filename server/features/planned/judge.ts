import { ORDER_EXPIRES_MS } from '@quanzi/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/schema'

/** What the deadline makes of a pre-sale on sale. */
export const judgedAt = (at: number) => ({
  state: sql<'reached' | 'missed'>`case when sold >= min_qty then 'reached' else 'missed' end`,
  settled_at: at,
})

/**
 * True while a pre-sale that is short of its minimum at the deadline has orders that can still be paid: they were placed
 * in time, and count.
 */
export const waitsForPayment = (item: 'p' | 'planned_item', at: number): RawBuilder<boolean> => {
  const p = sql.table(item)
  return sql<boolean>`(${p}.sold < ${p}.min_qty and ${p}.deadline > ${at - ORDER_EXPIRES_MS}::bigint and exists (
    select 1 from planned_sku k where k.iid = ${p}.iid and k.item_id = ${p}.id and k.reserved > 0))`
}

/** Judges a pre-sale whose deadline has passed, once, and tells whether it reached its minimum. */
export async function isReached(
  db: Db,
  { iid, id }: { readonly iid: number; readonly id: string },
  at: number,
): Promise<boolean> {
  await db
    .updateTable('planned_item')
    .set(judgedAt(at))
    .where('iid', '=', iid)
    .where('id', '=', id)
    .where('state', '=', 'selling')
    .where('deadline', '<=', at)
    .where(({ not }) => not(waitsForPayment('planned_item', at)))
    .execute()
  const item = await db
    .selectFrom('planned_item')
    .select('state')
    .where('iid', '=', iid)
    .where('id', '=', id)
    .executeTakeFirst()
  return item?.state === 'reached'
}
