import { pino } from 'pino'
import { readConfig } from '../../server/base/config'
import { startGate } from '../../server/chat/startGate'
import { openDatabase } from '../../server/db/openDatabase'
import { Secrets } from '../../server/db/Secrets'

/** A gate in a process of its own; it listens when it is told to, so that a spare one can be kept ready. */
async function main(): Promise<void> {
  const config = readConfig(process.env)
  const { db } = await openDatabase({ url: config.databaseUrl ?? '' })
  const secrets = await Secrets.load(db, config.secret)
  process.send?.('ready')
  await new Promise((resolve) => process.once('message', resolve))
  const log = pino({ level: config.logLevel })
  await startGate({ config, db, clock: Date.now, log, secrets }, { burst: 1e6, perSecond: 1e6, heartbeat: 10 })
  process.send?.('listening')
}

process.on('disconnect', () => process.exit(0))
main().catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`)
  process.exit(1)
})
