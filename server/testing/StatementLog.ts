import { type CompiledQuery, type KyselyPlugin, PostgresQueryCompiler } from 'kysely'
import type { Db } from '../db/schema'

/** Keeps each statement that a connection runs, with the parameters it had first. */
export class StatementLog {
  private readonly statements = new Map<string, CompiledQuery>()
  private readonly compiler = new PostgresQueryCompiler()

  /** The same connection, heard. */
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

  /** What was run since it was asked for last. */
  take(): CompiledQuery[] {
    const taken = [...this.statements.values()]
    this.statements.clear()
    return taken
  }
}
