import {
  type ChatEntered,
  type ChatMessage,
  type ChatSent,
  enterChat,
  markChatRead,
  ON_MESSAGE,
  type OnMessage,
  sendChat,
} from '@quanzi/contract'
import { createClient, type ReadyState } from '@quanzi/pomelo'
import WebSocket from 'ws'
import { Journal } from './Journal'

/** A client with an outbox: it sends its messages one after another, each until it is acknowledged. */
interface Task {
  readonly name: string
  readonly uid: number
  readonly token: string
  readonly peerRid: number
  readonly count: number
  readonly file: string
  /** Addresses to try in turn. */
  readonly urls: readonly string[]
}

const task = JSON.parse(process.argv[2] ?? '') as Task
const journal = new Journal(task.file)
let connections = 0
let entered: ReadyState | null = null
let wake = () => {}

const clock = {
  now: () => Date.now(),
  after(ms: number, run: () => void) {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
}
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const client = createClient({
  clock,
  requestTimeout: 2000,
  handshakeTimeout: 2000,
  reconnect: false,
  open(events) {
    const ws = new WebSocket(task.urls[connections++ % task.urls.length] ?? '', { perMessageDeflate: false })
    ws.on('open', () => events.opened())
    ws.on('message', (data, isBinary) => events.received(isBinary ? (data as Buffer) : String(data)))
    ws.on('close', (code) => events.closed(code))
    ws.on('error', (error) => events.failed(error))
    return { send: (frame) => ws.send(frame), close: (code, reason) => ws.close(code, reason) }
  },
})

function report(): void {
  process.send?.({ sent: journal.count(true), got: journal.count(false) })
}

/** Kept first, marked as read afterwards: what was not kept comes again. */
function receive(msgs: readonly ChatMessage[], state: ReadyState): void {
  const theirs = msgs.filter(({ content }) => content.sender.uid !== task.uid)
  for (const { id, content } of theirs)
    if (content.body.type === 1) journal.add({ id: Number(id), text: content.body.text, mine: false })
  report()
  const msgids = theirs.map(({ id }) => id)
  if (msgids.length > 0) state.request(markChatRead.uri, { msgids }).catch(() => {})
}

async function enter(state: ReadyState): Promise<void> {
  for (;;) {
    const answer = (await state.request(enterChat.uri, {
      uid: task.uid,
      token: task.token,
      version: '2.0.8',
    })) as ChatEntered
    if (answer.code !== 200) throw new Error(`not entered: ${answer.code}`)
    receive(answer.unReadMsg, state)
    if (!answer.hasMore) break
  }
  entered = state
  wake()
}

client.on(ON_MESSAGE, (body) => {
  if (client.state.status === 'ready') receive((body as OnMessage).msgs, client.state)
})
client.watch((event) => {
  if (event.type !== 'state') return
  const { state } = event
  if (state.status === 'ready') enter(state).catch(() => state.disconnect())
  else entered = null
  if (state.status === 'closed') void pause(20 + Math.random() * 80).then(() => state.connect())
})

async function sendAll(): Promise<void> {
  while (journal.count(true) < task.count) {
    if (!entered) {
      await new Promise<void>((resolve) => {
        wake = resolve
      })
      continue
    }
    const text = `${task.name}-${journal.count(true) + 1}`
    await pause(Math.random() * 10)
    const content = { body: { type: 1, text }, cid: 1000, tempID: text, receiver: { roleID: task.peerRid } }
    const answer = await entered?.request(sendChat.uri, { content, scope: 1 }).catch(() => null)
    const sent = answer as ChatSent | null | undefined
    if (sent?.code === 200) journal.add({ id: Number(sent.id), text, mine: true })
    else if (sent && sent.code !== 500) throw new Error(`${text} was refused: ${JSON.stringify(sent)}`)
    report()
  }
}

process.on('disconnect', () => process.exit(0))
if (client.state.status === 'idle') client.state.connect()
report()
sendAll().catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`)
  process.exit(1)
})
