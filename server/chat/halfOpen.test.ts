import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { createTestServer, type TestServer } from '../testing/createTestServer'
import { enterGate } from '../testing/enterGate'
import { openChat } from '../testing/openChat'
import { type Gate, startGate } from './startGate'

/** Ten times faster than in production. */
const ENTER_WITHIN = 1000
/** In seconds, ten times faster: a client that is silent for twice as long is closed. */
const HEARTBEAT = 3
/** Far more than a busy machine needs, and far less than what closes a connection without this limit. */
const GONE_WITHIN = 30_000

let server: TestServer
let gate: Gate
beforeAll(async () => {
  server = await createTestServer({ env: { GATE_PORT: '0' } })
  gate = await startGate(server.app.services, { enterWithin: ENTER_WITHIN, heartbeat: HEARTBEAT })
})
afterAll(async () => {
  await gate.stop()
  await server.close()
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
])('a client that connects and %s is disconnected', async (_, text) => {
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

/** A line to the gate that can be cut without either end hearing of it, as when a phone leaves the network. */
async function openLine() {
  let isCut = false
  const ends: Socket[] = []
  const line = createServer((phone) => {
    const far = connect(gate.port, '127.0.0.1')
    ends.push(phone, far)
    phone.on('error', () => {}).on('data', (bytes) => !isCut && far.write(bytes))
    far.on('error', () => {}).on('data', (bytes) => !isCut && phone.write(bytes))
  }).listen(0, '127.0.0.1')
  await once(line, 'listening')
  return {
    port: (line.address() as AddressInfo).port,
    /** Cuts the line. Resolves when the gate has ended its side. */
    cut: async () => {
      isCut = true
      await once(ends[1] as Socket, 'close')
    },
    close: () => {
      for (const end of ends) end.destroy()
      line.close()
    },
  }
}

test('a member whose line is dead without having ended is closed after two heartbeats, and one that answers stays', async () => {
  const [ann, ben] = [await server.login(), await server.login()]
  const line = await openLine()
  const gone = await enterGate(server, line.port, ann)
  const stays = await enterGate(server, gate.port, ben)
  try {
    const began = performance.now()
    await line.cut()
    expect(performance.now() - began).toBeGreaterThan(HEARTBEAT * 1000)
    expect(stays.chat.client.state.status).toBe('ready')
  } finally {
    stays.chat.close()
    gone.chat.close()
    line.close()
  }
})
