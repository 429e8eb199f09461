import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { migrate } from '../../server/db/migrate'
import { openDatabase } from '../../server/db/openDatabase'
import { PLANTERS } from '../../server/features'
import { createMember } from '../../server/identity/members'
import { hashPassword } from '../../server/identity/passwords'
import { openSession } from '../../server/identity/sessions'
import { checkLedger } from '../../server/ledger/checkLedger'
import { seedMissingTenants } from '../../server/seed/seedMissingTenants'
import { placeMigrated } from '../../server/testing/migratedFiles'
import { startPostgres } from '../postgres/startPostgres'
import { ServerProcess } from './ServerProcess'
import { type Acknowledged, Shopper } from './Shopper'
import { stopGracefully } from './stopGracefully'

/**
 * Kills the server during writes, ten times on each database (`--short`: four times), and then asks it for every order
 * and payment that it has acknowledged: `tsx test/durability/run.ts [--short] [--result=file] [pglite|postgresql]`.
 */
const ROUNDS = process.argv.includes('--short') ? 4 : 10
const SHOPPERS = 4
const MEMBERS_EACH = 60

type Where = { readonly url: string } | { readonly folder: string }

/** A seeded site with enough seats, and logged-in members. */
async function prepare(where: Where): Promise<string[]> {
  const opened = await openDatabase(where)
  const now = Date.now()
  await migrate(opened.db)
  await seedMissingTenants(opened.db, { now, hashPassword, planters: PLANTERS })
  await opened.db.updateTable('act_session').set({ stock: 1_000_000 }).where('id', '=', '9012-s1').execute()
  const bearers: string[] = []
  for (let n = 0; n < SHOPPERS * MEMBERS_EACH; n++) {
    const member = await createMember(opened.db, { iid: 1000, nickName: `顾客${n}`, at: now })
    const who = { iid: 1000, userId: member.user_id, openid: null, unionid: null }
    bearers.push((await openSession(opened.db, Date.now, who)).bearer)
  }
  await opened.close()
  return bearers
}

async function missing(shopper: Shopper, orders: readonly Acknowledged[]): Promise<string[]> {
  const lost: string[] = []
  for (const order of orders) {
    const stored = await shopper
      .call('/h5/order/detail', { iid: 1000, orderId: order.gid }, order.bearer)
      .catch(() => null)
    if (!stored) lost.push(`order ${order.gid} is gone`)
    else if (order.paid && stored.status !== 11) lost.push(`payment ${order.tradeNo} is gone: status ${stored.status}`)
  }
  return lost
}

interface Site {
  readonly name: string
  readonly where: Where
  readonly env: Readonly<Record<string, string>>
  /** In every second round this crashes the database together with the server. */
  crashDatabase?(): Promise<void>
}

/** The number of payments before a kill, small or large, whatever the speed of the machine. */
function paymentsBeforeKill() {
  let left = 3 + Math.floor(Math.random() * 40)
  let reach = () => {}
  const reached = new Promise<void>((resolve) => {
    reach = resolve
  })
  const count = () => {
    left -= 1
    if (left <= 0) reach()
  }
  return { count, reached }
}

async function rounds(site: Site, port: number): Promise<{ passed: number; failed: number }> {
  const bearers = await prepare(site.where)
  const counts = { passed: 0, failed: 0 }
  const server = new ServerProcess(port, site.env)
  const judge = (label: string, problems: readonly string[]) => {
    if (problems.length === 0) counts.passed++
    else counts.failed++
    console.log(
      `${problems.length ? '✗' : '✓'} ${site.name}: ${label}${problems.map((one) => `\n    ${one}`).join('')}`,
    )
  }
  await server.start()
  for (let round = 1; round <= ROUNDS; round++) {
    const enough = paymentsBeforeKill()
    const shoppers = Array.from(
      { length: SHOPPERS },
      (_, n) => new Shopper(server.address, bearers.slice(n * MEMBERS_EACH, (n + 1) * MEMBERS_EACH), enough.count),
    )
    const shopping = Promise.all(shoppers.map((shopper) => shopper.shop()))
    await Promise.race([shopping, enough.reached])
    await server.end('SIGKILL')
    await shopping
    if (round % 2 === 0) await site.crashDatabase?.()
    await server.start()
    const orders = shoppers.flatMap((shopper) => shopper.acknowledged)
    const paid = orders.filter((order) => order.paid).length
    const [first] = shoppers
    const lost = first && orders.length > 0 ? await missing(first, orders) : ['nothing was acknowledged']
    judge(`round ${round}, ${orders.length} orders and ${paid} payments acknowledged before the kill`, lost)
  }
  const stopped = await stopGracefully(server, bearers[0] ?? '').catch((error: unknown) => [String(error)])
  judge('told to stop, it answers the order it has begun and ends well', stopped)
  const opened = await openDatabase(site.where)
  judge('the ledger balances', (await checkLedger(opened.db)).map(String))
  await opened.close()
  return counts
}

async function onPGlite(port: number) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'quanzi-durable-'))
  const site = {
    name: 'PGlite',
    where: { folder: path.join(dataDir, 'db') },
    env: { DATA_DIR: dataDir, DATABASE_URL: '' },
  }
  await placeMigrated(site.where.folder)
  const counts = await rounds(site, port)
  rmSync(dataDir, { recursive: true, force: true })
  return counts
}

async function onPostgres(port: number) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'quanzi-durable-'))
  const postgres = await startPostgres({ durable: true })
  const { url } = postgres
  const env = { DATA_DIR: dataDir, DATABASE_URL: url }
  const counts = await rounds({ name: 'PostgreSQL', where: { url }, env, crashDatabase: () => postgres.crash() }, port)
  await postgres.stop()
  rmSync(dataDir, { recursive: true, force: true })
  return counts
}

async function main() {
  const args = process.argv.slice(2)
  const only = args.find((arg) => !arg.startsWith('--'))
  const result = args.find((arg) => arg.startsWith('--result='))?.slice('--result='.length)
  const port = 20_000 + Math.floor(Math.random() * 9000)
  const all: { passed: number; failed: number }[] = []
  if (only !== 'postgresql') all.push(await onPGlite(port))
  if (only !== 'pglite') all.push(await onPostgres(port + 10))
  const sum = (key: 'passed' | 'failed') => all.reduce((total, one) => total + one[key], 0)
  const counts = { passed: sum('passed'), failed: sum('failed') }
  console.log(`${counts.passed} passed, ${counts.failed} failed`)
  if (result) writeFileSync(result, JSON.stringify(counts))
  process.exit(counts.failed > 0 ? 1 : 0)
}

main().catch((error: unknown) => {
  console.error(error)
  process.exit(1)
})
