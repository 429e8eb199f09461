import { once } from 'node:events'
import { acceptSession, type Clock, type ServerSession } from '@quanzi/pomelo'
import { type WebSocket, WebSocketServer } from 'ws'
import { ChatConnection } from './ChatConnection'
import type { GateParts } from './GateParts'
import { isVersionAtLeast } from './isVersionAtLeast'
import type { GateLimits } from './limits'
import { webSocketTransport } from './webSocketTransport'

interface ListenOptions {
  readonly host: string
  readonly port: number
  readonly limits: GateLimits
  /** Clients of a lesser version are turned away. */
  readonly clientFloor: string | undefined
  readonly parts: GateParts
  readonly failed: (error: unknown, during: string) => void
}

export interface Listening {
  address(): ReturnType<WebSocketServer['address']>
  /** Takes nothing new, lets `finish` end, then closes every connection. */
  stop(finish: () => Promise<void>): Promise<void>
}

/** Real time; the sessions' timers do not keep the process alive. */
const realTime: Clock = {
  now: () => performance.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms)
    timer.unref()
    return () => clearTimeout(timer)
  },
}

/** How long a client may take to answer the close of its websocket. */
const CLOSING = 2000

/** Opens the port and gives every websocket a session of the chat protocol. */
export async function listen({ host, port, limits, clientFloor, parts, failed }: ListenOptions): Promise<Listening> {
  const server = new WebSocketServer({ host, port, perMessageDeflate: false, maxPayload: limits.maxBody * 2 })
  const sessions = new Set<ServerSession>()
  let stopping = false
  server.on('connection', (ws) => {
    if (stopping) ws.close(1001, 'server stopping')
    else accept(ws)
  })
  await once(server, 'listening')
  server.on('error', (error) => failed(error, 'listen'))

  function accept(ws: WebSocket): void {
    const options = {
      clock: realTime,
      heartbeat: limits.heartbeat,
      maxBody: limits.maxBody,
      maxQueued: limits.maxQueued,
      checkClient: (_type: string, version: string) => !clientFloor || isVersionAtLeast(version, clientFloor),
    }
    const session: ServerSession = acceptSession(webSocketTransport(ws), options, {
      greet: (request) => connection.greet(request),
      request: (route, body) => connection.request(route, body),
      notify: (route, body) => connection.request(route, body),
      ended() {
        cancel()
        sessions.delete(session)
        connection.ended()
      },
      failed,
    })
    const connection = new ChatConnection(parts, session)
    const cancel = realTime.after(limits.enterWithin, () => {
      if (!connection.hasEntered) session.close(1008, 'not entered')
    })
    sessions.add(session)
    ws.on('message', (data, isBinary) => session.received(isBinary ? (data as Buffer) : String(data)))
    ws.on('close', (code) => session.closed(code))
    // A frame over the limit or a broken connection; `close` follows.
    ws.on('error', () => {})
  }

  return {
    address: () => server.address(),
    async stop(finish) {
      stopping = true
      const closed = new Promise((resolve) => server.close(resolve))
      await finish()
      // The answers of what has just finished are written first.
      await new Promise((resolve) => setImmediate(resolve))
      for (const session of sessions) session.close(1001, 'server stopping')
      const cancel = realTime.after(CLOSING, () => {
        for (const ws of server.clients) ws.terminate()
      })
      await closed
      cancel()
    },
  }
}
