import type { CheckinDone, KeptScan, KeptScanResult, OfflineTimes } from '@quanzi/contract'
import { GatewayError } from '@/gateway/GatewayError'
import type { Journal } from '@/platform/journal/types'
import { openStorage } from '@/platform/storage/openStorage'
import type { Storage } from '@/platform/storage/types'
import { journaled } from '@/session/journaled'
import { entrantLists } from './entrantLists'
import { KeptScans } from './KeptScans'
import { hashOf, OfflineCodes } from './OfflineCodes'
import { type ScanOutcome, ScanStore } from './ScanStore'

const offline = new GatewayError({ kind: 'network', code: 0, msg: '没有网络', offline: true })
const refused = new GatewayError({
  ...{ kind: 'business', code: 201002, msg: '该票无效' },
  response: { code: 201002, msg: '该票无效', data: { why: 'refunded' } },
})

function memory(): Storage {
  const all = new Map<string, string>()
  return {
    read: (key) => all.get(key) ?? null,
    write: (key, value) => Boolean(all.set(key, value)),
    remove: (key) => void all.delete(key),
    keys: () => [...all.keys()],
  }
}

const done = (ticket: string, first = true): CheckinDone => ({
  ...{ id: `c${ticket}`, first, at: 5, order: 1, entryId: 'e', person: '张三' },
  ...{ placeId: 'p', place: '签到处', operator: '站长' },
})

interface Line {
  send: (ticket: string) => CheckinDone
  sendAll: (scans: readonly KeptScan[]) => readonly KeptScanResult[]
}

/** What a browser writes at once, beside its storage. */
function bookOf(pages = new Map<string, string>()): Journal {
  return {
    put: (key, text) => void pages.set(key, text),
    remove: (key) => void pages.delete(key),
    read: async (prefix) => new Map([...pages].filter(([key]) => key.startsWith(prefix))),
  }
}

/** A phone: `storage` outlives its app. */
function phone(
  storage: Storage,
  line: Line,
  clock = { now: 1_000_000, tick: 0, run: 'one' },
  codes: OfflineCodes | null = null,
  book = bookOf(),
) {
  const device = journaled(openStorage(storage, '1000'), 1000, book)
  const outcomes: ScanOutcome[] = []
  const store = new ScanStore({
    kept: new KeptScans(device, 'scans:9', { tick: () => clock.tick, now: () => clock.now, run: clock.run }),
    codes: () => codes,
    send: async ({ ticket }) => line.send(ticket),
    sendAll: async (scans) => line.sendAll(scans),
    onOutcome: (outcome) => outcomes.push(outcome),
    now: () => clock.now,
  })
  return { store, outcomes, clock }
}

const away: Line = {
  send: () => {
    throw offline
  },
  sendAll: () => {
    throw offline
  },
}

test('a scan is first, again or refused, and leaves the device when it was answered', async () => {
  let first = true
  const { store, outcomes, clock } = phone(memory(), {
    send: (ticket) => {
      if (ticket === '3333333333') throw refused
      return done(ticket, first)
    },
    sendAll: () => [],
  })
  expect(await store.see('1111 1111 11')).toBe(true)
  expect(await store.see('1111111111')).toBe(false)
  first = false
  clock.now += 60_000
  expect(await store.see('1111111111')).toBe(true)
  // What became of it is to be read first; then the next one is taken.
  clock.now += 1100
  expect(await store.see('3333333333')).toBe(false)
  clock.now += 100
  expect(await store.see('3333333333')).toBe(true)
  expect(await store.see('https://example.org')).toBe(false)
  expect(outcomes.map(({ kind, message, why }) => [kind, message, why])).toEqual([
    ['first', '', null],
    ['again', '', null],
    ['refused', '该票无效', 'refunded'],
  ])
  expect(store.waiting).toBe(0)
})

test('without network scans wait on the device, survive the app, and are sent in order, each with its own key', async () => {
  const storage = memory()
  const before = phone(storage, away)
  await before.store.scan('1111111111')
  before.clock.now += 1000
  before.clock.tick += 1000
  await before.store.scan('2222222222')
  expect(before.outcomes.map(({ kind }) => kind)).toEqual(['kept', 'kept'])

  const sent: KeptScan[] = []
  const after = phone(
    storage,
    {
      ...away,
      sendAll: (scans) => {
        sent.push(...scans)
        return scans.map(({ reqId, ticket }) =>
          ticket === '2222222222' ? { reqId, code: 1000004, why: 'unknown' } : { reqId, id: '1', first: true, at: 1 },
        )
      },
    },
    { now: before.clock.now + 9000, tick: 3, run: 'two' },
  )
  expect(after.store.waiting).toBe(2)
  await after.store.flush()
  expect(sent.map(({ ticket, ago }) => [ticket, ago])).toEqual([
    ['1111111111', 10_000],
    ['2222222222', 9000],
  ])
  expect(new Set(sent.map(({ reqId }) => reqId)).size).toBe(2)
  expect(after.store.waiting).toBe(0)
  expect(after.store.conflicts).toMatchObject([{ ticket: '2222222222', why: 'unknown' }])
  expect(phone(storage, away).store.waiting).toBe(0)
})

test('a browser that is killed before its storage was written loses no scan, and sends none twice', async () => {
  const book = bookOf()
  const before = phone(memory(), away, undefined, null, book)
  await before.store.scan('1111111111')
  before.clock.now += 1000
  await before.store.scan('2222222222')
  const sent: string[] = []
  const sendAll: Line['sendAll'] = (scans) => {
    sent.push(...scans.map(({ ticket }) => ticket))
    return scans.map(({ reqId }) => ({ reqId, id: '1', first: true, at: 1 }))
  }
  const after = phone(memory(), { ...away, sendAll }, undefined, null, book)
  expect(after.store.waiting).toBe(0)
  await after.store.begin()
  expect([sent, after.store.waiting]).toEqual([['1111111111', '2222222222'], 0])
  await phone(memory(), { ...away, sendAll }, undefined, null, book).store.begin()
  expect(sent).toHaveLength(2)
})

test('two pages of a browser that scan without network keep the scans of both', async () => {
  const storage = memory()
  const [one, other] = [phone(storage, away), phone(storage, away)]
  await one.store.scan('1111111111')
  await other.store.scan('2222222222')
  await one.store.scan('3333333333')
  const sent: string[] = []
  const after = phone(storage, {
    ...away,
    sendAll: (scans) => {
      sent.push(...scans.map(({ ticket }) => ticket))
      return scans.map(({ reqId }) => ({ reqId, id: '1', first: true, at: 1 }))
    },
  })
  await after.store.flush()
  expect(sent).toEqual(['1111111111', '2222222222', '3333333333'])
})

test('within one run of the app the phone’s clock may be set: a scan is as old as it is', async () => {
  const sent: KeptScan[] = []
  const line: Line = { ...away }
  const { store, clock } = phone(memory(), line)
  await store.scan('1111111111')
  clock.now += 8 * 3_600_000
  clock.tick += 5000
  line.sendAll = (scans) => {
    sent.push(...scans)
    return scans.map(({ reqId }) => ({ reqId, id: '1', first: true, at: 1 }))
  }
  // A new scan queues up behind those that wait.
  await store.scan('2222222222')
  expect(sent.map(({ ticket, ago }) => [ticket, ago])).toEqual([
    ['1111111111', 5000],
    ['2222222222', 0],
  ])
})

/** The member's own place on a phone. */
const keepOn = (storage: Storage, lastId = '7', refId = '9', now = 0) =>
  entrantLists(openStorage(storage, '1000'), { userId: lastId, lastId }, refId, () => now)

test('the list on the device knows tickets by their hash, for its owner', async () => {
  const storage = memory()
  const row = { h: hashOf('9', '1111111111'), name: '张*', sessionId: 's', state: 'out' as const, done: [] }
  expect(row.h).toBe('d89dcc24193dabb2')
  const open = (lastId: string) =>
    new OfflineCodes({
      ...{ refId: '9', kept: keepOn(storage, lastId), isHere: () => true, now: () => 0 },
      fetchPage: async () => ({ codes: [row], hasMore: false }),
    })
  const codes = open('7')
  await codes.load()
  expect(JSON.stringify(storage.keys().map((key) => storage.read(key)))).not.toContain('1111111111')
  expect(open('7').find('1111111111')?.name).toBe('张*')
  const { store, outcomes } = phone(storage, away, undefined, codes)
  await store.scan('1111111111')
  await store.scan('9999999999')
  expect(outcomes.map(({ person, doubt }) => [person, doubt])).toEqual([
    ['张*', false],
    ['', true],
  ])
  expect(open('8').size).toBe(0)
  expect(open('7').size).toBe(0)
})

test('the list stays until a day after the last session, by the server’s clock, and comes not back after a logout', async () => {
  const DAY = 24 * 3_600_000
  const row = { h: hashOf('9', '1111111111'), name: '张*', sessionId: 's', state: 'out' as const, done: [] }
  const times: OfflineTimes = {
    sessions: [
      { id: 's', startsAt: 2 * DAY, endsAt: 3 * DAY },
      { id: 't', startsAt: 5 * DAY, endsAt: 6 * DAY },
    ],
    places: [{ id: 'p', from: null, to: null }],
  }
  const storage = memory()
  const open = (now: number, isHere = true) =>
    new OfflineCodes({
      ...{ refId: '9', kept: keepOn(storage), isHere: () => isHere, now: () => now },
      fetchPage: async () => ({ codes: [row], times, hasMore: false }),
    })
  await open(0).load()
  expect(open(7 * DAY - 1).size).toBe(1)
  // Another desk is opened: this one's list is not in the way, and goes when its time is over.
  keepOn(storage, '7', '8', 7 * DAY - 1)
  expect(open(7 * DAY - 1).size).toBe(1)
  keepOn(storage, '7', '8', 7 * DAY)
  expect(open(7 * DAY - 1).size).toBe(0)
  await open(0).load()
  expect(open(7 * DAY).size).toBe(0)
  // Read long after the end, or while its reader logs out, it serves nobody later.
  await open(7 * DAY).load()
  await open(0, false).load()
  expect([open(0).size, storage.keys().filter((key) => key.includes('entrants:'))]).toEqual([0, []])
})

test('without network the device tells a first scan, a repeat and a refusal apart by its list and its own scans', async () => {
  const tickets = { '1111111111': ['out', []], '2222222222': ['in', ['p1']], '3333333333': ['unpaid', []] } as const
  const codes = new OfflineCodes({
    ...{ refId: '9', kept: keepOn(memory()), isHere: () => true, now: () => 0 },
    fetchPage: async () => ({
      codes: Object.entries(tickets).map(([ticket, [state, places]]) => ({
        ...{ h: hashOf('9', ticket), name: '张*', sessionId: 's', state, done: [...places] },
      })),
      hasMore: false,
    }),
  })
  await codes.load()
  const line: Line = { ...away }
  const { store, outcomes, clock } = phone(memory(), line, undefined, codes)
  store.choosePlace('p1')
  await store.scan('1111111111')
  clock.now += 60_000
  for (const ticket of ['1111111111', '2222222222', '3333333333', '9999999999']) await store.scan(ticket)
  // At another place both are first.
  store.choosePlace('p2')
  for (const ticket of ['1111111111', '2222222222']) await store.scan(ticket)
  expect(outcomes.map(({ kind, at, why, kept }) => [kind, at, why, kept])).toEqual([
    ['first', null, null, true],
    ['again', 1_000_000, null, true],
    ['again', null, null, true],
    ['refused', null, 'pending', true],
    ['kept', null, null, true],
    ['first', null, null, true],
    ['first', null, null, true],
  ])
  // What was sent is remembered: the next time without network it is a repeat.
  line.sendAll = (scans) => scans.map(({ reqId }) => ({ reqId, id: '1', first: true, at: 77 }))
  await store.flush()
  line.sendAll = away.sendAll
  await store.scan('1111111111')
  expect(store.outcome).toMatchObject({ kind: 'again', at: 77 })
})

test('without network a ticket of another session is refused, also after the app was closed', async () => {
  const HOUR = 3_600_000
  const kept = keepOn(memory())
  const clock = { now: 20 * HOUR, tick: 0, run: 'one' }
  const open = () =>
    new OfflineCodes({
      ...{ refId: '9', kept, isHere: () => true, now: () => clock.now },
      fetchPage: async () => ({
        codes: [
          { h: hashOf('9', '1111111111'), name: '张*', sessionId: 'today', state: 'out', done: [] },
          { h: hashOf('9', '2222222222'), name: '李*', sessionId: 'later', state: 'out', done: [] },
        ],
        times: {
          sessions: [
            { id: 'today', startsAt: 21 * HOUR, endsAt: 23 * HOUR },
            { id: 'later', startsAt: 27 * HOUR, endsAt: 29 * HOUR },
          ],
          places: [
            { id: 'p1', from: null, to: null },
            { id: 'p2', from: 0, to: 40 * HOUR },
          ],
        },
        hasMore: false,
      }),
    })
  await open().load()
  const { store, outcomes } = phone(memory(), away, clock, open())
  const scan = async (ticket: string, placeId: string) => {
    store.choosePlace(placeId)
    await store.scan(ticket)
  }
  await scan('1111111111', 'p1')
  await scan('2222222222', 'p1')
  // A place with hours of its own takes everybody in them.
  await scan('2222222222', 'p2')
  clock.now = 23.5 * HOUR
  await scan('1111111111', 'p3')
  clock.now = 30 * HOUR
  await scan('1111111111', 'p4')
  expect(outcomes.map(({ kind, why }) => [kind, why])).toEqual([
    ['first', null],
    ['refused', 'session'],
    ['first', null],
    ['refused', 'hours'],
    ['refused', 'hours'],
  ])
  // It says when the ticket counts, and not that the list lacks it.
  expect(outcomes[1]).toMatchObject({ hours: { from: 24 * HOUR, to: 29 * HOUR }, doubt: false })
})

test('a scan whose session has ended waits on the device until somebody has signed in', async () => {
  const ended = new GatewayError({ kind: 'auth', code: 1000001, msg: '请先登录' })
  const line: Line = {
    send: () => {
      throw ended
    },
    sendAll: () => {
      throw ended
    },
  }
  const { store } = phone(memory(), line)
  await store.scan('1111111111')
  await store.flush()
  expect([store.outcome?.kind, store.waiting]).toEqual(['kept', 1])
  line.sendAll = (scans) => scans.map(({ reqId }) => ({ reqId, id: '1', first: true, at: 1 }))
  await store.flush()
  expect([store.waiting, store.conflicts]).toEqual([0, []])
  // Sent, it can be taken back like one that was never kept.
  expect(store.outcome).toMatchObject({ kind: 'first', kept: false, id: '1' })
})
