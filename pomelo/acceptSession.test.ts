import { acceptSession, encodePush, type ServerSession } from './acceptSession'
import type { Fault } from './Fault'
import { decodeJson, encodeJson } from './jsonBody'
import { decodeMessage, encodeMessage, type Message } from './messages'
import { encodePackage, type Package, PackageReader, PackageType } from './packages'
import { RouteDictionary } from './RouteDictionary'
import type { ServerHandlers, ServerOptions } from './ServerHandlers'
import { ManualClock } from './testing/ManualClock'

function setUp(options: Partial<ServerOptions> = {}, handlers: Partial<ServerHandlers> = {}) {
  const clock = new ManualClock()
  const packages: Package[] = []
  const closes: number[] = []
  const faults: Fault[] = []
  const ended: number[] = []
  const failures: string[] = []
  const socket = {
    queued: 0,
    merged: false,
    terminated: false,
    merge: () => {
      socket.merged = true
    },
    terminate: () => {
      socket.terminated = true
    },
    send: (frame: Uint8Array) => void packages.push(...new PackageReader().read(frame).packages),
    close: (code: number) => void closes.push(code),
    queuedBytes: () => socket.queued,
  }
  const session = acceptSession(
    socket,
    { clock, ...options },
    {
      request: (route, body) => ({ code: 200, route, body }),
      ended: (code) => void ended.push(code),
      fault: (fault) => void faults.push(fault),
      failed: (_, during) => void failures.push(during),
      ...handlers,
    },
  )
  return { clock, packages, closes, faults, ended, failures, socket, session }
}
type Setup = ReturnType<typeof setUp>

const settle = () => new Promise<void>((resolve) => setImmediate(resolve))
const hello = (sys: unknown = { type: 'js-websocket', version: '2.0.8' }) =>
  encodePackage(PackageType.handshake, encodeJson({ sys, user: { from: 'test' } }))
const ack = encodePackage(PackageType.ack)
const beat = encodePackage(PackageType.heartbeat)
const data = (message: Message) => encodePackage(PackageType.data, encodeMessage(message))
const request = (id: number, route: string | number, body: unknown = {}) =>
  data({ type: 'request', id, route, body: encodeJson(body) })
const json = (bytes: Uint8Array | undefined) => {
  const value = decodeJson(bytes ?? new Uint8Array())
  return value.ok && value.value
}
const answers = ({ packages }: Setup) =>
  packages
    .filter(({ type }) => type === PackageType.data)
    .map(({ body }) => {
      const message = decodeMessage(body)
      if (!message.ok) throw new Error(message.fault)
      return message.value.type === 'response' ? [message.value.id, json(message.value.body)] : message.value.type
    })

async function working(options: Partial<ServerOptions> = {}, handlers: Partial<ServerHandlers> = {}): Promise<Setup> {
  const set = setUp(options, handlers)
  set.session.received(hello())
  await settle()
  set.session.received(ack)
  expect(set.session.status).toBe('working')
  return set
}

describe('handshake', () => {
  test('the handshake is answered, acknowledged and followed by the first heartbeat', async () => {
    const set = setUp({ heartbeat: 20 }, { greet: ({ version, user }) => ({ version, user }) })
    set.session.received(hello())
    await settle()
    expect(json(set.packages[0]?.body)).toEqual({
      code: 200,
      sys: { heartbeat: 20 },
      user: { version: '2.0.8', user: { from: 'test' } },
    })
    expect(set.packages).toHaveLength(1)
    set.session.received(ack)
    expect(set.packages.map(({ type }) => type)).toEqual([PackageType.handshake, PackageType.heartbeat])
  })

  test.each([
    ['no sys', encodePackage(PackageType.handshake, encodeJson({})), 500],
    ['no JSON', encodePackage(PackageType.handshake, Uint8Array.of(1)), 500],
    ['an old client', hello({ type: 'js-websocket', version: '1.0.0' }), 501],
  ])('%s is refused with a code, then closed', async (_, frame, code) => {
    const set = setUp({ checkClient: (type, version) => type === 'js-websocket' && version >= '2' })
    set.session.received(frame)
    await settle()
    expect(set.packages.map(({ body }) => json(body))).toEqual([{ code }])
    expect([set.closes, set.ended, set.session.status, set.clock.pending]).toEqual([[1000], [1000], 'closed', 0])
  })

  test('a hook that throws refuses with 500', async () => {
    const set = setUp({}, { greet: () => Promise.reject(new Error('no')) })
    set.session.received(hello())
    await settle()
    expect(json(set.packages[0]?.body)).toEqual({ code: 500 })
    expect(set.failures).toEqual(['greet'])
  })

  test('a client that does not finish the handshake is closed', async () => {
    const set = setUp({ handshakeTimeout: 500 })
    set.session.received(hello())
    await settle()
    set.clock.advance(500)
    expect(set.closes).toEqual([1002])
  })

  test('data before the handshake and a second handshake are ignored', async () => {
    const set = setUp()
    set.session.received(request(1, 'a.h.x'))
    set.session.received(hello())
    set.session.received(hello())
    await settle()
    set.session.received(request(1, 'a.h.x'))
    await settle()
    expect(set.packages).toHaveLength(1)
    expect(set.session.push('onMessage', {})).toBe(false)
  })

  test('the answer has the dictionary unless the client has it already', async () => {
    const dictionary = RouteDictionary.number(['a.h.x', 'onMessage'])
    const first = setUp({ dictionary, heartbeat: 0 })
    first.session.received(hello())
    await settle()
    const dict = { 'a.h.x': 1, onMessage: 2 }
    const { version } = dictionary
    expect(json(first.packages[0]?.body)).toEqual({ code: 200, sys: { dict, dictVersion: version, useDict: true } })

    const second = setUp({ dictionary, heartbeat: 0 })
    second.session.received(hello({ type: 'x', version: '2.0.8', dictVersion: version }))
    await settle()
    expect(json(second.packages[0]?.body)).toEqual({ code: 200, sys: { useDict: true } })
  })
})

describe('messages', () => {
  test('a request is answered under its id, by code or by text', async () => {
    const set = await working({ dictionary: RouteDictionary.number(['a.h.x']) })
    set.session.received(request(300, 'b.h.y', { n: 1 }))
    set.session.received(request(301, 1))
    await settle()
    expect(answers(set)).toEqual([
      [300, { code: 200, route: 'b.h.y', body: { n: 1 } }],
      [301, { code: 200, route: 'a.h.x', body: {} }],
    ])
  })

  test('a failing handler, an unknown code and a body that is not JSON are answered with a code', async () => {
    const set = await working({}, { request: () => Promise.reject(new Error('broken')) })
    set.session.received(request(1, 'a.h.x'))
    set.session.received(request(2, 77))
    set.session.received(data({ type: 'request', id: 3, route: 'a.h.x', body: Uint8Array.of(0x7b) }))
    await settle()
    expect(answers(set).sort()).toEqual([
      [1, { code: 500 }],
      [2, { code: 404 }],
      [3, { code: 400 }],
    ])
    expect([set.failures, set.faults, set.closes]).toEqual([['a.h.x'], ['unknown route code', 'body'], []])
  })

  test('an answer that JSON cannot express becomes 500', async () => {
    const set = await working({}, { request: () => 1n })
    set.session.received(request(1, 'a.h.x'))
    await settle()
    expect(answers(set)).toEqual([[1, { code: 500 }]])
  })

  test('notifies and requests with id 0 get no answer', async () => {
    const heard: string[] = []
    const set = await working({}, { notify: (route) => void heard.push(route) })
    set.session.received(data({ type: 'notify', route: 'a.h.x', body: new Uint8Array() }))
    set.session.received(request(0, 'a.h.y'))
    await settle()
    expect([heard, answers(set)]).toEqual([['a.h.x', 'a.h.y'], []])
  })

  test('requests over the limit are refused until earlier ones are answered', async () => {
    let finish = () => {}
    const gateOpen = new Promise<void>((resolve) => {
      finish = resolve
    })
    const set = await working({ maxPending: 1 }, { request: () => gateOpen.then(() => ({ code: 200 })) })
    set.session.received(request(1, 'a.h.x'))
    set.session.received(request(2, 'a.h.x'))
    finish()
    await settle()
    set.session.received(request(3, 'a.h.x'))
    await settle()
    expect(answers(set)).toEqual([
      [2, { code: 503 }],
      [1, { code: 200 }],
      [3, { code: 200 }],
    ])
  })

  test('a push to many is encoded once', async () => {
    const dictionary = RouteDictionary.number(['onMessage'])
    const frame = encodePush('onMessage', { content: '😀' }, dictionary)
    const sets = await Promise.all([working({ dictionary }), working({ dictionary })])
    for (const set of sets) {
      expect(set.session.send(frame)).toBe(true)
      expect(decodeMessage(set.packages.at(-1)?.body ?? new Uint8Array())).toMatchObject({ value: { route: 1 } })
    }
  })

  test.each<[string, (set: Setup) => void]>([
    ['a push', (set) => void set.session.push('onMessage', {})],
    ['an answered heartbeat', (set) => set.session.received(beat)],
    ['a kick', (set) => set.session.kick('other device')],
    ['an answer', (set) => set.session.received(request(1, 'a.h.x'))],
  ])(
    '%s counts towards the queue limit: the connection of a client that does not read is cut, not closed normally',
    async (_, write) => {
      const set = await working({ maxQueued: 1000 })
      const before = set.packages.length
      set.socket.queued = 1000
      set.session.push('onMessage', {})
      expect([set.packages.length, set.session.status]).toEqual([before + 1, 'working'])
      set.socket.queued = 1001
      write(set)
      await settle()
      expect(set.packages).toHaveLength(before + 1)
      expect([set.socket.terminated, set.closes, set.ended, set.session.status]).toEqual([true, [], [1013], 'closed'])
    },
  )

  test('packages share a frame only for a client that supports it', async () => {
    const old = setUp()
    old.session.received(hello())
    await settle()
    expect(old.socket.merged).toBe(false)
    const ours = setUp()
    ours.session.received(hello({ type: 'js-websocket', version: '2.0.8', merged: true }))
    await settle()
    expect(ours.socket.merged).toBe(true)
  })
})

describe('life', () => {
  test('every heartbeat is answered at once; twice the interval without one closes', async () => {
    const set = await working({ heartbeat: 2 })
    set.clock.advance(3999)
    set.session.received(beat)
    expect(set.packages.filter(({ type }) => type === PackageType.heartbeat)).toHaveLength(2)
    set.session.received(request(1, 'a.h.x'))
    set.clock.advance(3999)
    expect(set.session.status).toBe('working')
    set.clock.advance(1)
    expect([set.session.status, set.ended, set.clock.pending]).toEqual(['closed', [1000], 0])
  })

  test('a kick sends its reason, then closes', async () => {
    const set = await working()
    set.session.kick('other device')
    expect([set.packages.at(-1)?.type, json(set.packages.at(-1)?.body)]).toEqual([5, { reason: 'other device' }])
    expect([set.closes, set.ended]).toEqual([[1000], [1000]])
  })

  test.each<[string, Uint8Array | string, number, Fault]>([
    ['text', 'hello', 1003, 'text frame'],
    ['a package of no type', Uint8Array.of(0, 0, 0, 0), 1002, 'package type'],
    ['a kick from a client', encodePackage(PackageType.kick), 1002, 'package type'],
    ['a package over the limit', Uint8Array.of(4, 255, 255, 255), 1009, 'package too long'],
  ])('%s closes the connection with a code', async (_, frame, code, fault) => {
    const set = await working({ maxBody: 65536 })
    set.session.received(frame)
    expect([set.closes, set.faults, set.ended, set.clock.pending]).toEqual([[code], [fault], [code], 0])
  })

  test('a truncated package closes the session after its timeout', async () => {
    const set = await working({ frameTimeout: 700 })
    set.session.received(Uint8Array.of(4, 0, 0, 5, 1))
    set.clock.advance(700)
    expect([set.closes, set.faults]).toEqual([[1002], ['package unfinished']])
  })

  test('after a malformed message the session continues', async () => {
    const set = await working()
    set.session.received(encodePackage(PackageType.data, Uint8Array.of(0xff)))
    set.session.received(data({ type: 'response', id: 1, body: new Uint8Array() }))
    set.session.received(request(1, 'a.h.x'))
    await settle()
    expect([set.faults, answers(set).length]).toEqual([['message flags', 'message flags'], 1])
  })

  test('the end is reported once, and nothing is sent after it', async () => {
    const set = await working()
    const before = set.packages.length
    set.session.received(request(1, 'a.h.x'))
    set.session.closed(1006)
    set.session.closed(1006)
    set.session.close(1000, '')
    const late: ServerSession = set.session
    late.received(request(2, 'a.h.x'))
    await settle()
    expect([set.ended, set.packages.length, late.push('r', {})]).toEqual([[1006], before, false])
  })
})
