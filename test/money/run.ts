import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { openDatabase } from '../../server/db/openDatabase'
import { ServerProcess } from '../durability/ServerProcess'
import { startPostgres } from '../postgres/startPostgres'
import { Door } from './Door'
import { commissionsOf, judge } from './judge'
import { SETTINGS, setStage } from './MoneyStage'
import { Trade } from './Trade'

/**
 * Members buy, return, withdraw, give and are promoted at the same time, lawfully and not, while the server is killed;
 * after each start the books must balance, and what was acknowledged must be there once: `npm run money --
 * --members 32 --operations 20000 --every 2000 [--short] [--result=file]`.
 */
const LONG = { members: '32', operations: '20000', every: '2000' }
const SHORT = { members: '8', operations: '400', every: '150' }

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      members: { type: 'string' },
      operations: { type: 'string' },
      /** The server is killed after so many operations. */
      every: { type: 'string' },
      short: { type: 'boolean' },
      result: { type: 'string' },
    },
  })
  const given = { ...(values.short ? SHORT : LONG), ...values }
  const [members, operations, every] = [Number(given.members), Number(given.operations), Number(given.every)]
  const since = Date.now()
  const counts = { passed: 0, failed: 0 }
  const dataDir = mkdtempSync(path.join(tmpdir(), 'quanzi-money-'))
  const postgres = await startPostgres({ durable: true })
  const port = 20_000 + Math.floor(Math.random() * 9000)
  const server = new ServerProcess(port, { ...SETTINGS, DATA_DIR: dataDir, DATABASE_URL: postgres.url })
  const door = new Door()
  try {
    const traders = await setStage(postgres.url, server.address, door, members)
    const opened = await openDatabase({ url: postgres.url })
    const check = async (label: string) => {
      const problems = await judge(opened.db, traders)
      counts[problems.length ? 'failed' : 'passed']++
      console.log([`${problems.length ? '✗' : '✓'} ${label}`, ...problems.slice(0, 20)].join('\n    '))
      if (problems.length) console.log(server.lastWords)
    }
    await server.start()
    const trade = new Trade(traders, operations)
    const trading = trade.run()
    for (let done = every; done < operations; done += every) {
      await trade.reach(done)
      // Nobody begins a call any more; those on their way lose their answers.
      door.close()
      await server.end('SIGKILL')
      await door.still()
      const lost = traders.flatMap((one) => one.lost).length
      await server.start()
      await check(`${trade.done} operations, then killed: ${lost} answers lost`)
      door.open()
    }
    await trading
    await check(`all ${trade.done} operations: ${trade.told}; commissions: ${await commissionsOf(opened.db)}`)
    await opened.close()
  } finally {
    await server.end('SIGKILL')
    await postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  console.log(`${members} members, ${((Date.now() - since) / 1000).toFixed(0)} s`)
  console.log(`${counts.passed} passed, ${counts.failed} failed`)
  if (values.result) writeFileSync(values.result, JSON.stringify(counts))
  process.exit(counts.failed > 0 ? 1 : 0)
}

main().catch((error: unknown) => {
  console.error(error)
  process.exit(1)
})
