import { sql } from 'kysely'
import type { Db } from '../../db/schema'

const TABLES = sql<{ name: string }>`
  select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'kysely%'`

/** The number of the next writing transaction. While it stays the same, nothing was written. */
export async function writeMark(db: Db): Promise<string> {
  const { rows } = await sql<{ mark: string }>`select pg_snapshot_xmax(pg_current_snapshot())::text as mark`.execute(db)
  return rows[0]?.mark ?? ''
}

/** The tables with rows that transactions from `mark` on have added or changed. */
export async function writtenSince(db: Db, mark: string): Promise<string[]> {
  const { rows: tables } = await TABLES.execute(db)
  const each = tables.map(
    ({ name }) =>
      sql`select ${sql.lit(name)} as name where exists (select from ${sql.table(name)} t where t.xmin::text::bigint >= ${mark}::bigint)`,
  )
  const { rows } = await sql<{ name: string }>`${sql.join(each, sql` union all `)}`.execute(db)
  return rows.map(({ name }) => name)
}
