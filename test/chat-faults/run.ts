import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildApp } from '../../server/app'
import { readConfig } from '../../server/base/config'
import { migrate } from '../../server/db/migrate'
import { openDatabase } from '../../server/db/openDatabase'
import type { Db } from '../../server/db/schema'
import { createMember } from '../../server/identity/members'
import { openSession } from '../../server/identity/sessions'
import { startRedis } from '../../server/testing/startRedis'
import { startPostgres } from '../postgres/startPostgres'
import { freePort } from '../startSite'
import { Chatter } from './Chatter'
import type { ChatterTask, Party } from './ChatterTask'
import { FaultyLine } from './FaultyLine'
import { GateProcess } from './GateProcess'

/**
 * Two members write to each other while gates, clients and the line between them fail; afterwards
 * both hold the same messages in the same order, each once: `tsx test/chat-faults/run.ts [--result=file] [one|two]`.
 */
const SECRET = 'a secret for the chat faults, long enough'
const EACH = 1000
const GATE_KILLS = 50
const CLIENT_KILLS = 6

interface Person extends Party {
  readonly bearer: string
}

async function newPerson(db: Db, nickName: string): Promise<Person> {
  const now = Date.now()
  const member = await createMember(db, { iid: 1000, nickName, at: now })
  const who = { iid: 1000, userId: member.user_id, openid: null, unionid: null }
  const { bearer } = await openSession(db, Date.now, who)
  return { uid: member.user_id, rid: member.rid, bearer }
}

/** Two chatters, and what happens at certain counts of messages that have got through. */
class Exchange {
  readonly chatters: readonly Chatter[]
  private readonly waiting: { at: number; resolve: () => void; reject: (error: Error) => void }[] = []

  constructor(tasks: readonly ChatterTask[]) {
    this.chatters = tasks.map(
      (task) =>
        new Chatter(
          task,
          () => this.progressed(),
          (error) => this.fail(error),
        ),
    )
    for (const chatter of this.chatters) void chatter.start()
  }

  /** Settled when so many messages have been acknowledged and received, of both sides together. */
  reach(at: number): Promise<void> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ at, resolve, reject })
      this.progressed()
    })
  }

  private fail(error: Error): void {
    for (const { reject } of this.waiting.splice(0)) reject(error)
  }

  private progressed(): void {
    const done = this.chatters.reduce((sum, { sent, got }) => sum + sent + got, 0)
    for (const one of this.waiting.filter(({ at }) => at <= done)) {
      this.waiting.splice(this.waiting.indexOf(one), 1)
      one.resolve()
    }
  }
}

/** What is wrong with what the two hold. */
async function judge(db: Db, exchange: Exchange, each: number, rids: readonly number[]): Promise<string[]> {
  const problems: string[] = []
  const [left = [], right = []] = exchange.chatters.map((chatter) =>
    chatter.held().map(({ id, text }) => `${id} ${text}`),
  )
  for (const chatter of exchange.chatters)
    if (chatter.waiting().length > 0) problems.push(`${chatter.waiting().length} still wait to be sent`)
  if (left.length !== each * 2) problems.push(`the first holds ${left.length} messages`)
  if (left.join() !== right.join()) problems.push('they do not hold the same')
  for (const name of ['a', 'b']) {
    const numbers = left.map((line) => line.split(' ')[1] ?? '').filter((text) => text.startsWith(`${name}-`))
    if (numbers.some((text, index) => text !== `${name}-${index + 1}`)) problems.push(`${name}’s are out of order`)
  }
  const stored = await db.selectFrom('chat_message').select('id').where('from_rid', 'in', rids).execute()
  if (stored.length !== each * 2) problems.push(`${stored.length} messages are stored`)
  return problems
}

interface Outcome {
  readonly name: string
  readonly problems: readonly string[]
}

async function withSite<T>(
  work: (site: {
    db: Db
    url: string
    folder: string
    gateway: string
    people: readonly [Person, Person]
  }) => Promise<T>,
): Promise<T> {
  const postgres = await startPostgres({ durable: true })
  const opened = await openDatabase({ url: postgres.url })
  const folder = mkdtempSync(path.join(tmpdir(), 'quanzi-chat-'))
  await migrate(opened.db)
  const config = readConfig({ DATABASE_URL: postgres.url, DATA_DIR: folder, SECRET, LOG_LEVEL: 'error' })
  const { http } = await buildApp({ config, db: opened.db })
  const gateway = await http.listen({ port: 0, host: '127.0.0.1' })
  const people = [await newPerson(opened.db, '甲'), await newPerson(opened.db, '乙')] as const
  try {
    return await work({ db: opened.db, url: postgres.url, folder, gateway, people })
  } finally {
    await http.close()
    await opened.close()
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

const gateEnv = (url: string, port: number) => ({
  DATABASE_URL: url,
  REDIS_URL: '',
  GATE_PORT: String(port),
  SECRET,
  LOG_LEVEL: 'error',
})

const tasksOf = (
  [a, b]: readonly [Person, Person],
  options: { folder: string; gateway: string; count: number; urls: readonly (readonly string[])[] },
): ChatterTask[] =>
  [a, b].map((me, index) => ({
    name: index === 0 ? 'a' : 'b',
    me,
    peer: index === 0 ? b : a,
    bearer: me.bearer,
    gateway: options.gateway,
    count: options.count,
    folder: path.join(options.folder, `device-${index}`),
    urls: options.urls[index] ?? [],
  }))

/** One gate, killed again and again, behind a faulty line; clients are killed in between. */
const killedGate = (): Promise<Outcome> =>
  withSite(async ({ db, url, folder, gateway, people }) => {
    const port = await freePort()
    const gate = new GateProcess(gateEnv(url, port))
    await gate.start()
    const line = await FaultyLine.open(port, { halfOpen: 0.002, duplicate: 0.05, delay: 0.2 })
    const urls = [[line.url], [line.url]]
    const exchange = new Exchange(tasksOf(people, { folder, gateway, count: EACH, urls }))
    const all = EACH * 4
    for (let kill = 1; kill <= GATE_KILLS; kill++) {
      await exchange.reach(Math.floor((all * kill) / (GATE_KILLS + 1)))
      await gate.kill()
      const chatter = exchange.chatters[kill % 2]
      if (kill % Math.floor(GATE_KILLS / CLIENT_KILLS) === 0) {
        await chatter?.kill()
        await chatter?.start()
      }
      await gate.start()
    }
    await exchange.reach(all)
    for (const chatter of exchange.chatters) await chatter.kill()
    await gate.dispose()
    line.close()
    const rids = people.map(({ rid }) => rid)
    const problems = await judge(db, exchange, EACH, rids)
    const { halfOpen, duplicated, delayed } = line.counts
    const happened = `${halfOpen} half-open lines, ${duplicated} answers doubled, ${delayed} delayed`
    return { name: `${EACH * 2} messages, gate killed ${GATE_KILLS} times, ${happened}`, problems }
  })

/** Two gates through Redis, a member on each; each gate is killed once, and Redis is away for a while. */
const twoGates = (): Promise<Outcome> =>
  withSite(async ({ db, url, folder, gateway, people }) => {
    const redis = await startRedis()
    const ports = [await freePort(), await freePort()]
    const gates = ports.map((port) => new GateProcess({ ...gateEnv(url, port), REDIS_URL: redis.url }))
    await Promise.all(gates.map((gate) => gate.start()))
    const [one = '', two = ''] = ports.map((port) => `ws://127.0.0.1:${port}`)
    const each = 500
    const exchange = new Exchange(
      tasksOf(people, {
        folder,
        gateway,
        count: each,
        urls: [
          [one, two],
          [two, one],
        ],
      }),
    )
    await exchange.reach(each)
    await gates[0]?.kill()
    await exchange.reach(each * 2)
    await gates[0]?.start()
    await gates[1]?.kill()
    await exchange.reach(each * 3)
    await gates[1]?.start()
    // What is sent from here on is stored and acknowledged, and not heard on the other gate.
    await redis.stop()
    await exchange.reach(each * 3 + 100)
    await redis.start()
    await exchange.reach(each * 4)
    for (const chatter of exchange.chatters) await chatter.kill()
    for (const gate of gates) await gate.dispose()
    await redis.stop()
    const rids = people.map(({ rid }) => rid)
    return {
      name: `${each * 2} messages over two gates, each killed once, Redis once`,
      problems: await judge(db, exchange, each, rids),
    }
  })

async function main(): Promise<void> {
  const args = process.argv.slice(2)
  const only = args.find((arg) => !arg.startsWith('--'))
  const result = args.find((arg) => arg.startsWith('--result='))?.slice('--result='.length)
  const outcomes: Outcome[] = []
  if (only !== 'two') outcomes.push(await killedGate())
  if (only !== 'one') outcomes.push(await twoGates())
  for (const { name, problems } of outcomes)
    console.log(`${problems.length ? '✗' : '✓'} ${name}${problems.map((one) => `\n    ${one}`).join('')}`)
  const failed = outcomes.filter(({ problems }) => problems.length > 0).length
  const counts = { passed: outcomes.length - failed, failed }
  console.log(`${counts.passed} passed, ${counts.failed} failed`)
  if (result) writeFileSync(result, JSON.stringify(counts))
  process.exit(failed > 0 ? 1 : 0)
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
  process.exit(1)
})
