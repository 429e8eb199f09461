import { ORDER_STATUS } from '@quanzi/contract'
import { sql } from 'kysely'
import type { Db } from '../../db/schema'
import type { ItemKey } from './SeatItem'

/** Seats of expired orders by session. They are free, even before the job has recorded that. */
export async function lapsedSeats(
  db: Db,
  { orderType, sellers }: { readonly orderType: number; readonly sellers: readonly ItemKey[] },
  at: number,
): Promise<ReadonlyMap<string, number>> {
  const seats = new Map<string, number>()
  for (const { iid, itemId } of sellers) {
    const rows = await db
      .selectFrom('orders')
      .select([
        'property',
        sql<number>`sum((select sum(e.takes) from entry e
        where e.iid = orders.iid and e.order_id = orders.id and e.state = 'pending'))`.as('num'),
      ])
      .where('iid', '=', iid)
      .where('order_type', '=', orderType)
      .where('keys', '=', itemId)
      .where('status', '=', ORDER_STATUS.waiting)
      .where('expire_at', '<=', at)
      .groupBy('property')
      .execute()
    for (const { property, num } of rows) seats.set(property, (seats.get(property) ?? 0) + Number(num))
  }
  return seats
}
