import { observable, runInAction } from 'mobx'
import type { Call } from '@/gateway/call'
import { ChatEntry } from './ChatEntry'
import type { ChatSession } from './ChatService'
import { FakeGate } from './testing/FakeGate'
import { ManualClock, settle } from './testing/ManualClock'
import { messageOf } from './testing/memoryStorage'
import { Phone, sessionOf } from './testing/Phone'

function setUp() {
  const clock = new ManualClock()
  const gate = new FakeGate(clock)
  const phone = new Phone(1, gate, clock)
  gate.store(2, 1, messageOf(1).content)
  const later = (ms: number, action: () => void) => void clock.after(ms, action)
  return { clock, gate, phone, later }
}

test('on H5 the chat loads after the first screen and shows the unread count', async () => {
  const { clock, gate, phone, later } = setUp()
  const load = jest.fn(async () => phone.service)
  const entry = new ChatEntry({ load, later, ask: gate.askAs(1) })
  entry.follow(sessionOf(1))
  await settle()
  expect(load).not.toHaveBeenCalled()
  await clock.advance(3000)
  expect([load.mock.calls.length, entry.unread]).toEqual([1, 1])
})

test('a chunk that failed to load is loaded again', async () => {
  const { gate, phone, later } = setUp()
  const load = jest.fn().mockRejectedValueOnce(new Error('no network')).mockResolvedValueOnce(phone.service)
  const entry = new ChatEntry({ load, later, ask: gate.askAs(1) })
  await expect(entry.load()).rejects.toThrow('no network')
  expect(await entry.load()).toBe(phone.service)
})

test('a mini-program’s platform loads the chat, which registers itself', async () => {
  const { clock, gate, phone, later } = setUp()
  const entry: ChatEntry = new ChatEntry({
    load: async () => {
      entry.provide(phone.service)
      return null
    },
    later,
    ask: gate.askAs(1),
  })
  entry.follow(sessionOf(1))
  await clock.advance(3000)
  expect([entry.service?.status, entry.unread]).toEqual(['ready', 1])
})

test('a chat that failed to load is loaded again, and the gateway counts meanwhile', async () => {
  const { clock, phone, later } = setUp()
  const ask = (async () => [{ unread: 2 }]) as unknown as Call
  const load = jest.fn().mockRejectedValueOnce(new Error('no network')).mockResolvedValueOnce(phone.service)
  const entry = new ChatEntry({ load, later, ask })
  entry.follow(sessionOf(1))
  await clock.advance(3000)
  expect([entry.service, entry.unread]).toEqual([null, 2])
  await clock.advance(30_000)
  expect([entry.service?.status, entry.unread]).toEqual(['ready', 1])
  await clock.advance(300_000)
  expect(load).toHaveBeenCalledTimes(2)
})

test('nothing is loaded for a visitor; after login the chat is', async () => {
  const { clock, gate, phone, later } = setUp()
  const { tenant, member } = sessionOf(1)
  const session = observable({ tenant, member: { status: 'visitor', profile: null } as ChatSession['member'] })
  const load = jest.fn(async () => phone.service)
  const entry = new ChatEntry({ load, later, ask: gate.askAs(1) })
  entry.follow(session)
  await clock.advance(300_000)
  expect(load).not.toHaveBeenCalled()
  runInAction(() => Object.assign(session, { member }))
  await clock.advance(3000)
  expect(entry.service?.status).toBe('ready')
})

test('where code cannot be loaded later, the gateway counts until a page brings the chat', async () => {
  const { clock, phone, later } = setUp()
  const ask = (async () => [{ unread: 2 }, { unread: 3 }]) as unknown as Call
  const entry = new ChatEntry({ load: null, later, ask })
  entry.follow(sessionOf(1))
  await clock.advance(3000)
  expect(entry.unread).toBe(5)
  const loading = entry.load()
  entry.provide(phone.service)
  expect(await loading).toBe(phone.service)
  await settle()
  expect([phone.service.status, entry.unread]).toEqual(['ready', 1])
})
