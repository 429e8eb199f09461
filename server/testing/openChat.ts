import { type ChatContent, type ChatMessage, ON_MESSAGE, ON_READ, type OnMessage, type OnRead } from '@quanzi/contract'
import { type Client, type ClientEvent, createClient, type ReadyState } from '@quanzi/pomelo'
import WebSocket from 'ws'

/** A client of the chat over a real websocket. */
export interface Chat {
  readonly client: Client
  /** Messages pushed so far, in order of arrival. */
  readonly messages: ChatMessage[]
  readonly reads: OnRead[]
  readonly events: ClientEvent[]
  request<T = { code: number; msg?: string }>(route: string, body: unknown): Promise<T>
  /** Sends raw bytes, not encoded by the protocol. */
  raw(data: Uint8Array | string): void
  close(): void
}

/** In ms. Shorter than a test's own limit, so that the missing event is reported by name. */
const PATIENCE = 50_000

const realTime = {
  now: () => Date.now(),
  after(ms: number, run: () => void) {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
}

/** Connects; resolves when the handshake is done. */
export async function openChat(port: number, user: unknown = {}, version?: string): Promise<Chat> {
  let socket: WebSocket | undefined
  const client = createClient({
    clock: realTime,
    reconnect: false,
    handshakeTimeout: PATIENCE,
    frameTimeout: PATIENCE,
    requestTimeout: PATIENCE,
    user: () => user,
    ...(version && { version }),
    open(events) {
      const ws = new WebSocket(`ws://127.0.0.1:${port}`, { perMessageDeflate: false })
      socket = ws
      ws.on('open', () => events.opened())
      ws.on('message', (data, isBinary) => events.received(isBinary ? (data as Buffer) : String(data)))
      ws.on('close', (code) => events.closed(code))
      ws.on('error', (error) => events.failed(error))
      return { send: (frame) => ws.send(frame), close: (code, reason) => ws.close(code, reason) }
    },
  })
  const messages: ChatMessage[] = []
  const reads: OnRead[] = []
  const events: ClientEvent[] = []
  client.on(ON_MESSAGE, (body) => messages.push(...(body as OnMessage).msgs))
  client.on(ON_READ, (body) => reads.push(body as OnRead))
  client.watch((event) => events.push(event))
  const ready = new Promise<ReadyState>((resolve, reject) => {
    client.watch((event) => {
      if (event.type !== 'state') return
      if (event.state.status === 'ready') resolve(event.state)
      if (event.state.status === 'closed') reject(new Error(`closed: ${JSON.stringify(event.state.reason)}`))
    })
  })
  if (client.state.status === 'idle') client.state.connect()
  const state = await ready
  return {
    client,
    messages,
    reads,
    events,
    request: async <T>(route: string, body: unknown) => (await state.request(route, body)) as T,
    raw: (data) => socket?.send(data),
    close: () => state.disconnect(),
  }
}

/** The content of a text message to a member, as a client sends it. */
export const textTo = (toRid: number, text: string, tempID: string): Omit<ChatContent, 'sender'> => ({
  body: { type: 1, text },
  cid: 1000,
  receiver: { roleID: toRid, uid: 0 },
  tempID,
})

/** Resolves when `holds` is true; checks again after every event. */
export async function until(holds: () => boolean, what: string): Promise<void> {
  const deadline = Date.now() + PATIENCE
  while (!holds()) {
    if (Date.now() > deadline) throw new Error(`never happened: ${what}`)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}
