import { PGlite } from '@electric-sql/pglite'
import fastify from 'fastify'
import { pgliteParsers, wrapPGlite } from '../../server/db/openDatabase'
import { readNewsList } from './newsList'

const [, , folder = '', port = '0'] = process.argv

/** The reference for the gateway: the same statement by the same query builder, on a bare route. */
async function main(): Promise<void> {
  const client = await PGlite.create({ dataDir: folder, parsers: pgliteParsers })
  const { db } = wrapPGlite(client)
  const seen: { sql: string; parameters: unknown[] }[] = []
  const { query } = client
  client.query = ((sql: string, parameters: unknown[]) => {
    seen.push({ sql, parameters })
    return query.call(client, sql, parameters)
  }) as typeof client.query
  await readNewsList(db, 1000)
  client.query = query
  const [statement] = seen
  if (!statement) throw new Error('no statement was seen')

  const app = fastify({ logger: false })
  app.get('/list', async () => ({ list: (await client.query(statement.sql, statement.parameters)).rows }))
  await app.listen({ host: '127.0.0.1', port: Number(port) })
  process.stdout.write('ready\n')
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
  process.exit(1)
})
