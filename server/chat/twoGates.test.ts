import { type ChatSent, markChatRead, sendChat } from '@quanzi/contract'
import { Redis } from 'ioredis'
import { readConfig } from '../base/config'
import { type Actor, createTestServer, type TestServer } from '../testing/createTestServer'
import { enterGate } from '../testing/enterGate'
import { type Chat, textTo, until } from '../testing/openChat'
import { seatsCounted } from '../testing/seatsCounted'
import { type RedisServer, startRedis } from '../testing/startRedis'
import { type Gate, startGate } from './startGate'

let server: TestServer
let redis: RedisServer
let left: Gate
let right: Gate
const open = new Set<Chat>()
const told: string[] = []

/** A fake of the server's log, which the test reads. */
const log = () => {
  const write = (details: unknown, message?: string) => void told.push(message ?? String(details))
  return { ...server.app.services.log, info: write, warn: write, error: write } as TestServer['app']['services']['log']
}

const gateOn = (url: string) =>
  startGate(
    {
      ...server.app.services,
      config: { ...readConfig({ GATE_PORT: '0', REDIS_URL: url }), publicUrl: 'http://x' },
      clock: Date.now,
      log: log(),
    },
    { burst: 1000, connections: 3 },
  )

beforeAll(async () => {
  server = await createTestServer({ env: { GATE_PORT: '0' } })
  server.time.now = Date.now()
  redis = await startRedis()
  left = await gateOn(redis.url)
  right = await gateOn(redis.url)
})
afterEach(() => {
  for (const chat of open) chat.close()
  open.clear()
})
afterAll(async () => {
  await Promise.all([left.stop(), right.stop()])
  await redis.stop()
  await server.close()
})

async function enter(gate: Gate, who: Actor): Promise<Chat> {
  const { chat } = await enterGate(server, gate.port, who)
  open.add(chat)
  return chat
}

let serial = 0
const send = (chat: Chat, to: Actor, text: string) =>
  chat.request<ChatSent>(sendChat.uri, { content: textTo(to.member.rid, text, `two-${++serial}`), scope: 1 })

const idsOf = (chat: Chat) => [...new Set(chat.messages.map(({ id }) => id))]
const pair = async () => {
  const [ann, ben] = [await server.login(), await server.login()]
  return { ann, ben, a: await enter(left, ann), b: await enter(right, ben) }
}

test('a message, its echo and its read receipt reach the other server', async () => {
  const { ann, ben, a, b } = await pair()
  const other = await enter(right, ann)
  const { id } = await send(a, ben, '你好')
  await until(() => b.messages.length === 1 && other.messages.length === 1, 'message and echo')
  expect([idsOf(b), idsOf(other), idsOf(a)]).toEqual([[id], [id], []])
  await b.request(markChatRead.uri, { msgids: [id] })
  await until(() => a.reads.length === 1, 'the receipt')
})

/** Messages sent while Redis is `away` are acknowledged at once, and reach the other server before Redis is back. */
async function talkThrough(away: () => void | Promise<void>, back: () => void | Promise<void>): Promise<void> {
  const { ann, ben, a, b } = await pair()
  const sent: string[] = []
  const say = async (text: string) => {
    const since = Date.now()
    const { code, id = '' } = await send(a, ben, text)
    expect(code).toBe(200)
    sent.push(id)
    return Date.now() - since
  }
  await say('前')
  await until(() => idsOf(b).length === 1, 'the first')
  await away()
  const waits = [await say('一'), await say('二')]
  // Each command of a server has a timeout of a second: nothing waits for it.
  expect(Math.max(...waits)).toBeLessThan(900)
  await until(() => idsOf(b).length === 3, 'what was sent meanwhile')
  const late = await enter(right, ann)
  await send(late, ben, '三')
  await back()
  await until(() => told.at(-1) === 'Redis answers again', 'Redis')
  const { id = '' } = await send(a, ben, '后')
  await until(() => idsOf(b).length === 5 && idsOf(late).includes(id), 'all')
  expect(sent.every((id) => idsOf(b).includes(id))).toBe(true)
}

test('while Redis hangs, sending and entering do not wait, and no message is lost', async () => {
  await talkThrough(
    () => redis.freeze(),
    () => redis.thaw(),
  )
})

test('the same holds for a Redis that is killed and returns empty', async () => {
  await talkThrough(
    () => redis.stop(),
    () => redis.start(),
  )
})

test('a server starts without Redis, reports that, and uses Redis when it appears', async () => {
  const later = await startRedis({ stopped: true })
  told.length = 0
  const [one, two] = [await gateOn(later.url), await gateOn(later.url)]
  await until(
    () => told.includes('Redis does not answer: messages that other servers have stored are read from the database'),
    'the word',
  )
  const [ann, ben] = [await server.login(), await server.login()]
  const [a, b] = [await enter(one, ann), await enter(two, ben)]
  await send(a, ben, '没有 Redis')
  await until(() => idsOf(b).length === 1, 'the first')
  await later.start()
  await until(() => told.at(-1) === 'Redis answers again', 'Redis')
  await send(a, ben, '有了')
  await until(() => idsOf(b).length === 2, 'the second')
  // Each server reports an outage once, however many attempts there were.
  expect(told.filter((line) => line.startsWith('Redis does not answer'))).toHaveLength(2)
  await Promise.all([one.stop(), two.stop()])
  await later.stop()
})

test('a member’s connections are counted over both servers and the oldest is closed, even after Redis lost its data', async () => {
  const ann = await server.login()
  const chats = [await enter(left, ann), await enter(right, ann), await enter(left, ann), await enter(right, ann)]
  const states = () => chats.map(({ client }) => client.state.status)
  await until(() => states()[0] === 'closed', 'the first goes')
  expect(states()).toEqual(['closed', 'ready', 'ready', 'ready'])
  expect(chats[0]?.events).toContainEqual({ type: 'kick', reason: 'too many connections' })
  told.length = 0
  await redis.stop()
  await redis.start()
  await until(() => told.filter((line) => line === 'Redis answers again').length === 2, 'Redis for both')
  // The servers name their connections to it again: one that came before the others would be the oldest.
  const admin = new Redis(redis.url)
  await seatsCounted(admin, ann.member.rid, 3)
  admin.disconnect()
  chats.push(await enter(right, ann))
  await until(() => states().filter((state) => state === 'closed').length === 2, 'another one goes')
  expect(states()[4]).toBe('ready')
})
