import { PGlite } from '@electric-sql/pglite'
import fastify from 'fastify'
import { CompiledQuery } from 'kysely'
import { pgliteParsers, wrapPGlite } from '../../server/db/openDatabase'
import { StatementLog } from '../../server/testing/StatementLog'
import { readNewsList } from './newsList'

const [, , folder = '', port = '0'] = process.argv

/** The reference for the gateway: the same statement by the same query builder, on a bare route. */
async function main(): Promise<void> {
  const client = await PGlite.create({ dataDir: folder, parsers: pgliteParsers })
  const { db } = wrapPGlite(client)
  const log = new StatementLog()
  await readNewsList(log.listen(db), 1000)
  const [statement] = log.take()
  if (!statement) throw new Error('no statement was seen')

  const query = CompiledQuery.raw(statement.sql, [...statement.parameters])
  const app = fastify({ logger: false })
  // By the server's own connection: PGlite reads each answer twice.
  app.get('/list', async () => ({ list: (await db.executeQuery(query)).rows }))
  await app.listen({ host: '127.0.0.1', port: Number(port) })
  process.stdout.write('ready\n')
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
  process.exit(1)
})
