import type { ChildProcess } from 'node:child_process'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely'
import type { Database, Db } from '../server/db/schema'

/** What a suite asks the server that it has started (`siteProgram.ts`). */
export interface Question {
  readonly id: number
  readonly wish: 'take' | 'run' | 'give back'
  readonly sql: string
  readonly parameters: readonly unknown[]
}

export interface Answer {
  readonly id: number
  readonly result?: QueryResult<unknown>
  readonly problem?: { readonly message: string; readonly code?: string }
}

type Ask = (wish: Question['wish'], sql?: string, parameters?: readonly unknown[]) => Promise<Answer['result']>

let asked = 0

const asker =
  (server: ChildProcess): Ask =>
  (wish, sql = '', parameters = []) =>
    new Promise((resolve, reject) => {
      asked += 1
      const id = asked
      const gone = () => reject(new Error('the server has ended'))
      const hear = ({ id: answered, result, problem }: Answer) => {
        if (answered !== id) return
        server.off('message', hear).off('exit', gone)
        if (problem) reject(Object.assign(new Error(problem.message), { code: problem.code }))
        else resolve(result)
      }
      server.on('message', hear).on('exit', gone)
      // Without this a server that has ended before would never answer.
      server.send({ id, wish, sql, parameters } satisfies Question, (unsent) => unsent && reject(unsent))
    })

/** The one connection of the server's database, over the channel to its process. */
class HeldDriver implements Driver {
  constructor(private readonly ask: Ask) {}

  async init() {}

  async acquireConnection(): Promise<DatabaseConnection> {
    const { ask } = this
    return {
      executeQuery: async <R>({ sql, parameters }: CompiledQuery) =>
        (await ask('run', sql, parameters)) as QueryResult<R>,
      streamQuery: () => {
        throw new Error('a held database does not stream')
      },
    }
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

  async releaseConnection() {}

  async destroy() {}
}

/** Works on the database of a running server, which waits meanwhile: nothing changes under a look at the whole. */
export async function holdDatabase<T>(server: ChildProcess, act: (db: Db) => Promise<T>): Promise<T> {
  const ask = asker(server)
  const db = new Kysely<Database>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new HeldDriver(ask),
      createIntrospector: (whole) => new PostgresIntrospector(whole),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })
  await ask('take')
  try {
    return await act(db)
  } finally {
    await ask('give back')
  }
}
