import { once } from 'node:events'
import { connect } from 'node:net'
import { createTestServer, type TestServer } from '../testing/createTestServer'
import { enterGate } from '../testing/enterGate'
import { openChat } from '../testing/openChat'
import { GATE_LIMITS } from './limits'
import { type Gate, startGate } from './startGate'

/** Ten times faster than in production. */
const ENTER_WITHIN = 1000
/** Plus the time that a busy machine needs, and a client that does not answer the websocket's close. */
const GONE_WITHIN = ENTER_WITHIN + 4000

let server: TestServer
let gate: Gate
beforeAll(async () => {
  server = await createTestServer({ env: { GATE_PORT: '0' } })
  gate = await startGate(server.app.services, { enterWithin: ENTER_WITHIN })
})
afterAll(async () => {
  await gate.stop()
  await server.close()
})

test('a connection must enter within ten seconds', () => {
  expect(GATE_LIMITS.enterWithin).toBe(10_000)
})

const UPGRADE = [
  'GET / HTTP/1.1',
  'Host: localhost',
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==',
  '',
  '',
].join('\r\n')

test.each([
  ['says nothing', ''],
  ['begins to ask', 'GET / HTTP/1.1\r\nHost: loc'],
  ['asks for a websocket and says nothing on it, not even that it is closed', UPGRADE],
])('whoever connects and %s is gone', async (_, text) => {
  const socket = connect(gate.port, '127.0.0.1')
  socket.on('error', () => {})
  await once(socket, 'connect')
  const began = performance.now()
  socket.write(text)
  socket.resume()
  await once(socket, 'close')
  expect(performance.now() - began).toBeLessThan(GONE_WITHIN)
})

test('after the handshake a client that does not enter is closed with a reason; one that has entered stays', async () => {
  const idle = await openChat(gate.port)
  const member = await enterGate(server, gate.port, await server.login())
  const closed = new Promise((resolve) => {
    idle.client.watch(
      (event) => event.type === 'state' && event.state.status === 'closed' && resolve(event.state.reason),
    )
  })
  expect(JSON.stringify(await closed)).toContain('1008')
  await new Promise((resolve) => setTimeout(resolve, ENTER_WITHIN))
  expect(member.chat.client.state.status).toBe('ready')
  member.chat.close()
})
