import { sql } from 'kysely'
import type { Db } from '../db/schema'

/**
 * Writes what a distributor of the first level earns with the cheapest sku of each of the tenant's goods, by the goods'
 * own rate or that of the tenant, in basis points. A level that the supply price leaves no room for earns nothing.
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
