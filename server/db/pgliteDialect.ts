import type { PGlite } from '@electric-sql/pglite'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely'
import { PGliteSession } from './PGliteSession'

/** PGlite has one connection: while one caller holds it, all others wait in order of arrival. */
class PGliteDriver implements Driver {
  private last: Promise<void> = Promise.resolve()
  private readonly releases = new WeakMap<DatabaseConnection, () => void>()
  private readonly session: PGliteSession

  constructor(private readonly client: PGlite) {
    this.session = PGliteSession.of(client)
  }

  async init() {
    await this.client.waitReady
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.last
    let release = () => {}
    this.last = new Promise((resolve) => {
      release = resolve
    })
    await before
    const connection = new PGliteConnection(this.session)
    this.releases.set(connection, release)
    return connection
  }

  async releaseConnection(connection: DatabaseConnection) {
    this.releases.get(connection)?.()
  }

  async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('begin'))
  }

  async commitTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('commit'))
  }

  async rollbackTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('rollback'))
  }

  async destroy() {
    await this.last
    await this.client.close()
  }
}

class PGliteConnection implements DatabaseConnection {
  constructor(private readonly session: PGliteSession) {}

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    // Raw text, such as a migration, may contain several statements; a prepared query has one.
    const isText = query.query.kind === 'RawNode' && query.parameters.length === 0
    const { rows, written } = isText
      ? this.session.run<R>(query.sql)
      : this.session.query<R>(query.sql, query.parameters)
    return written === undefined ? { rows } : { rows, numAffectedRows: BigInt(written) }
  }

  // biome-ignore lint/correctness/useYield: the interface requires a generator, and PGlite has no cursors
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('PGlite does not stream')
  }
}

/** Kysely on PGlite: PostgreSQL inside this process. */
export const pgliteDialect = (client: PGlite): Dialect => ({
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new PGliteDriver(client),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
})
