import { sql } from 'kysely'
import type { Db } from '../db/schema'
import { withTransaction } from '../db/withTransaction'
import type { Planter } from './Planter'
import { seedTenant } from './seedTenant'
import { DEMO_PASSWORD, TENANTS } from './tenants'

const LOCK = 0x73656564

export interface SeedOptions {
  readonly now: number
  readonly hashPassword: (password: string) => Promise<string>
  /** The features' planters, in order. */
  readonly planters: readonly Planter[]
}

/**
 * Seeds every missing demo tenant and returns their ids; existing tenants stay unchanged. Statistics of the new rows are
 * gathered at once: without them an ordinary question to the assistant took eight times as long, and the embedded
 * database gathers none by itself.
 */
export async function seedMissingTenants(db: Db, { now, hashPassword, planters }: SeedOptions): Promise<number[]> {
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  return await withTransaction(db, async (trx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(trx)
    const rows = await trx.selectFrom('tenants').select('iid').execute()
    const known = new Set(rows.map((row) => row.iid))
    const missing = TENANTS.filter((tenant) => !known.has(tenant.iid))
    for (const tenant of missing) await seedTenant(trx, tenant, { now, passwordHash, planters })
    if (missing.length > 0) await sql`analyze`.execute(trx)
    return missing.map((tenant) => tenant.iid)
  })
}
