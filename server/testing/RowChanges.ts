import { sql } from 'kysely'
import type { Db } from '../db/schema'

/** The values that mark a person's rows. */
export interface Held {
  readonly numbers: readonly number[]
  readonly texts: readonly string[]
}

/** The change of the number of rows for each table, and of the sum of each number column as `table.column`. */
export type Totals = Readonly<Record<string, number>>

/** Columns with ids or times; their sums have no meaning. */
const ID_OR_TIME = /(^|_)(id|iid|rid|uid|other|owner|no|at|until|after|maker)$/

interface Change {
  /** A number that grows with each change. */
  readonly n: number
  readonly table: string
  /** The row as JSON, before and after. */
  readonly was: string | null
  readonly now: string | null
}

/**
 * Records each changed row of a test's database, before and after the change. So a test sees what a call has written.
 * Comparing all tables before and after would take much longer than the call.
 */
export class RowChanges {
  private seen = 0

  private constructor(private readonly db: Db) {}

  static async watch(db: Db): Promise<RowChanges> {
    await sql
      .raw(`
        create schema watch;
        create table watch.change (n bigserial primary key, "table" text not null, was jsonb, now jsonb);
        create function watch.keep() returns trigger language plpgsql as $$ begin
          insert into watch.change ("table", was, now) values (tg_table_name,
            case when tg_op <> 'INSERT' then to_jsonb(old) end, case when tg_op <> 'DELETE' then to_jsonb(new) end);
          return null;
        end $$;
        do $$ declare name text; begin
          for name in select tablename from pg_tables where schemaname = 'public' and tablename not like 'kysely%' loop
            execute format(
              'create trigger watch after insert or update or delete on %I for each row execute function watch.keep()',
              name);
          end loop;
        end $$`)
      .execute(db)
    return new RowChanges(db)
  }

  /** Removes the triggers from a database that another test file gets. */
  static async forget(db: Db): Promise<void> {
    const { rows } = await sql`select 1 from pg_namespace where nspname = 'watch'`.execute(db)
    if (rows.length > 0) await sql`drop schema watch cascade`.execute(db)
  }

  /** The changes since the last look. */
  async look(): Promise<Look> {
    const { rows } = await sql<Change>`
      select n, "table", was::text as was, now::text as now from watch.change where n > ${this.seen} order by n`.execute(
      this.db,
    )
    this.seen = rows.at(-1)?.n ?? this.seen
    return new Look(rows)
  }
}

/** What has changed between two looks. */
export class Look {
  constructor(private readonly changes: readonly Change[]) {}

  /** The tables whose contents differ; with `held`, only the tables in which a person's rows differ. */
  tables(held?: Held): string[] {
    const isHeld = held ? holder(held) : () => true
    const more = new Map<string, number>()
    const count = (table: string, row: string | null, by: number) => {
      if (row === null || !isHeld(row)) return
      const name = `${table} ${row}`
      more.set(name, (more.get(name) ?? 0) + by)
    }
    for (const { table, was, now } of this.changes) {
      count(table, was, -1)
      count(table, now, 1)
    }
    const changed = [...more].filter(([, by]) => by !== 0).map(([name]) => name.slice(0, name.indexOf(' ')))
    return [...new Set(changed)].sort()
  }

  /** The rows and amounts added to the tables. */
  totals(): Totals {
    const totals: Record<string, number> = {}
    const add = (table: string, row: string | null, sign: number) => {
      if (row === null) return
      totals[table] = (totals[table] ?? 0) + sign
      for (const [column, value] of Object.entries(JSON.parse(row) as Record<string, unknown>)) {
        if (!Number.isInteger(value) || ID_OR_TIME.test(column)) continue
        const name = `${table}.${column}`
        totals[name] = (totals[name] ?? 0) + sign * Number(value)
      }
    }
    for (const { table, was, now } of this.changes) {
      add(table, was, -1)
      add(table, now, 1)
    }
    return Object.fromEntries(Object.entries(totals).filter(([, total]) => total !== 0))
  }
}

function holder({ numbers, texts }: Held): (row: string) => boolean {
  const numbered = new RegExp(`\\b(${numbers.join('|')})\\b`)
  return (row) => numbered.test(row) || texts.some((text) => row.includes(text))
}
