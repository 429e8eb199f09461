import { once } from 'node:events'
import { enterChat, sendChat } from '@quanzi/contract'
import { CLIENT_TYPE, CLIENT_VERSION, encodeJson, encodeMessage, encodePackage, PackageType } from '@quanzi/pomelo'
import WebSocket from 'ws'
import type { Peer } from './gateMain'

/** One client. Its messages go to its neighbour: clients form pairs. */
export interface Line {
  send(text: string): void
  /** Called with each frame that may contain messages. */
  received: (frame: Buffer) => void
  close(): void
}

async function open(port: number): Promise<WebSocket> {
  const ws = new WebSocket(`ws://127.0.0.1:${port}`, { perMessageDeflate: false })
  await once(ws, 'open')
  return ws
}

let serial = 0

function dataFrame(id: number, route: string, body: unknown): Uint8Array {
  return encodePackage(PackageType.data, encodeMessage({ type: 'request', id, route, body: encodeJson(body) }))
}

const contentOf = (text: string, roleID: number) => ({
  body: { type: 1, text },
  cid: 1000,
  tempID: `b${process.pid}-${++serial}`,
  receiver: { roleID },
})

/** Clients of the relay; they send the same frames as the clients of the gate. */
export async function relayLines(port: number, count: number): Promise<Line[]> {
  const lines: Line[] = []
  for (let n = 0; n < count; n++) {
    const ws = await open(port)
    const line: Line = {
      send: (text) => ws.send(dataFrame(1, sendChat.uri, { content: contentOf(text, 200_000 + n), scope: 1 })),
      received: () => {},
      close: () => ws.terminate(),
    }
    ws.on('message', (data) => line.received(data as Buffer))
    lines.push(line)
  }
  return lines
}

/** Clients of the gate that have entered. */
export async function gateLines(port: number, peers: readonly Peer[]): Promise<Line[]> {
  return await Promise.all(
    peers.map(async (peer, n) => {
      const ws = await open(port)
      const next = () => once(ws, 'message')
      const hello = { sys: { type: CLIENT_TYPE, version: CLIENT_VERSION, merged: true }, user: {} }
      ws.send(encodePackage(PackageType.handshake, encodeJson(hello)))
      await next()
      ws.send(encodePackage(PackageType.ack))
      await next()
      ws.send(dataFrame(1, enterChat.uri, { uid: peer.uid, token: peer.token, version: CLIENT_VERSION }))
      await next()
      const to = peers[n ^ 1]?.rid ?? 0
      let id = 1
      const beat = setInterval(() => ws.send(encodePackage(PackageType.heartbeat)), 20_000)
      const line: Line = {
        send: (text) => ws.send(dataFrame(++id, sendChat.uri, { content: contentOf(text, to), scope: 1 })),
        received: () => {},
        close() {
          clearInterval(beat)
          ws.terminate()
        },
      }
      ws.on('message', (data) => line.received(data as Buffer))
      return line
    }),
  )
}
