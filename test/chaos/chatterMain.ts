import { reaction } from 'mobx'
import WebSocket from 'ws'
import { ChatService } from '../../src/chat/ChatService'
import { isChatMessage } from '../../src/chat/store/isChatMessage'
import { call } from '../../src/gateway/call'
import { configureGateway } from '../../src/gateway/gatewayState'
import { createId } from '../../src/lib/createId'
import type { Storage } from '../../src/platform/storage/types'
import { type ChatterTask, IID, readSaid, sayOf } from './ChatterTask'
import { Device, textOf } from './Device'
import { FolderStorage } from './FolderStorage'

/** The app's own chat without its screens, in a process that the run kills and starts again on the same device. */
const task = JSON.parse(process.argv[2] ?? '') as ChatterTask

/**
 * At most so much faster does the app's clock run: fifty back-offs of at least five seconds would take a quarter of an
 * hour.
 */
const MOST_HASTE = 20
/** A client gives up an answer after this long, by the app's clock. */
const TIMEOUT = 10_000
/** So many times as long as it last took to enter, a client waits for an answer, however busy the machine is. */
const PATIENCE = 5
let haste = MOST_HASTE
/** When the last connection was opened; null once the gate has let the member in. */
let entering: number | null = null

/** A machine with other work is slow, not silent: there the app's clock runs slower. */
function entered(): void {
  if (entering !== null) haste = Math.min(MOST_HASTE, Math.max(1, TIMEOUT / PATIENCE / (Date.now() - entering + 1)))
  entering = null
}

function ended(): void {
  if (entering !== null) haste = Math.max(1, haste / 2)
  entering = null
}
/** Maximum number of waiting messages, so that several are in transit when something fails. */
const AHEAD = 5

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

configureGateway({
  origin: task.gateway,
  identity: () => ({ bearer: task.bearer, language: 'zh' }),
  log: () => undefined,
})

/** The highest number of each series of messages on the device, by sender and receiver. */
const newest = new Map<string, number>()

function note(text: string): void {
  const said = readSaid(text)
  if (!said) return
  const line = `${said.from}>${said.to}`
  newest.set(line, Math.max(newest.get(line) ?? 0, said.k))
}

function report(): void {
  const sum = (mine: boolean) =>
    [...newest].reduce((all, [line, k]) => all + (line.startsWith(`${task.me.name}>`) === mine ? k : 0), 0)
  process.send?.({ sent: sum(true), got: sum(false) })
}

/** The device's storage; reports what was stored, because only that survives this process. */
function watched(device: Storage): Storage {
  return {
    ...device,
    read: (key) => device.read(key),
    remove: (key) => device.remove(key),
    keys: () => device.keys(),
    write(key, value) {
      const written = device.write(key, value)
      if (/:log:/.test(key)) {
        const page: unknown = JSON.parse(value)
        if (Array.isArray(page)) for (const one of page) if (isChatMessage(one)) note(textOf(one))
        report()
      }
      return written
    },
  }
}

let connections = 0
const service = new ChatService({
  device: watched(new FolderStorage(task.folder)),
  openSocket(_url, events) {
    entering = Date.now()
    const ws = new WebSocket(task.urls[connections++ % task.urls.length] ?? '', { perMessageDeflate: false })
    ws.on('open', () => events.opened())
    ws.on('message', (data, isBinary) => events.received(isBinary ? (data as Buffer) : String(data)))
    ws.on('close', (code) => {
      ended()
      events.closed(code)
    })
    ws.on('error', (error) => events.failed(error))
    return { send: (frame) => ws.send(frame), close: (code, reason) => ws.close(code, reason) }
  },
  gateUrl: () => '',
  clock: {
    now: () => Date.now(),
    after(ms, run) {
      const timer = setTimeout(run, ms / haste)
      return () => clearTimeout(timer)
    },
  },
  random: Math.random,
  createId,
  channel: () => 1000,
  language: () => 'zh',
  bundle: 'chaos',
  ask: call,
  upload: () => {
    throw new Error('nothing is uploaded here')
  },
  keptFiles: { keep: async () => false, take: async () => null, drop: async () => undefined },
  playAudio: () => ({ pause: () => undefined, resume: () => undefined, stop: () => undefined }),
  posterOf: async () => null,
  lifecycle: { onShow: () => () => undefined, onHide: () => () => undefined, onNetworkChange: () => () => undefined },
  sleepsInBackground: false,
  wholeAddress: (path) => path,
  isOwnAddress: () => false,
  fileGone: () => '',
})

/** How many messages this device has written before, as the process may have been killed. */
function written(device: Device): number {
  for (const peer of task.peers) for (const message of device.messagesWith(peer)) note(textOf(message))
  const kept = new Map(newest)
  for (const text of device.waiting()) note(text)
  const count = task.peers.reduce((sum, peer) => sum + (newest.get(`${task.me.name}>${peer.name}`) ?? 0), 0)
  newest.clear()
  for (const [line, k] of kept) newest.set(line, k)
  return count
}

async function main(): Promise<void> {
  const { me, peers, count } = task
  const device = new Device(task)
  const begun = written(device)
  report()
  const profile = { rid: me.rid, userId: me.uid, nick_name: me.name, headImg: '' }
  service.start({ tenant: { iid: IID }, member: { status: 'member', profile } })
  const chats = peers.map((peer) => service.openConversation({ roleId: peer.rid, uid: peer.uid, nickName: peer.name }))
  for (const chat of chats.slice(0, -1)) chat.show()
  reaction(
    () => service.status === 'ready',
    (ready) => ready && entered(),
  )
  // Acts like a user when the banner shows that all attempts have failed.
  reaction(
    () => service.status === 'closed',
    (closed) => closed && void pause(200).then(() => service.reconnect()),
  )
  for (let n = begun; n < count; n++) {
    while (device.waiting().length >= AHEAD) await pause(10)
    const at = n % peers.length
    const peer = peers[at]
    if (!peer) throw new Error('nobody to write to')
    const text = sayOf(me, peer, Math.floor(n / peers.length) + 1)
    if (chats[at]?.send(text) !== 'taken') throw new Error(`${text} was not taken`)
    await pause(Math.random() * 10)
  }
}

process.on('disconnect', () => process.exit(0))
main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
  process.exit(1)
})
