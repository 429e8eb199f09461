import { PGlite, types } from '@electric-sql/pglite'
import { Kysely, PostgresDialect } from 'kysely'
import { Pool, types as pgTypes } from 'pg'
import { pgliteDialect } from './pgliteDialect'
import type { Database, Db } from './schema'

const INT8 = 20
const NUMERIC = 1700

/** Money in fen and instants in milliseconds fit a double exactly, so int8 is read as a number. */
const toNumber = (text: string) => Number(text)

export interface OpenDatabase {
  readonly db: Db
  readonly kind: 'pglite' | 'postgresql'
  close(): Promise<void>
}

/** Opens PostgreSQL when there is an address, otherwise PGlite in `folder` (in memory without a folder). */
export async function openDatabase(where: { readonly url?: string; readonly folder?: string }): Promise<OpenDatabase> {
  return where.url ? openPostgres(where.url) : wrapPGlite(await openPGlite(where.folder))
}

/** Kysely over a PGlite that is already open. */
export function wrapPGlite(client: PGlite): OpenDatabase {
  const db = new Kysely<Database>({ dialect: pgliteDialect(client) })
  return { db, kind: 'pglite', close: () => db.destroy() }
}

export const pgliteParsers = { [types.INT8]: toNumber, [types.NUMERIC]: toNumber }

const openPGlite = (folder?: string) => PGlite.create({ dataDir: folder ?? 'memory://', parsers: pgliteParsers })

/**
 * Every statement reads at most a page of rows. Starting a parallel worker or compiling code takes longer than such
 * a statement: a search of 20 rows took 1 ms without a worker and 70 ms with one.
 */
const SETTINGS = '-c max_parallel_workers_per_gather=0 -c jit=off'

async function openPostgres(url: string): Promise<OpenDatabase> {
  const pool = new Pool({
    connectionString: url,
    max: 16,
    options: SETTINGS,
    types: {
      getTypeParser: (oid, format) => (oid === INT8 || oid === NUMERIC ? toNumber : pgTypes.getTypeParser(oid, format)),
    },
  })
  // The pool replaces a connection that breaks while idle; without a listener the event would end the process.
  pool.on('error', () => {})
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
  return { db, kind: 'postgresql', close: () => db.destroy() }
}
