import { sql } from 'kysely'

/**
 * Tables that hold no tenant's rows in number. All others grow: the tenant stands in each of their keys, and each
 * statement names it, so that a tenant's rows can move to a machine of their own.
 */
export const tablesWithoutTenant: Readonly<Record<string, string>> = {
  migration: 'one row a migration',
  server_key: 'a few keys of the server',
  tenants: 'one row a tenant, which every server knows',
  domains: 'a few host names of each tenant, by which the tenant is found',
}

/** What a statement carries that goes over all tenants on purpose. */
export const ACROSS_TENANTS = '/* across tenants: '

/** Marks a statement that goes over all tenants, and says why: `.modifyEnd(acrossTenants('a job looks for what is due'))`. */
export const acrossTenants = (why: string) => sql.raw(`${ACROSS_TENANTS}${why} */`)
