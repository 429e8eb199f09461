import type { ClientEvent } from './ClientEvent'
import type { ReadyState } from './ClientState'
import { type ClientOptions, createClient } from './createClient'
import { encodeJson } from './jsonBody'
import { encodePackage, PackageType } from './packages'
import { ManualClock } from './testing/ManualClock'
import { ScriptedGate } from './testing/ScriptedGate'

function setUp(options: Partial<ClientOptions> = {}) {
  const clock = new ManualClock()
  const gate = new ScriptedGate()
  const client = createClient({ open: gate.open, clock, ...options })
  const events: ClientEvent[] = []
  client.watch((event) => {
    if (event.type !== 'state') events.push(event)
  })
  return { clock, gate, client, events }
}

type Setup = ReturnType<typeof setUp>

function connect({ client }: Setup): void {
  if (client.state.status !== 'idle' && client.state.status !== 'closed') throw new Error(client.state.status)
  client.state.connect()
}

function readyOf({ client }: Setup): ReadyState {
  if (client.state.status !== 'ready') throw new Error(client.state.status)
  return client.state
}

function ready(options: Partial<ClientOptions> = {}, sys: object = {}): Setup {
  const set = setUp(options)
  connect(set)
  set.gate.welcome(sys)
  return set
}

const empty = new Uint8Array()

describe('handshake', () => {
  test('no socket opens before connect; then the states follow in order', () => {
    const set = setUp()
    const seen: string[] = []
    set.client.watch((event) => event.type === 'state' && seen.push(event.state.status))
    expect(set.gate.sockets).toHaveLength(0)
    connect(set)
    expect(set.client.state.status).toBe('connecting')
    set.gate.last.events.opened()
    expect(set.client.state.status).toBe('handshaking')
    set.gate.last.say(PackageType.handshake, { code: 200, sys: { heartbeat: 30 }, user: { hello: 1 } })
    expect(readyOf(set)).toMatchObject({ heartbeat: 30, user: { hello: 1 }, fresh: true })
    expect(seen).toEqual(['connecting', 'handshaking', 'ready'])
    expect(set.gate.last.heard).toEqual([PackageType.handshake, PackageType.ack])
  })

  test('chat-and-calls §9: the handshake has version 2.0.8, the type, and that all packages of a frame are read', () => {
    const set = setUp()
    connect(set)
    set.gate.last.events.opened()
    expect(set.gate.last.handshake).toEqual({ sys: { type: 'js-websocket', version: '2.0.8', merged: true }, user: {} })
  })

  test('type, version and user can be set; the user is read for each attempt', () => {
    let asked = 0
    const set = setUp({ type: 'weapp', version: '3.0.0', user: () => ({ asked: ++asked }) })
    connect(set)
    set.gate.last.events.opened()
    expect(set.gate.last.handshake).toEqual({
      sys: { type: 'weapp', version: '3.0.0', merged: true },
      user: { asked: 1 },
    })
  })

  test('chat-and-calls §8: 501 is "client version not fullfill", and no attempt follows', () => {
    const set = setUp()
    connect(set)
    set.gate.last.events.opened()
    set.gate.last.say(PackageType.handshake, { code: 501 })
    expect(set.events).toEqual([{ type: 'handshake error', code: 501, message: 'client version not fullfill' }])
    expect(set.client.state).toMatchObject({ status: 'closed', reason: { kind: 'refused', code: 501 } })
    expect(set.clock.pending).toBe(0)
  })

  test.each([[{ code: 500 }], [{ code: 404 }], [{}], ['text'], [null]])(
    'chat-and-calls §8: %j is "handshake fail"',
    (answer) => {
      const set = setUp({ reconnect: false })
      connect(set)
      set.gate.last.events.opened()
      set.gate.last.say(PackageType.handshake, answer)
      expect(set.events).toMatchObject([{ type: 'handshake error', message: 'handshake fail' }])
      expect(set.client.state).toMatchObject({ status: 'closed', reason: { kind: 'refused' } })
    },
  )

  test('a server that never answers is a lost connection', () => {
    const set = setUp({ handshakeTimeout: 3000 })
    connect(set)
    set.gate.last.events.opened()
    set.clock.advance(3000)
    expect(set.client.state.status).toBe('waiting')
    expect(set.gate.last.closedWith).toBeDefined()
  })

  test('a socket that cannot even be opened is a lost connection', () => {
    const set = setUp({
      open: () => {
        throw new Error('bad address')
      },
    })
    connect(set)
    expect(set.events).toMatchObject([{ type: 'socket error' }, { type: 'lost', code: 1006 }])
    expect(set.client.state.status).toBe('waiting')
  })
})

describe('requests and pushes', () => {
  test('an answer resolves its request, also out of order', async () => {
    const set = ready()
    const first = readyOf(set).request('a.h.first', { n: 1 })
    const second = readyOf(set).request('a.h.second')
    expect(set.gate.last.messages).toMatchObject([
      { type: 'request', id: 1, route: 'a.h.first' },
      { type: 'request', id: 2, route: 'a.h.second' },
    ])
    set.gate.last.sayMessage({ type: 'response', id: 2, body: encodeJson({ code: 500 }) })
    set.gate.last.sayMessage({ type: 'response', id: 1, body: encodeJson({ code: 200 }) })
    await expect(first).resolves.toEqual({ code: 200 })
    await expect(second).resolves.toEqual({ code: 500 })
  })

  test('an unanswered request times out, and a late answer has no effect', async () => {
    const set = ready({ requestTimeout: 4000 })
    const asked = readyOf(set).request('nodot')
    const quick = readyOf(set).request('quick', {}, 100)
    set.clock.advance(100)
    await expect(quick).rejects.toMatchObject({ kind: 'timeout', route: 'quick' })
    set.clock.advance(3900)
    await expect(asked).rejects.toMatchObject({ kind: 'timeout', route: 'nodot' })
    set.gate.last.sayMessage({ type: 'response', id: 1, body: empty })
    expect(set.client.state.status).toBe('ready')
  })

  test('requests in progress reject when the connection ends', async () => {
    const set = ready()
    const state = readyOf(set)
    const asked = state.request('a.h.x')
    set.gate.last.events.closed(1001)
    await expect(asked).rejects.toMatchObject({ kind: 'disconnected' })
    await expect(state.request('a.h.x')).rejects.toMatchObject({ kind: 'disconnected' })
    expect(() => state.notify('a.h.x')).not.toThrow()
  })

  test('an unsendable request rejects at once, and nothing is sent', async () => {
    const set = ready()
    await expect(readyOf(set).request('r'.repeat(256))).rejects.toMatchObject({ kind: 'unsendable' })
    const cycle: Record<string, unknown> = {}
    cycle.self = cycle
    await expect(readyOf(set).request('a.h.x', cycle)).rejects.toMatchObject({ kind: 'unsendable' })
    expect(set.gate.last.messages).toEqual([])
  })

  test('an unreadable answer rejects its request only', async () => {
    const set = ready()
    const asked = readyOf(set).request('a.h.x')
    set.gate.last.sayMessage({ type: 'response', id: 1, body: Uint8Array.of(0x7b) })
    await expect(asked).rejects.toMatchObject({ kind: 'unreadable' })
    expect(set.client.state.status).toBe('ready')
    expect(set.events).toEqual([{ type: 'fault', fault: 'body' }])
  })

  test('bodies on routes under protobuf are neither sent nor read, and each is reported as a fault', async () => {
    const protos = { client: { 'a.h.sent': { 'required string content': 1 } }, server: { 'a.h.x': {}, onMessage: {} } }
    const set = ready({}, { protos })
    const heard: unknown[] = []
    set.client.on('onMessage', (body) => heard.push(body))
    await expect(readyOf(set).request('a.h.sent', {})).rejects.toMatchObject({ kind: 'unsendable' })
    expect(() => readyOf(set).notify('a.h.sent', {})).toThrow(RangeError)
    expect(set.gate.last.messages).toEqual([])
    const asked = readyOf(set).request('a.h.x')
    // An empty body, and this one, happen to be JSON; the client must refuse them all the same.
    set.gate.last.sayMessage({ type: 'response', id: 1, body: empty })
    set.gate.last.sayMessage({ type: 'push', route: 'onMessage', body: Uint8Array.of(0x31) })
    await expect(asked).rejects.toMatchObject({ kind: 'unreadable' })
    const other = readyOf(set).request('a.h.plain')
    set.gate.last.sayMessage({ type: 'response', id: 2, body: encodeJson({ code: 200 }) })
    await expect(other).resolves.toEqual({ code: 200 })
    expect(set.events).toEqual(Array.from({ length: 4 }, () => ({ type: 'fault', fault: 'protobuf' })))
    expect(heard).toEqual([])
  })

  test('pushes reach the listeners of their route until they unsubscribe', () => {
    const set = ready()
    const heard: unknown[] = []
    const stop = set.client.on('onMessage', (body) => heard.push(body))
    const push = { type: 'push', route: 'onMessage', body: encodeJson({ content: '😀' }) } as const
    set.gate.last.sayMessage(push)
    set.gate.last.sayMessage({ ...push, route: 'onOther' })
    stop()
    set.gate.last.sayMessage(push)
    expect(heard).toEqual([{ content: '😀' }])
  })

  test('an error in a listener is reported and affects neither other listeners nor other packages', () => {
    const set = ready()
    const heard: unknown[] = []
    set.client.on('onMessage', () => {
      throw new Error('mine')
    })
    set.client.on('onMessage', (body) => heard.push(body))
    set.gate.last.sayMessage({ type: 'push', route: 'onMessage', body: encodeJson(1) })
    set.gate.last.sayMessage({ type: 'push', route: 'onMessage', body: encodeJson(2) })
    expect(heard).toEqual([1, 2])
    expect(() => set.clock.advance(0)).toThrow('mine')
  })

  test('the dictionary of the handshake is used both ways, and its version is named next time', () => {
    const set = ready({}, { dict: { 'a.h.x': 7, onMessage: 300 }, dictVersion: 'v1', useDict: true })
    const heard: unknown[] = []
    set.client.on('onMessage', (body) => heard.push(body))
    readyOf(set).notify('a.h.x')
    expect(set.gate.last.messages).toMatchObject([{ type: 'notify', route: 7 }])
    set.gate.last.sayMessage({ type: 'push', route: 300, body: encodeJson(1) })
    set.gate.last.sayMessage({ type: 'push', route: 301, body: encodeJson(2) })
    expect(heard).toEqual([1])
    expect(set.events).toEqual([{ type: 'fault', fault: 'unknown route code' }])

    set.gate.last.events.closed(1000)
    set.clock.advance(5000)
    set.gate.welcome({ useDict: true })
    expect(set.gate.last.handshake).toMatchObject({ sys: { dictVersion: 'v1' } })
    expect(readyOf(set).fresh).toBe(false)
    readyOf(set).notify('a.h.x')
    expect(set.gate.last.messages).toMatchObject([{ route: 7 }])
  })
})

describe('heartbeat', () => {
  test('chat-and-calls §4: a heartbeat is sent at the server’s interval and times out at twice that, with an event', () => {
    const set = ready({}, { heartbeat: 2 })
    set.gate.last.say(PackageType.heartbeat)
    set.clock.advance(2000)
    expect(set.gate.last.heard.at(-1)).toBe(PackageType.heartbeat)
    set.clock.advance(3999)
    expect(set.client.state.status).toBe('ready')
    set.clock.advance(1)
    expect(set.events).toEqual([{ type: 'heartbeat timeout' }, { type: 'lost', code: 1006 }])
    expect(set.client.state).toMatchObject({ status: 'waiting', attempt: 1, delay: 5000 })
    expect(set.gate.sockets[0]?.closedWith).toBeDefined()
  })

  test('a probe detects a dead connection early and keeps a live one', () => {
    const set = ready({}, { heartbeat: 30 })
    readyOf(set).probe(1500)
    set.gate.last.say(PackageType.heartbeat)
    set.clock.advance(2000)
    expect(set.client.state.status).toBe('ready')
    readyOf(set).probe(1500)
    set.clock.advance(1500)
    expect(set.client.state.status).toBe('waiting')
  })
})

describe('reconnect', () => {
  test('chat-and-calls §4: five attempts at doubling delays, then closed', () => {
    const set = setUp()
    connect(set)
    const delays: number[] = []
    for (;;) {
      set.gate.last.events.closed(1006)
      if (set.client.state.status !== 'waiting') break
      delays.push(set.client.state.delay)
      set.clock.advance(set.client.state.delay - 1)
      expect(set.gate.sockets).toHaveLength(delays.length)
      set.clock.advance(1)
    }
    expect(delays).toEqual([5000, 10_000, 20_000, 40_000, 80_000])
    expect(set.client.state).toMatchObject({ status: 'closed', reason: { kind: 'lost', code: 1006 } })
    expect(set.clock.pending).toBe(0)
  })

  test('the back-off resets after a completed handshake and not when the socket opens', () => {
    const set = setUp()
    connect(set)
    const delays: number[] = []
    for (let round = 0; round < 3; round++) {
      set.gate.last.events.opened()
      set.gate.last.say(PackageType.handshake, { code: 500 })
      if (set.client.state.status === 'waiting') delays.push(set.client.state.delay)
      set.clock.advance(delays.at(-1) ?? 0)
    }
    expect(delays).toEqual([5000, 10_000, 20_000])
    set.gate.welcome()
    set.gate.last.events.closed(1001)
    expect(set.client.state).toMatchObject({ status: 'waiting', attempt: 1, delay: 5000 })
  })

  test('chat-and-calls §4: after 1006 the client names no dictionary and the new connection is fresh', () => {
    const set = ready({}, { dict: { 'a.h.x': 7 }, dictVersion: 'v1', useDict: true })
    set.gate.last.events.closed(1006)
    expect(set.events).toEqual([{ type: 'lost', code: 1006 }])
    set.clock.advance(5000)
    set.gate.welcome()
    expect(set.gate.last.handshake).toEqual({ sys: { type: 'js-websocket', version: '2.0.8', merged: true }, user: {} })
    expect(readyOf(set).fresh).toBe(true)
    const answer = readyOf(set).request('a.h.x')
    expect(set.gate.last.messages).toMatchObject([{ id: 1, route: 'a.h.x' }])
    set.gate.last.sayMessage({ type: 'response', id: 1, body: encodeJson('again') })
    return expect(answer).resolves.toBe('again')
  })

  test('chat-and-calls §4: reconnect off: a lost connection stays closed until connect', () => {
    const set = ready({ reconnect: false })
    set.gate.last.events.closed(1006)
    expect(set.client.state).toMatchObject({ status: 'closed', reason: { kind: 'lost', code: 1006 } })
    set.clock.advance(1_000_000)
    expect(set.gate.sockets).toHaveLength(1)
    connect(set)
    set.gate.welcome()
    expect(set.client.state.status).toBe('ready')
  })

  test('a kick closes for good, with its reason', () => {
    const set = ready()
    set.gate.last.say(PackageType.kick, { reason: 'other device' })
    set.gate.last.events.closed(1000)
    expect(set.events).toEqual([{ type: 'kick', reason: 'other device' }])
    expect(set.client.state).toMatchObject({ status: 'closed', reason: { kind: 'kicked', reason: 'other device' } })
    expect(set.clock.pending).toBe(0)
  })

  test.each(['connecting', 'handshaking', 'ready', 'waiting'])('disconnect while %s closes for good', (status) => {
    const set = setUp()
    connect(set)
    if (status !== 'connecting') set.gate.last.events.opened()
    if (status === 'ready') set.gate.last.say(PackageType.handshake, { code: 200, sys: { heartbeat: 1 } })
    if (status === 'waiting') set.gate.last.events.closed(1006)
    const { state } = set.client
    expect(state.status).toBe(status)
    if (!('disconnect' in state)) throw new Error('no disconnect')
    state.disconnect()
    set.gate.last.events.closed(1006)
    expect(set.client.state).toMatchObject({ status: 'closed', reason: { kind: 'disconnected' } })
    expect(set.clock.pending).toBe(0)
  })

  test('retry attempts at once, and an action of an earlier state does nothing', () => {
    const set = ready()
    const stale = readyOf(set)
    set.gate.last.events.closed(1001)
    const { state } = set.client
    if (state.status !== 'waiting') throw new Error(state.status)
    state.retry()
    state.retry()
    stale.disconnect()
    state.disconnect()
    expect(set.client.state.status).toBe('connecting')
    set.clock.advance(5000)
    expect(set.gate.sockets).toHaveLength(2)
  })

  test('jitter adds at most its fraction of the delay', () => {
    const set = setUp({ reconnect: { jitter: 0.5, firstDelay: 1000 }, random: () => 0.5 })
    connect(set)
    set.gate.last.events.closed(1006)
    expect(set.client.state).toMatchObject({ delay: 1250 })
  })

  test('events of an old socket are ignored', () => {
    const set = ready()
    const [old] = set.gate.sockets
    set.gate.last.events.closed(1001)
    set.clock.advance(5000)
    set.gate.welcome()
    old?.events.closed(1006)
    old?.say(PackageType.kick, { reason: 'late' })
    expect(set.client.state.status).toBe('ready')
  })

  test('when a listener acts on a state, the others still get the states in order', () => {
    const set = setUp()
    set.client.watch((event) => {
      if (event.type === 'state' && event.state.status === 'connecting') event.state.disconnect()
    })
    const seen: string[] = []
    set.client.watch((event) => event.type === 'state' && seen.push(event.state.status))
    connect(set)
    expect(seen).toEqual(['connecting', 'closed'])
    expect(set.gate.sockets).toHaveLength(0)
  })
})

describe('bad frames', () => {
  test.each([
    ['a text frame', 'hello', 'text frame'],
    ['an unknown package', Uint8Array.of(9, 0, 0, 0), 'package type'],
  ] as const)('%s ends the connection and another attempt follows', (_, frame, fault) => {
    const set = ready()
    set.gate.last.events.received(frame)
    expect(set.events).toEqual([
      { type: 'fault', fault },
      { type: 'lost', code: 1002 },
    ])
    expect(set.client.state.status).toBe('waiting')
  })

  test('a malformed message is reported and skipped', () => {
    const set = ready()
    const heard: unknown[] = []
    set.client.on('onMessage', (body) => heard.push(body))
    set.gate.last.events.received(encodePackage(PackageType.data, Uint8Array.of(0xff)))
    set.gate.last.sayMessage({ type: 'push', route: 'onMessage', body: encodeJson(1) })
    expect(set.events).toEqual([{ type: 'fault', fault: 'message flags' }])
    expect(heard).toEqual([1])
  })

  test('a truncated frame ends the connection after its timeout', () => {
    const set = ready({ frameTimeout: 2000 })
    set.gate.last.events.received(Uint8Array.of(4, 0, 0, 9, 6))
    set.clock.advance(1999)
    expect(set.client.state.status).toBe('ready')
    set.clock.advance(1)
    expect(set.events[0]).toEqual({ type: 'fault', fault: 'package unfinished' })
    expect(set.client.state.status).toBe('waiting')
  })

  test('a socket that throws on sending is a lost connection', async () => {
    const set = ready()
    set.gate.last.closedWith = 1006
    await expect(readyOf(set).request('a.h.x')).rejects.toMatchObject({ kind: 'disconnected' })
    expect(set.client.state.status).toBe('waiting')
  })
})
