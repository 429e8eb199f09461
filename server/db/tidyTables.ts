import { sql } from 'kysely'
import type { Db } from './schema'

/**
 * Removes the remains of changed rows and gathers statistics, for each table that has changed much since the last time:
 * PostgreSQL does this by itself (autovacuum, whose limits these are), the embedded database has no process for it.
 * Returns the tables.
 */
export async function tidyTables(db: Db): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly name: string }>`
    select relname as name from pg_stat_user_tables
    where schemaname = 'public'
      and (n_dead_tup > 50 + 0.2 * n_live_tup or n_mod_since_analyze > 50 + 0.1 * n_live_tup)
    order by relname`.execute(db)
  for (const { name } of rows) await sql`vacuum (analyze) ${sql.table(name)}`.execute(db)
  return rows.map(({ name }) => name)
}
