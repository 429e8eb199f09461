import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../db/schema'
import { filledTables } from './emptyTables'

/** The rows of one table as JSON. Generated columns are computed again. */
interface TableRows {
  readonly table: string
  readonly columns: readonly string[]
  /** The columns of the primary key. */
  readonly key: readonly string[]
  readonly json: string
}

/** The rows of a database, and the state of its counters. */
export class RowSnapshot {
  private constructor(
    private readonly tables: readonly TableRows[],
    private readonly counters: readonly { readonly name: string; readonly last: number }[],
  ) {}

  static async take(db: Db): Promise<RowSnapshot> {
    const tables: TableRows[] = []
    for (const table of await filledTables(db)) {
      const columns = await sql<{ name: string; keyed: boolean }>`
        select attname as name, attnum = any(coalesce(indkey::int2[], '{}')) as keyed from pg_attribute
        left join pg_index on indrelid = attrelid and indisprimary
        where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
      `.execute(db)
      const { rows } = await sql<{ json: string }>`
        select json_agg(kept)::text as json from ${sql.table(table)} as kept
      `.execute(db)
      const namesOf = (some: typeof columns.rows) => some.map(({ name }) => name)
      const key = namesOf(columns.rows.filter(({ keyed }) => keyed))
      tables.push({ table, columns: namesOf(columns.rows), key, json: rows[0]?.json ?? '[]' })
    }
    const counters = await sql<{ name: string; last: number }>`
      select sequencename as name, last_value as last from pg_sequences
      where schemaname = 'public' and last_value is not null
    `.execute(db)
    return new RowSnapshot(tables, counters.rows)
  }

  /** Where a counter stands; undefined at its beginning. */
  lastOf(counter: string): number | undefined {
    return this.counters.find(({ name }) => name === counter)?.last
  }

  /**
   * Puts back the rows that a table has lost. Needs a transaction without triggers: the tables come in any order, and
   * what triggers wrote is among the rows.
   */
  async restoreLost(trx: Db, table: string): Promise<void> {
    const rows = this.tables.find((one) => one.table === table)
    if (!rows) return
    if (rows.key.length === 0) await sql`delete from ${sql.table(table)}`.execute(trx)
    await insert(rows).execute(trx)
  }

  /** Puts all rows into an empty database, in a fifth of the time that planting them took, and its counters to where they stood. */
  async restoreAll(db: Db): Promise<void> {
    await db.transaction().execute(async (trx) => {
      await sql`set local session_replication_role = replica`.execute(trx)
      for (const rows of this.tables) await insert(rows).execute(trx)
      for (const { name, last } of this.counters) await sql`select setval(${name}, ${last})`.execute(trx)
      await sql`analyze`.execute(trx)
    })
  }
}

/** Inserts the rows whose keys are not there. */
function insert({ table, columns, key, json }: TableRows): RawBuilder<unknown> {
  const [place, names] = [sql.table(table), sql.join(columns.map((name) => sql.ref(name)))]
  const same = key.map((name) => sql`kept.${sql.ref(name)} = given.${sql.ref(name)}`)
  const isThere = sql`exists (select from ${place} as kept where ${sql.join(same, sql` and `)})`
  return sql`
    insert into ${place} (${names}) overriding system value
    select ${names} from json_populate_recordset(null::${place}, ${json}::json) as given
    where ${key.length > 0 ? sql`not ${isThere}` : sql`true`}`
}
