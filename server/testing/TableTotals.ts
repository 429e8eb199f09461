import { sql } from 'kysely'
import type { Db } from '../db/schema'

/** The number of rows for each table, and the sum of each number column as `table.column`. */
export type Totals = Readonly<Record<string, number>>

/** Columns with ids or times; their sums have no meaning. */
const NAMES = '(^|_)(id|iid|rid|uid|other|owner|no|at|until|after|maker)$'

/** Counts rows and sums up number columns, so that a test can tell one effect from two. */
export class TableTotals {
  private constructor(
    private readonly db: Db,
    private readonly columns: ReadonlyMap<string, readonly string[]>,
  ) {}

  static async of(db: Db): Promise<TableTotals> {
    const { rows } = await sql<{ table: string; columns: string[] }>`
      select t.table_name as table, coalesce(array_agg(c.column_name::text) filter (
        where c.data_type in ('integer', 'bigint', 'smallint') and c.column_name !~ ${sql.lit(NAMES)}), '{}') as columns
      from information_schema.tables t
      join information_schema.columns c on c.table_schema = t.table_schema and c.table_name = t.table_name
      where t.table_schema = 'public' and t.table_type = 'BASE TABLE' and t.table_name not like 'kysely%'
      group by 1`.execute(db)
    return new TableTotals(db, new Map(rows.map(({ table, columns }) => [table, columns])))
  }

  /** The totals that `work` has changed, with the differences. */
  async gained(work: () => Promise<unknown>): Promise<Totals> {
    const before = await this.take()
    await work()
    const after = await this.take()
    const more = Object.entries(after).map(([name, total]) => [name, total - (before[name] ?? 0)] as const)
    return Object.fromEntries(more.filter(([, total]) => total !== 0))
  }

  private async take(): Promise<Totals> {
    const totals = [...this.columns].flatMap(([table, columns]) => [
      sql`select ${sql.lit(table)} as name, count(*) as total from ${sql.table(table)}`,
      ...columns.map(
        (column) => sql`
          select ${sql.lit(`${table}.${column}`)} as name, coalesce(sum(${sql.ref(column)}), 0)::bigint as total
          from ${sql.table(table)}`,
      ),
    ])
    const { rows } = await sql<{ name: string; total: number }>`${sql.join(totals, sql` union all `)}`.execute(this.db)
    return Object.fromEntries(rows.map(({ name, total }) => [name, Number(total)]))
  }
}
