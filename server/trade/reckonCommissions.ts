import { sql } from 'kysely'
import type { Db } from '../db/schema'

/**
 * Writes for each of the tenant's goods the commission of a distributor of the first level for the cheapest sku.
 * The rate in basis points is the goods' own or the tenant's. When the supply price leaves too little for the
 * commission, it is 0.
 */
export async function reckonCommissions(db: Db, iid: number, rate: number): Promise<void> {
  await sql`
    update goods g set commission = case when earned.amount <= g.price - earned.supply then earned.amount else 0 end
    from (
      select o.id, o.price * coalesce((o.rates ->> 0)::int, ${rate}::int) / 10000 as amount, coalesce((
        select k.supply_price from sku k where k.iid = o.iid and k.goods_id = o.id and k.on_sale
        order by k.price, k.id limit 1), 0) as supply
      from goods o where o.iid = ${iid}
    ) earned
    where g.iid = ${iid} and g.id = earned.id`.execute(db)
}
