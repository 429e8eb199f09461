import { sql } from 'kysely'

/**
 * Tables without a growing number of tenants' rows. All other tables have the tenant in each of their keys, and each
 * statement names it, so that a tenant's rows can move to another machine.
 */
export const tablesWithoutTenant: Readonly<Record<string, string>> = {
  migration: 'one row a migration',
  server_key: 'a few keys of the server',
  tenants: 'one row a tenant, which every server knows',
  domains: 'a few host names of each tenant, by which the tenant is found',
}

/** The mark of a statement that intentionally covers all tenants. */
export const ACROSS_TENANTS = '/* across tenants: '

/**
 * Marks a statement that covers all tenants, with the reason: `.modifyEnd(acrossTenants('a job looks for what is
 * due'))`.
 */
export const acrossTenants = (why: string) => sql.raw(`${ACROSS_TENANTS}${why} */`)
