import fc from 'fast-check'
import { acceptSession, type ServerSession } from './acceptSession'
import { createClient } from './createClient'
import { RouteDictionary } from './RouteDictionary'
import type { Socket, SocketEvents } from './Transport'
import { ManualClock } from './testing/ManualClock'

const settle = () => new Promise<void>((resolve) => setImmediate(resolve))

/** Client and server on one connection. `cut` passes a server frame on whole, in pieces, or joined with the next. */
async function link(dictionary = RouteDictionary.none) {
  const clock = new ManualClock()
  let events: SocketEvents | undefined
  let session: ServerSession | undefined
  const client = createClient({
    clock,
    open: (given): Socket => {
      events = given
      const accepted = acceptSession(
        { send: (frame) => given.received(frame), close: (code) => given.closed(code) },
        { clock, dictionary, heartbeat: 5 },
        {
          request: (route, body) => ({ route, body }),
          failed: (error) => {
            throw error
          },
        },
      )
      session = accepted
      return { send: (frame) => accepted.received(frame), close: (code) => accepted.closed(code) }
    },
  })
  if (client.state.status === 'idle') client.state.connect()
  events?.opened()
  await settle()
  if (!events || !session) throw new Error('nothing was opened')
  return { clock, client, session, events }
}

const dictionaries = [RouteDictionary.none, RouteDictionary.number(['chat.chatHandler.send', 'onMessage'])]

test.each(dictionaries)(
  'client and server understand each other, emoji included, with and without a dictionary',
  async (dictionary) => {
    const { clock, client, session } = await link(dictionary)
    if (client.state.status !== 'ready') throw new Error(client.state.status)
    const heard: unknown[] = []
    client.on('onMessage', (body) => heard.push(body))
    const body = { content: '你好 😀 \ud83d', scope: 1 }
    await expect(client.state.request('chat.chatHandler.send', body)).resolves.toEqual({
      route: 'chat.chatHandler.send',
      body,
    })
    expect(session.push('onMessage', body)).toBe(true)
    expect(heard).toEqual([body])
    // Nobody sends a message for a long time, and both stay connected: heartbeats keep the connection alive.
    clock.advance(600_000)
    expect([client.state.status, session.status]).toEqual(['ready', 'working'])
  },
)

// Bytes near the protocol's own values reach more of the codec than evenly distributed ones.
const byte = fc.oneof(fc.constantFrom(0, 1, 2, 3, 4, 5, 6, 7, 0x7b, 0x7d, 0x80, 0xff), fc.integer({ min: 0, max: 255 }))
const garbage = fc.array(byte, { maxLength: 24 }).map((bytes) => Uint8Array.from(bytes))
const headed = fc
  .tuple(fc.integer({ min: 1, max: 5 }), garbage)
  .map(([type, body]) => Uint8Array.of(type, 0, 0, body.length, ...body))
const frames = fc.array(fc.oneof(garbage, headed, fc.string()), { minLength: 1, maxLength: 8 })

test('whatever a server sends, the client does not throw and ends in a state from which it can continue', () =>
  fc.assert(
    fc.asyncProperty(frames, async (sent) => {
      const { clock, client, events } = await link()
      for (const frame of sent) events.received(frame)
      await settle()
      clock.advance(60_000)
      expect(['ready', 'connecting', 'waiting', 'closed']).toContain(client.state.status)
      const { state } = client
      if ('disconnect' in state) state.disconnect()
      expect([client.state.status, clock.pending]).toEqual(['closed', 0])
    }),
    { numRuns: 500 },
  ))

test('whatever a client sends, the server does not throw and the session ends without timers', () =>
  fc.assert(
    fc.asyncProperty(frames, fc.boolean(), async (sent, greeted) => {
      const clock = new ManualClock()
      const failures: unknown[] = []
      const session = greeted
        ? (await link()).session
        : acceptSession(
            { send: () => {}, close: () => {} },
            { clock },
            { request: () => ({}), failed: (error) => void failures.push(error) },
          )
      for (const frame of sent) session.received(frame)
      await settle()
      session.close(1000, '')
      await settle()
      expect([session.status, failures, clock.pending]).toEqual(['closed', [], 0])
    }),
    { numRuns: 500 },
  ))
