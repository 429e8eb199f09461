import { type CompiledQuery, type KyselyPlugin, PostgresQueryCompiler } from 'kysely'
import type { Db } from '../db/schema'

/** Records each statement of a connection, with the parameters of its first run. */
export class StatementLog {
  private readonly statements = new Map<string, CompiledQuery>()
  private readonly compiler = new PostgresQueryCompiler()

  /** The same connection, recorded. */
  listen(db: Db): Db {
    const plugin: KyselyPlugin = {
      transformQuery: ({ node, queryId }) => {
        const statement = this.compiler.compileQuery(node, queryId)
        if (!this.statements.has(statement.sql)) this.statements.set(statement.sql, statement)
        return node
      },
      transformResult: async ({ result }) => result,
    }
    return db.withPlugin(plugin)
  }

  /** The statements since the last call. */
  take(): CompiledQuery[] {
    const taken = [...this.statements.values()]
    this.statements.clear()
    return taken
  }
}
