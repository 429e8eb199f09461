import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
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
  /** Clients with a lower version are refused. */
  readonly clientFloor: string | undefined
  readonly parts: GateParts
  readonly failed: (error: unknown, during: string) => void
}

export interface Listening {
  address(): ReturnType<Server['address']>
  /** Accepts nothing new, waits for `finish`, then closes every connection. */
  stop(finish: () => Promise<void>): Promise<void>
}

/** Real time; the sessions' timers do not keep the process running. */
const realTime: Clock = {
  now: () => performance.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms)
    timer.unref()
    return () => clearTimeout(timer)
  },
}

/** Opens the port and starts a chat session for every websocket. */
export async function listen({ host, port, limits, clientFloor, parts, failed }: ListenOptions): Promise<Listening> {
  // A client that asks for nothing is closed as soon as one that does not enter.
  const open = { headersTimeout: limits.enterWithin, requestTimeout: limits.enterWithin }
  const http = createServer({ ...open, connectionsCheckingInterval: limits.enterWithin / 10 }, (_request, response) =>
    response.writeHead(426, { connection: 'close' }).end(),
  )
  const server = new WebSocketServer({ server: http, perMessageDeflate: false, maxPayload: limits.maxBody * 2 })
  const sessions = new Set<ServerSession>()
  let stopping = false
  server.on('connection', (ws) => {
    if (stopping) ws.terminate()
    else accept(ws)
  })
  http.listen(port, host)
  await once(http, 'listening')
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
    address: () => http.address(),
    async stop(finish) {
      stopping = true
      const closed = Promise.all([once(http.close(), 'close'), new Promise((resolve) => server.close(resolve))])
      await finish()
      // The answers to requests that have just finished are sent first.
      await new Promise((resolve) => setImmediate(resolve))
      for (const session of sessions) session.close(1001, 'server stopping')
      http.closeAllConnections()
      await closed
    },
  }
}
