import { reaction } from 'mobx'
import WebSocket from 'ws'
import { ChatService } from '../../src/chat/ChatService'
import { call } from '../../src/gateway/call'
import { configureGateway } from '../../src/gateway/gatewayState'
import { createId } from '../../src/lib/createId'
import { type ChatterTask, IID, readDevice } from './ChatterTask'
import { FolderStorage } from './FolderStorage'

/** The app's own chat, without its screens, in a process that may be killed and started again on the same device. */
const task = JSON.parse(process.argv[2] ?? '') as ChatterTask

/** The app's seconds go by so much faster: fifty back-offs of five seconds and more would be a quarter of an hour. */
const HASTE = 20
/** Messages that may wait at once, so that several are on their way when something breaks. */
const AHEAD = 5

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

configureGateway({
  origin: task.gateway,
  identity: () => ({ bearer: task.bearer, language: 'zh' }),
  log: () => undefined,
})

let connections = 0
const service = new ChatService({
  device: new FolderStorage(task.folder),
  openSocket(_url, events) {
    const ws = new WebSocket(task.urls[connections++ % task.urls.length] ?? '', { perMessageDeflate: false })
    ws.on('open', () => events.opened())
    ws.on('message', (data, isBinary) => events.received(isBinary ? (data as Buffer) : String(data)))
    ws.on('close', (code) => events.closed(code))
    ws.on('error', (error) => events.failed(error))
    return { send: (frame) => ws.send(frame), close: (code, reason) => ws.close(code, reason) }
  },
  gateUrl: () => '',
  clock: {
    now: () => Date.now(),
    after(ms, run) {
      const timer = setTimeout(run, ms / HASTE)
      return () => clearTimeout(timer)
    },
  },
  random: Math.random,
  createId,
  channel: () => 1000,
  language: () => 'zh',
  bundle: 'faults',
  ask: call,
  upload: () => {
    throw new Error('nothing is uploaded here')
  },
  keptFiles: { keep: async () => false, take: async () => null, drop: async () => undefined },
  lifecycle: { onShow: () => () => undefined, onHide: () => () => undefined, onNetworkChange: () => () => undefined },
  sleepsInBackground: false,
  wholeAddress: (path) => path,
  fileGone: () => '',
})

const profile = { rid: task.me.rid, userId: task.me.uid, nick_name: task.name, headImg: '' }
const device = readDevice(task)
const written = [...device.lines.flatMap(({ mine, text }) => (mine ? [text] : [])), ...device.waiting]
const known = new Map(device.lines.map(({ text, mine }) => [text, mine]))

function report(): void {
  const sent = [...known.values()].filter(Boolean).length
  process.send?.({ sent, got: known.size - sent })
}

async function main(): Promise<void> {
  service.start({ tenant: { iid: IID }, member: { status: 'member', profile } })
  const chat = service.openConversation({ roleId: task.peer.rid, uid: task.peer.uid, nickName: '' })
  chat.show()
  reaction(
    () => chat.messages.filter(({ message }) => message !== null),
    (stored) => {
      for (const { body, mine } of stored) if (body.type === 1) known.set(body.text, mine)
      report()
    },
    { fireImmediately: true },
  )
  // What a user does when the banner says that the attempts are used up.
  reaction(
    () => service.status === 'closed',
    (closed) => closed && void pause(200).then(() => service.reconnect()),
  )
  for (let n = new Set(written).size + 1; n <= task.count; n++) {
    while (chat.messages.filter(({ message }) => message === null).length >= AHEAD) await pause(5)
    if (chat.send(`${task.name}-${n}`) !== 'taken') throw new Error(`${task.name}-${n} was not taken`)
    await pause(Math.random() * 10)
  }
}

process.on('disconnect', () => process.exit(0))
main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
  process.exit(1)
})
