import { sql } from 'kysely'
import type { Db } from './schema'

/**
 * Serialises transactions of a tenant that name the same thing, so that the second one of a double tap sees the result
 * of the first.
 */
export async function takeTurns(trx: Db, iid: number, thing: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${iid}::int, hashtext(${thing}))`.execute(trx)
}
