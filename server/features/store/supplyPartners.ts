import { MOST_COUNTED, type SupplyPartner } from '@quanzi/contract'
import { sql } from 'kysely'
import type { Db } from '../../db/schema'
import { distributionRules } from '../../trade/distributionRules'

/** The tenant's suppliers with the number of their goods on sale; `joined` when the store sells goods of them. */
export async function supplyPartners(db: Db, iid: number, storeId: number): Promise<readonly SupplyPartner[]> {
  const { rates } = await distributionRules(db, iid)
  const { rows } = await sql<{ supplyIid: number; name: string; logo: string; itemCount: number; joined: boolean }>`
    select p.supplier_iid as "supplyIid", p.name, p.logo,
      (select count(*) from (
        select 1 from goods g where g.iid = p.iid and g.supplier_iid = p.supplier_iid and g.status = 'on'
        limit ${sql.lit(MOST_COUNTED)}) counted) as "itemCount",
      exists (
        select 1 from store_item i join goods g on g.iid = i.iid and g.id = i.goods_id
        where i.iid = p.iid and i.store_id = ${storeId} and g.supplier_iid = p.supplier_iid) as joined
    from supplier p where p.iid = ${iid} order by p.supplier_iid`.execute(db)
  return rows.map(({ supplyIid, name, logo, itemCount, joined }) => ({
    ...{ supplyIid, name, logo, intro: '', itemCount: Number(itemCount), joined },
    commission: rates[0] ?? 0,
  }))
}
