import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startPostgres } from '../postgres/startPostgres'
import type { GateReady } from './chat/gateMain'
import { gateLines, type Line, relayLines } from './chat/lines'
import { burstRate, pacedDelivery } from './chat/measure'
import type { Percentiles } from './chat/percentile'
import { type Figure, median } from './Figure'

const CLIENTS = 200
const BURSTS = 15
const PACED = 3000
const ROUNDS = 3
const root = path.resolve(__dirname, '../..')

const MAINS = { gate: 'test/bench/chat/gateMain.ts', relay: 'test/bench/chat/relayMain.ts' }

/** Runs one of the servers in its own process; `ask` resolves to its next message. */
async function launch<T>(main: keyof typeof MAINS, env: Readonly<Record<string, string>> = {}) {
  const child: ChildProcess = spawn(process.execPath, ['--import', 'tsx', MAINS[main], String(CLIENTS)], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ...env },
  })
  const [ready] = (await once(child, 'message')) as [T]
  return {
    ready,
    async ask<A>(): Promise<A> {
      child.send('ask')
      const [answer] = (await once(child, 'message')) as [A]
      return answer
    },
    async stop() {
      const ended = once(child, 'exit')
      child.disconnect()
      await ended
    },
  }
}

const STALLED = 90_000

/** Ends the lines in any case: a message that never arrives would block the bench for ever. */
async function withLines<T>(lines: readonly Line[], work: (lines: readonly Line[]) => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const stalled = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('a message did not arrive')), STALLED)
  })
  try {
    return await Promise.race([work(lines), stalled])
  } finally {
    clearTimeout(timer)
    for (const line of lines) line.close()
  }
}

async function compare(database: string, env: Readonly<Record<string, string>>): Promise<Figure[]> {
  const gate = await launch<GateReady>('gate', env)
  const relay = await launch<{ port: number }>('relay')
  const rates = { gate: [] as number[], relay: [] as number[] }
  const delays = { gate: [] as Percentiles[], relay: [] as Percentiles[] }
  const { commit } = await gate.ask<{ commit: number }>()
  for (let round = 0; round < ROUNDS; round++) {
    await withLines(await relayLines(relay.ready.port, CLIENTS), async (lines) => {
      rates.relay.push(await burstRate(lines, BURSTS * 2))
      delays.relay.push(await pacedDelivery(lines, PACED))
    })
    await relay.ask()
    await withLines(await gateLines(gate.ready.port, gate.ready.peers), async (lines) => {
      rates.gate.push(await burstRate(lines, BURSTS))
      delays.gate.push(await pacedDelivery(lines, PACED))
    })
  }
  await gate.stop()
  await relay.stop()
  const [ours, bare] = [median(rates.gate), median(rates.relay)]
  const round = (value: number) => Math.round(value * 100) / 100
  const delay = (of: readonly Percentiles[], part: keyof Percentiles) => round(median(of.map((round) => round[part])))
  const group = `chat on ${database}`
  return [
    { group, name: `delivered, ${CLIENTS} clients in bursts`, value: Math.round(ours), unit: 'msg/s' },
    { group, name: 'a bare relay, nothing stored', value: Math.round(bare), unit: 'msg/s' },
    { group, name: 'gate ÷ relay', value: round(ours / bare), unit: '×', min: 0.3 },
    { group, name: 'relay, delivery p50 at 1,000 a second', value: delay(delays.relay, 'p50'), unit: 'ms' },
    { group, name: 'relay, delivery p99 at 1,000 a second', value: delay(delays.relay, 'p99'), unit: 'ms' },
    { group, name: 'one commit, p99', value: round(commit), unit: 'ms' },
    { group, name: 'gate, delivery p50 at 1,000 a second', value: delay(delays.gate, 'p50'), unit: 'ms' },
    { group, name: 'gate, delivery p90 at 1,000 a second', value: delay(delays.gate, 'p90'), unit: 'ms' },
    {
      group,
      name: 'gate, delivery p99 at 1,000 a second',
      value: delay(delays.gate, 'p99'),
      unit: 'ms',
      max: round(3 * delay(delays.relay, 'p99') + commit),
    },
  ]
}

/**
 * The gate next to a bare websocket relay in the same run, on each database: throughput in bursts, delay at a steady
 * rate.
 */
export async function chatFigures(): Promise<Figure[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'quanzi-chat-bench-'))
  const embedded = await compare('PGlite', { DATA_DIR: folder, DATABASE_URL: '', REDIS_URL: '' })
  rmSync(folder, { recursive: true, force: true })
  const postgres = await startPostgres({ durable: true })
  const served = await compare('PostgreSQL', { DATABASE_URL: postgres.url, REDIS_URL: '' })
  await postgres.stop()
  return [...embedded, ...served]
}
