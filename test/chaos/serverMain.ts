import { buildApp } from '../../server/app'
import { readConfig } from '../../server/base/config'
import { startGate } from '../../server/chat/startGate'
import { openDatabase } from '../../server/db/openDatabase'

/** Gateway and gate in one process. It opens nothing until it is told to, so that a spare process can wait. */
async function main(): Promise<void> {
  const config = readConfig(process.env)
  process.send?.('ready')
  await new Promise((resolve) => process.once('message', resolve))
  const { db } = await openDatabase(config.databaseUrl ? { url: config.databaseUrl } : { folder: config.dataDir })
  // Another suite tests the limits.
  const { http, services } = await buildApp({ config, db, limiter: { take: async () => {} } })
  await startGate(services, { burst: 1e6, perSecond: 1e6, heartbeat: 10, connections: 1000 })
  await http.listen({ port: config.port, host: config.host })
  process.send?.('listening')
}

process.on('disconnect', () => process.exit(0))
main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
  process.exit(1)
})
