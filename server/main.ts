import { once } from 'node:events'
import { join } from 'node:path'
import { DEFAULT_IID } from '@quanzi/contract'
import { buildApp } from './app'
import { ConfigError, readConfig } from './base/config'
import { stopListening } from './base/stopListening'
import { type Job, startJobs } from './call/Job'
import { startGate } from './chat/startGate'
import { FolderInUse, lockFolder } from './db/lockFolder'
import { migrate } from './db/migrate'
import { openDatabase } from './db/openDatabase'
import type { Db } from './db/schema'
import { tidyTables } from './db/tidyTables'
import { JOBS, PLANTERS, STORIES } from './features'
import { greeting } from './greeting'
import { hashPassword } from './identity/passwords'
import { seedMissingTenants } from './seed/seedMissingTenants'
import { standInWarning } from './standInWarning'

/** In ms: how long requests in progress may take when the server stops. */
const PATIENCE = 10_000
/** In ms: how long the whole stop may take. */
const STOP_LIMIT = 40_000

/** What PostgreSQL does by itself. */
const TIDY: Job = { name: 'tidy tables', run: async ({ db }) => void (await tidyTables(db)) }

/** Started with `--site-follows` while the site is built: the parent sends a message when that is done. */
async function siteBuilt(): Promise<void> {
  if (!process.argv.includes('--site-follows')) return
  const alone = () => process.exit(1)
  process.once('disconnect', alone)
  await once(process, 'message')
  process.off('disconnect', alone)
  process.disconnect()
}

/** Opens the database, migrates it and listens; stops in reverse order. Resolves to the database, once it listens. */
async function main(): Promise<Db> {
  const config = readConfig(process.env)
  const building = siteBuilt()
  // Several processes may share PostgreSQL; the embedded database has one owner.
  const unlock = config.databaseUrl ? async () => {} : await lockFolder(config.dataDir)
  const opened = await openDatabase(
    config.databaseUrl ? { url: config.databaseUrl } : { folder: join(config.dataDir, 'db') },
  )
  await migrate(opened.db)
  const seeded = await seedMissingTenants(opened.db, { now: Date.now(), hashPassword, planters: PLANTERS })
  await building
  const { http, services } = await buildApp({ config, db: opened.db })
  if (seeded.length > 0) http.log.info({ tenants: seeded }, 'demo tenants seeded')
  if (seeded.includes(DEFAULT_IID)) for (const happen of STORIES) await happen(services)
  const stopJobs = startJobs(opened.kind === 'pglite' ? [...JOBS, TIDY] : JOBS, services)
  const gate = await startGate(services)
  services.pushes.connect(gate.push)
  await http.listen({ port: config.port, host: config.host })
  process.stdout.write(await greeting(config))
  const warning = standInWarning(config, services.providers)
  if (warning) process.stderr.write(warning)

  let stopping = false
  const stop = async (signal: string) => {
    if (stopping) return
    stopping = true
    http.log.info({ signal }, 'stopping')
    let step = ''
    // What never ends must not keep the process; the database is as after a power cut.
    setTimeout(() => {
      http.log.error({ step }, 'could not stop in time')
      process.exit(1)
    }, STOP_LIMIT).unref()
    const steps = {
      jobs: stopJobs,
      gate: () => gate.stop(),
      requests: () => stopListening(http, PATIENCE),
      database: () => opened.close(),
      lock: unlock,
    }
    for (const [name, end] of Object.entries(steps)) {
      step = name
      await end()
    }
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal))
  return opened.db
}

export const serving: Promise<Db> = main().catch((error: unknown) => {
  if (error instanceof ConfigError) process.stderr.write(`The configuration is wrong:\n${error.message}\n`)
  else if (error instanceof FolderInUse) process.stderr.write(`${error.message}\n`)
  else process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
  process.exit(1)
})
