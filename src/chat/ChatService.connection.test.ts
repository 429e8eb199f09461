import { observable, runInAction } from 'mobx'
import type { Call } from '@/gateway/call'
import type { ChatSession } from './ChatService'
import { FakeGate } from './testing/FakeGate'
import { ManualClock, settle } from './testing/ManualClock'
import { messageOf } from './testing/memoryStorage'
import { Phone, sessionOf } from './testing/Phone'
import { connected, keptBy, setUp } from './testing/twoPhones'

const MINUTE = 60_000

test('chat-and-calls §9: an old client gets an error and does not retry; after another refusal it retries five times with doubling delays', async () => {
  const { clock, gate, one } = setUp()
  gate.admits = false
  one.start()
  await settle()
  expect(one.service.status).toBe('closed')
  expect(one.service.problem).toEqual({ kind: 'handshake', message: 'client version not fullfill' })
  await clock.advance(10 * MINUTE)
  expect(gate.opened).toBe(1)
  gate.admits = true
  gate.listening = false
  one.service.reconnect()
  await settle()
  expect(one.service.status).toBe('waiting')
  const started = gate.opened
  const opened: number[] = []
  for (const delay of [5, 10, 20, 40, 80]) {
    await clock.advance(delay * 1000 - 1)
    opened.push(gate.opened - started)
    await clock.advance(1)
  }
  expect(opened).toEqual([0, 1, 2, 3, 4])
  expect(one.service.status).toBe('closed')
  expect(one.service.problem).toEqual({ kind: 'lost' })
})

test('a kicked client reconnects only when the user asks', async () => {
  const { clock, gate, one } = await connected()
  gate.kickAll()
  await clock.advance(10 * MINUTE)
  expect(one.service.problem).toEqual({ kind: 'kicked' })
  one.service.reconnect()
  await settle()
  expect(one.service.status).toBe('ready')
})

test('a secret that the gate refuses is fetched again, once', async () => {
  const { clock, gate, one } = await connected()
  gate.revoked.add('1-1')
  gate.cutAll()
  await clock.advance(MINUTE)
  expect(one.service.status).toBe('ready')
  for (let n = 0; n < 9; n++) gate.revoked.add(`1-${n}`)
  gate.cutAll()
  await clock.advance(MINUTE)
  expect(one.service.problem).toEqual({ kind: 'login' })
})

test('a push lost on a working connection is detected after a while', async () => {
  const { clock, gate, one } = await connected()
  const write = (n: number) => gate.store(2, 1, { ...messageOf(n).content, tempID: `m${n}` })
  write(0)
  for (let n = 1; n <= 40; n++) gate.push(1, write(n))
  await clock.advance(1000)
  expect(keptBy(one)).toHaveLength(41)
})

test('a message that overtakes the answer to entering stays unread', async () => {
  const { gate, one } = setUp()
  gate.whileEntering = () => gate.push(1, gate.store(2, 1, messageOf(1).content))
  one.start()
  await settle()
  expect([one.service.status, one.service.unread]).toEqual(['ready', 1])
})

test('without a network the client does not connect; when the network returns it connects at once', async () => {
  const { clock, gate, one } = await connected()
  one.network(false)
  await clock.advance(MINUTE)
  expect(one.service.status).toBe('offline')
  const { opened } = gate
  one.service.reconnect()
  await settle()
  expect(gate.opened).toBe(opened)
  one.network(true)
  await settle()
  expect(one.service.status).toBe('ready')
})

test('in the background a mini-program closes its socket, and opens one when it is in front again', async () => {
  const clock = new ManualClock()
  const gate = new FakeGate(clock)
  const phone = new Phone(1, gate, clock, { sleepsInBackground: true })
  phone.start()
  await settle()
  phone.hide()
  await settle()
  expect(gate.seats.size).toBe(0)
  await clock.advance(MINUTE)
  expect(gate.opened).toBe(1)
  phone.show()
  phone.show()
  await settle()
  expect(phone.service.status).toBe('ready')
  expect(gate.seats.size).toBe(1)
})

test('the chat follows the session: it connects for a new member and disconnects the former one', async () => {
  const clock = new ManualClock()
  const gate = new FakeGate(clock)
  const visitor: ChatSession['member'] = { status: 'visitor', profile: null }
  const session = observable({ ...sessionOf(1), member: visitor })
  const ask = ((...given: Parameters<Call>) => gate.askAs(session.member.profile?.rid ?? 0)(...given)) as Call
  const { service, device } = new Phone(1, gate, clock, { ask })
  const become = async (member: ChatSession['member']) => {
    runInAction(() => Object.assign(session, { member }))
    await settle()
    return { status: service.status, seats: [...gate.seats].map(({ rid }) => rid), unread: service.unread }
  }
  const secrets = () => device.keys().filter((key) => key.endsWith(':user'))
  gate.store(3, 2, messageOf(1).content)
  service.start(session)
  expect(await become(visitor)).toEqual({ status: 'idle', seats: [], unread: 0 })
  expect(await become(sessionOf(1).member)).toEqual({ status: 'ready', seats: [1], unread: 0 })
  expect(await become(sessionOf(2).member)).toEqual({ status: 'ready', seats: [2], unread: 1 })
  expect(secrets()).toHaveLength(2)
  expect(await become(visitor)).toEqual({ status: 'idle', seats: [], unread: 0 })
  expect(secrets()).toHaveLength(1)
  expect(await become(sessionOf(2).member)).toEqual({ status: 'ready', seats: [2], unread: 1 })
})

test('the chats of one person in two tenants are separate', async () => {
  const { clock, gate, one } = await connected()
  one.with(2).send('for 1000')
  await settle()
  one.service.start(sessionOf(1, 3073))
  expect(one.shown(2)).toEqual([])
  expect(one.service.conversations).toEqual([])
  await settle()
  expect(gate.seats.size).toBe(2)
  one.service.start({ tenant: { iid: 3073 }, member: { status: 'visitor', profile: null } })
  await clock.advance(MINUTE)
  expect(one.service.status).toBe('idle')
  expect(() => one.with(2)).toThrow()
  one.service.start(sessionOf(1))
  expect(one.shown(2)).toEqual(['sent:for 1000'])
})
