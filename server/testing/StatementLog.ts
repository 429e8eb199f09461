import { type CompiledQuery, DefaultQueryCompiler, type KyselyPlugin, type QueryId } from 'kysely'
import type { Db } from '../db/schema'

/** Who records a query, from its making until it is compiled. */
const logs = new WeakMap<QueryId, StatementLog>()

const { compileQuery } = DefaultQueryCompiler.prototype
/** So no statement is compiled a second time to be recorded. */
DefaultQueryCompiler.prototype.compileQuery = function (node, queryId) {
  const statement = compileQuery.call(this, node, queryId)
  logs.get(queryId)?.note(statement)
  return statement
}

/** Records each statement of a connection, with the parameters of its first run. */
export class StatementLog {
  private readonly statements = new Map<string, CompiledQuery>()

  /** The same connection, recorded. */
  listen(db: Db): Db {
    const plugin: KyselyPlugin = {
      transformQuery: ({ node, queryId }) => {
        logs.set(queryId, this)
        return node
      },
      transformResult: async ({ result }) => result,
    }
    const heard = db.withPlugin(plugin)
    // Another version of Kysely may compile elsewhere: nothing would be recorded, and tests would look at nothing.
    const probe = heard.selectNoFrom((eb) => eb.lit(1).as('probe')).compile()
    if (!this.statements.delete(probe.sql))
      throw new Error('Kysely compiles past DefaultQueryCompiler.compileQuery(node, queryId): mend StatementLog')
    return heard
  }

  note(statement: CompiledQuery): void {
    if (!this.statements.has(statement.sql)) this.statements.set(statement.sql, statement)
  }

  /** The statements since the last call. */
  take(): CompiledQuery[] {
    const taken = [...this.statements.values()]
    this.statements.clear()
    return taken
  }
}
