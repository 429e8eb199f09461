import { sql } from 'kysely'
import type { Db } from '../db/schema'

/** One checksum per table over all its rows. */
export type Sums = Readonly<Record<string, string>>

/** The values that mark a person's rows. */
export interface Held {
  readonly numbers: readonly number[]
  readonly texts: readonly string[]
}

/** Detects writes: by the database's own count of writing transactions, and by checksums of all rows. */
export class TableSums {
  private constructor(
    private readonly db: Db,
    private readonly tables: readonly string[],
  ) {}

  static async of(db: Db): Promise<TableSums> {
    const { rows } = await sql<{ name: string }>`
      select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'kysely%' order by 1
    `.execute(db)
    return new TableSums(
      db,
      rows.map(({ name }) => name),
    )
  }

  /** Checksums of all rows, or of those with one of the numbers or texts. */
  async take(held?: Held): Promise<Sums> {
    const which = held
      ? sql`where t::text ~ ${`\\m(${held.numbers.join('|')})\\M`} or t::text like any (${held.texts.map((text) => `%${text}%`)})`
      : sql``
    const sums = this.tables.map(
      (name) => sql`
        select ${sql.lit(name)} as name, count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)), 0) as sum
        from ${sql.table(name)} t ${which}`,
    )
    const { rows } = await sql<{ name: string; sum: string }>`${sql.join(sums, sql` union all `)}`.execute(this.db)
    return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]))
  }

  /** A number that grows with each writing transaction in the cluster. While it is unchanged, nothing was written. */
  async mark(): Promise<string> {
    const { rows } = await sql<{ mark: string }>`
      select pg_snapshot_xmax(pg_current_snapshot())::text as mark`.execute(this.db)
    return rows[0]?.mark ?? ''
  }
}

/** The tables whose checksums differ, except those in `but`. */
export const changedTables = (before: Sums, after: Sums, but: readonly string[] = []): string[] =>
  Object.keys(after).filter((name) => before[name] !== after[name] && !but.includes(name))
