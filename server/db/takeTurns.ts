import { sql } from 'kysely'
import type { Db } from './schema'

/**
 * Makes transactions of a tenant that name the same thing run one after the other, so that the second one of a double
 * tap finds what the first has left.
 */
export async function takeTurns(trx: Db, iid: number, thing: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${iid}::int, hashtext(${thing}))`.execute(trx)
}
