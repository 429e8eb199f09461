import { MODULE_TYPE } from '@quanzi/contract'
import { sql } from 'kysely'
import type { Db } from '../db/schema'
import { commissionRates, distributionSetting } from './commissionRates'

/** The modules whose items distributors promote, besides goods. 211 are campaigns (conventions §4). */
export const PROMOTED_MODULES: readonly number[] = [
  MODULE_TYPE.act,
  MODULE_TYPE.game,
  MODULE_TYPE.origin,
  MODULE_TYPE.planned,
  211,
]

/**
 * Writes the commission of a distributor of the first level to the list rows of the tenant's promoted items, or of one
 * item: its price by its own rate, else the tenant's.
 */
export async function reckonItemCommissions(db: Db, iid: number, id?: string): Promise<void> {
  const tenant = await db.selectFrom('tenants').select('settings').where('iid', '=', iid).executeTakeFirst()
  const rate = commissionRates(distributionSetting(tenant?.settings)).rates[0] ?? 0
  const modules = sql.join(PROMOTED_MODULES.map((type) => sql.lit(type)))
  await sql`
    update content_index ci
    set commission = coalesce(ci.price_fen, 0)::bigint * coalesce((c.rates ->> 0)::int, ${rate}::int) / 10000
    from content c
    where ci.iid = ${iid} and ci.module_type in (${modules}) ${id === undefined ? sql`` : sql`and ci.id = ${id}`}
      and c.iid = ci.iid and c.module_type = ci.module_type and c.id = ci.id`.execute(db)
}
