import { spawn } from 'node:child_process'
import { once } from 'node:events'
import engine from '../jest/engine.json'
import { startPostgres } from './startPostgres'

/**
 * Tests whose outcome does not depend on the database: they look at pictures and faces, at pages, addresses and logs, at
 * what is limited in memory, at how the demo's rows are planted, at who may make a call. They run once, in the suite on
 * PGlite.
 */
const WITHOUT_DATABASE = [
  'server/base/',
  'server/call/',
  'server/chat/(halfOpen|onePackageReader|webSocketTransport).test',
  'server/db/(lockFolder|PGliteSession|Secrets).test',
  'server/delivery/',
  'server/features/distribution/seedTeam.test',
  'server/features/goods/seedCart.test',
  'server/features/orders/seed.test',
  'server/features/registration/photoJourney.test',
  'server/features/wallet/seed.test',
  'server/gateway/(askingPage|callTenant|documentedCalls|exchangeRoutes|http|networkOf|oauthRoutes|permissionMatrix|rateLimit|secretsInLogs).test',
  'server/identity/sessionCookies.test',
  'server/main.test',
  'server/providers/',
  'server/standInWarning.test',
  'server/trade/bookings.test',
]

/** Runs the server's suite on a real PostgreSQL: `tsx test/postgres/runServerSuite.ts [--result=file] [paths]`. */
async function main(): Promise<number> {
  const postgres = await startPostgres({ vacuum: false })
  const args = process.argv.slice(2)
  const result = args.find((arg) => arg.startsWith('--result='))?.slice('--result='.length)
  const paths = args.filter((arg) => !arg.startsWith('--'))
  const report = result ? ['--json', `--outputFile=${result}`] : []
  const options = [
    '--selectProjects',
    'server',
    '--maxWorkers=1',
    `--testPathIgnorePatterns=${WITHOUT_DATABASE.join('|')}`,
  ]
  // Paths come first, because options with lists would take them too.
  const jest = spawn(process.execPath, [...engine, 'node_modules/jest/bin/jest.js', ...paths, ...options, ...report], {
    stdio: 'inherit',
    env: { ...process.env, TEST_DATABASE_URL: postgres.url },
  })
  const [code] = (await once(jest, 'exit')) as [number | null]
  await postgres.stop()
  return code ?? 1
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(`${String(error)}\n`)
    process.exit(1)
  },
)
