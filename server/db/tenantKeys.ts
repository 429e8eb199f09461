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

/**
 * Tables whose rows are found without the tenant: by a token, a code or a number, before it is known. They stay together
 * on one machine when tenants are spread over several.
 */
export const tablesAcrossTenants: Readonly<Record<string, string>> = {
  session: 'a token opens it, and says the tenant',
  sms_code: 'a number and an address have limits over all tenants',
  request_log: 'a request is named by its user, who is the same in every tenant',
  short_urls: 'a code alone leads to the address',
  posters: 'a picture is found by its hash alone',
  uploads: 'a file is found by its key alone',
  diag_reports: 'a report may come from a page that has no tenant',
  chat_outbox: 'a queue that is emptied within a second',
}

/** The mark of a statement that intentionally covers all tenants. */
export const ACROSS_TENANTS = '/* across tenants: '

/**
 * Marks a statement that covers all tenants, with the reason: `.modifyEnd(acrossTenants('a job looks for what is
 * due'))`.
 */
export const acrossTenants = (why: string) => sql.raw(`${ACROSS_TENANTS}${why} */`)
