import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import {
  acceptSession,
  encodeJson,
  encodePackage,
  PackageReader,
  PackageType,
  type ServerSession,
} from '@quanzi/pomelo'
import WebSocket, { WebSocketServer } from 'ws'
import { until } from '../testing/openChat'
import { webSocketTransport } from './webSocketTransport'

let server: WebSocketServer
const clock = { now: () => 0, after: () => () => undefined }
const MAX_QUEUED = 64 * 1024

beforeAll(async () => {
  server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false })
  await once(server, 'listening')
})
afterAll(() => {
  for (const ws of server.clients) ws.terminate()
  server.close()
})

/** A client after its handshake, and the server's end of it. */
async function connect(sys: object) {
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`)
  const [ws] = (await once(server, 'connection')) as [WebSocket]
  const ends: number[] = []
  const session: ServerSession = acceptSession(
    webSocketTransport(ws),
    { clock, maxQueued: MAX_QUEUED },
    { request: () => ({ code: 200 }), failed: () => undefined, ended: (code) => void ends.push(code) },
  )
  ws.on('message', (data) => session.received(data as Buffer))
  ws.on('close', (code) => session.closed(code))
  client.on('error', () => undefined)
  if (client.readyState !== client.OPEN) await once(client, 'open')
  client.send(encodePackage(PackageType.handshake, encodeJson({ sys })))
  await once(client, 'message')
  client.send(encodePackage(PackageType.ack))
  await once(client, 'message')
  return { client, ws, session, ends }
}

/** Number of packages in each frame that arrives after ten pushes in one turn. */
async function packagesPerFrame(sys: object): Promise<number[]> {
  const { client, session } = await connect(sys)
  const frames: number[] = []
  client.on('message', (data) => frames.push(new PackageReader().read(data as Buffer).packages.length))
  for (let n = 0; n < 10; n++) session.push('onMessage', { n })
  await until(() => frames.reduce((sum, one) => sum + one, 0) === 10, 'ten packages')
  client.terminate()
  return frames
}

test('a client that does not announce merged frames gets one package per frame, and all of them', async () => {
  expect(await packagesPerFrame({ type: 'js-websocket', version: '0.0.1' })).toEqual(Array(10).fill(1))
  expect(await packagesPerFrame({ type: 'js-websocket', version: '2.0.8', merged: true })).toEqual([10])
})

test.each([{}, { merged: true }])(
  'a client %j that requests heartbeats and reads none is disconnected',
  async (more) => {
    const { client, ws, session, ends } = await connect({ type: 'js-websocket', version: '2.0.8', ...more })
    client.pause()
    // The network accepts some megabytes before anything queues here.
    while (ws.bufferedAmount === 0) {
      session.push('onMessage', 'x'.repeat(16_384))
      await new Promise((resolve) => setTimeout(resolve, 1))
    }
    const beat = encodePackage(PackageType.heartbeat)
    let most = 0
    const ask = () => {
      most = Math.max(most, ws.bufferedAmount)
      if (ends.length > 0) return
      for (let n = 0; n < 2000 && client.bufferedAmount < 1 << 20; n++) client.send(beat)
      setImmediate(ask)
    }
    ask()
    await until(() => ends.length > 0, 'the end')
    expect(ends).toEqual([1013])
    expect(ws.readyState).not.toBe(WebSocket.OPEN)
    expect(most).toBeLessThan(MAX_QUEUED * 2)
    client.terminate()
  },
)
