import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../db/schema'
import { askTables } from './emptyTables'
import type { RowSnapshot } from './RowSnapshot'

/** Of more rows emptying all tables is faster, and so it is after many changes, which leave the old rows in the files. */
const MOST_ROWS = 5000
const MOST_RESETS = 40

interface Found {
  readonly name: string
  readonly count: number
  /** The rows that were written since the mark. */
  readonly newer: number
}

/** The state in which a test file gets its database. Setting back the rows that a file has changed is faster than all. */
export class FirstState {
  private resets = 0

  private constructor(
    private readonly counts: ReadonlyMap<string, number>,
    private mark: string,
    private readonly snapshot: RowSnapshot | undefined,
  ) {}

  /** Remembers the state of a database; `snapshot`: its rows, if it has any. */
  static async of(db: Db, snapshot: RowSnapshot | undefined): Promise<FirstState> {
    const found = await lookAt(db, '0')
    return new FirstState(new Map(found.map(({ name, count }) => [name, count])), await markOf(db), snapshot)
  }

  /** Sets the rows back that were changed. False: there are too many, and the database stays as it is. */
  async reset(db: Db): Promise<boolean> {
    const found = await lookAt(db, this.mark)
    const lost = found
      .map(({ name, count, newer }) => ({ name, rows: (this.counts.get(name) ?? 0) - (count - newer) }))
      .filter(({ rows }) => rows > 0)
    const written = found.filter(({ newer }) => newer > 0)
    const rows = [...lost.map((one) => one.rows), ...written.map(({ newer }) => newer)].reduce((sum, n) => sum + n, 0)
    this.resets += 1
    if (rows > MOST_ROWS || this.resets > MOST_RESETS || found.length !== this.counts.size) return false
    await db.transaction().execute(async (trx) => {
      // Without triggers, as the tables come in any order.
      await sql`set local session_replication_role = replica`.execute(trx)
      if (written.length > 0) await inOne(written.map(({ name }) => deleteNewer(name, this.mark))).execute(trx)
      for (const { name } of lost) await this.snapshot?.restoreLost(trx, name)
      await resetCounters(trx, this.snapshot)
    })
    this.mark = await markOf(db)
    return true
  }
}

/** A number that each later write exceeds. */
async function markOf(db: Db): Promise<string> {
  const { rows } = await sql<{ mark: string }>`select pg_current_xact_id()::text as mark`.execute(db)
  return rows[0]?.mark ?? '0'
}

const isNewer = (mark: string) => sql`xmin::text::bigint > ${sql.lit(mark)}::bigint`
const deleteNewer = (name: string, mark: string) => sql`delete from ${sql.table(name)} where ${isNewer(mark)}`

/** Every table with its number of rows, and of those that were written since the mark. */
const lookAt = (db: Db, mark: string): Promise<readonly Found[]> =>
  askTables(db, `select count(*), count(*) filter (where xmin::text::bigint > ${BigInt(mark)}) as newer from %I`, [
    'count',
    'newer',
  ])

const inOne = (statements: readonly RawBuilder<unknown>[]) => sql.join([...statements], sql`; `)

/** Sets each counter that has moved back to the snapshot's value, or to its beginning. */
async function resetCounters(db: Db, snapshot: RowSnapshot | undefined): Promise<void> {
  const { rows } = await sql<{ name: string; last: number }>`
    select sequencename as name, last_value as last from pg_sequences
    where schemaname = 'public' and last_value is not null
  `.execute(db)
  const moved = rows.filter(({ name, last }) => last !== snapshot?.lastOf(name))
  if (moved.length === 0) return
  const sets = moved.map(({ name }) => {
    const last = snapshot?.lastOf(name)
    return sql`setval(${sql.lit(name)}, ${sql.lit(last ?? 1)}, ${sql.lit(last !== undefined)})`
  })
  await sql`select ${sql.join(sets)}`.execute(db)
}
