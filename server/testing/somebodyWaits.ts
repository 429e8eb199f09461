import { sql } from 'kysely'
import type { Db } from '../db/schema'

/** True while a connection to this PostgreSQL database waits for a lock of another. */
export async function somebodyWaits(db: Db): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  return rows.length > 0
}
