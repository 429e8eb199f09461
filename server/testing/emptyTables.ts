import { sql } from 'kysely'
import type { Db } from '../db/schema'

/** Empties the tables that have rows, and sets back all counters. Emptying every table would take thrice the time. */
export async function emptyTables(db: Db): Promise<void> {
  const filled = await filledTables(db)
  if (filled.length > 0) await sql`truncate ${sql.join(filled.map((name) => sql.table(name)))} cascade`.execute(db)
  const { rows } = await sql<{ name: string }>`
    select sequencename as name from pg_sequences where schemaname = 'public' and last_value is not null
  `.execute(db)
  for (const { name } of rows) await sql`alter sequence ${sql.id(name)} restart`.execute(db)
}

/** The names of the server's tables. */
export async function publicTables(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'kysely%'
  `.execute(db)
  return rows.map(({ name }) => name)
}

/** The names of the tables that have rows. */
export async function filledTables(db: Db): Promise<string[]> {
  const questions = (await publicTables(db)).map(
    (name) => sql<{ name: string }>`select ${sql.lit(name)} as name where exists (select from ${sql.table(name)})`,
  )
  const filled = await sql<{ name: string }>`${sql.join(questions, sql` union all `)}`.execute(db)
  return filled.rows.map(({ name }) => name)
}
