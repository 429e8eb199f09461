import { ORDER_STATUS } from '@quanzi/contract'
import { sql } from 'kysely'
import type { Db } from '../../db/schema'

/** Seats of expired orders by session. They are free, even before the job has recorded that. */
export async function lapsedSeats(
  db: Db,
  { iid, orderType, itemId }: { readonly iid: number; readonly orderType: number; readonly itemId: string },
  at: number,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('orders')
    .select(['property', sql<number>`sum(num)`.as('num')])
    .where('iid', '=', iid)
    .where('order_type', '=', orderType)
    .where('keys', '=', itemId)
    .where('status', '=', ORDER_STATUS.waiting)
    .where('expire_at', '<=', at)
    .groupBy('property')
    .execute()
  return new Map(rows.map(({ property, num }) => [property, Number(num)]))
}
