import type { ClientEvent } from './ClientEvent'
import type { CloseReason } from './ClientState'
import type { Clock } from './Clock'
import type { Fault } from './Fault'
import { HeartbeatPacer } from './HeartbeatPacer'
import { decodeHandshakeAnswer, encodeHandshakeRequest, type HandshakeAnswer, type ProtobufRoutes } from './handshake'
import { decodeJson, encodeJson, isRecord } from './jsonBody'
import { decodeMessage, encodeMessage, type Message } from './messages'
import { PendingRequests, RequestError } from './PendingRequests'
import { encodePackage, type Package, PackageReader, PackageType } from './packages'
import { RouteDictionary } from './RouteDictionary'
import { frameBytes, type OpenSocket, type Socket } from './Transport'

const NORMAL = 1000
const PROTOCOL_ERROR = 1002
const ABNORMAL = 1006
const NO_PROTOBUF: ProtobufRoutes = { client: new Set(), server: new Set() }

/** The end of a connection that its owner has not closed. */
export type ConnectionEnd = Exclude<CloseReason, { kind: 'disconnected' }>

export interface ConnectionSettings {
  open: OpenSocket
  clock: Clock
  type: string
  version: string
  user(): unknown
  handshakeTimeout: number
  frameTimeout: number
}

/** Receives the events of a connection; none comes after `ended` or `close()`. */
export interface ConnectionOwner {
  handshaking(): void
  ready(answer: HandshakeAnswer): void
  pushed(route: string, body: unknown): void
  report(event: ClientEvent): void
  ended(end: ConnectionEnd): void
}

/** One websocket from opening to end: handshake, heartbeats, requests. Each attempt is a new connection. */
export class ClientConnection {
  private stage: 'opening' | 'handshaking' | 'working' | 'over' = 'opening'
  private socket: Socket | undefined
  private dictionary: RouteDictionary = RouteDictionary.none
  private protobuf = NO_PROTOBUF
  private pacer: HeartbeatPacer | undefined
  private readonly reader = new PackageReader()
  private readonly pending: PendingRequests
  private cancelHandshake: (() => void) | undefined
  private cancelUnfinished: (() => void) | undefined

  constructor(
    private readonly settings: ConnectionSettings,
    private readonly known: RouteDictionary,
    private readonly owner: ConnectionOwner,
  ) {
    this.pending = new PendingRequests(settings.clock)
  }

  open(): void {
    const { clock, open, handshakeTimeout } = this.settings
    this.cancelHandshake = clock.after(handshakeTimeout, () => this.lose(ABNORMAL))
    try {
      this.socket = open({
        opened: () => this.opened(),
        received: (frame) => this.received(frameBytes(frame)),
        closed: (code) => this.lose(code),
        failed: (detail) => this.report({ type: 'socket error', detail }),
      })
    } catch (detail) {
      this.report({ type: 'socket error', detail })
      this.lose(ABNORMAL)
    }
  }

  request(route: string, body: unknown, timeout: number): Promise<unknown> {
    if (this.isOver()) return Promise.reject(new RequestError('disconnected', route))
    if (this.isRefused(route)) return Promise.reject(new RequestError('unsendable', route))
    const wire = this.dictionary.toWire(route)
    return this.pending.add(route, timeout, (id) => {
      this.writeMessage({ type: 'request', id, route: wire, body: encodeJson(body) })
    })
  }

  notify(route: string, body: unknown): void {
    if (this.isRefused(route)) throw new RangeError(`route under protobuf: ${route}`)
    this.writeMessage({ type: 'notify', route: this.dictionary.toWire(route), body: encodeJson(body) })
  }

  probe(ms: number): void {
    this.pacer?.probe(ms)
  }

  /** Closes the connection without telling the owner. */
  close(code: number = NORMAL): void {
    if (this.stage === 'over') return
    this.stage = 'over'
    this.cancelHandshake?.()
    this.cancelUnfinished?.()
    this.pacer?.stop()
    // A half-open socket may never report its end, so nothing waits for that.
    try {
      this.socket?.close(code, '')
    } catch {
      // The socket was closed already.
    }
    this.pending.failAll('disconnected')
  }

  private opened(): void {
    if (this.stage !== 'opening') return
    this.stage = 'handshaking'
    this.owner.handshaking()
    const { type, version, user } = this.settings
    this.write(encodeHandshakeRequest({ type, version, dictVersion: this.known.version, merged: true, user: user() }))
  }

  private received(frame: Uint8Array | undefined): void {
    if (this.isOver()) return
    if (!frame) {
      this.breakOff('text frame')
      return
    }
    const { packages, fault } = this.reader.read(frame)
    for (const each of packages) {
      this.handle(each)
      if (this.isOver()) return
    }
    if (fault) {
      this.breakOff(fault)
      return
    }
    this.pacer?.heard()
    if (packages.length > 0 || !this.reader.unfinished) {
      this.cancelUnfinished?.()
      this.cancelUnfinished = undefined
    }
    if (this.reader.unfinished && !this.cancelUnfinished) {
      const { clock, frameTimeout } = this.settings
      this.cancelUnfinished = clock.after(frameTimeout, () => this.breakOff('package unfinished'))
    }
  }

  private handle({ type, body }: Package): void {
    if (type === PackageType.kick) this.kicked(body)
    else if (type === PackageType.handshake) {
      if (this.stage === 'handshaking') this.answered(body)
    } else if (this.stage !== 'working') return
    else if (type === PackageType.heartbeat) this.pacer?.beat()
    else if (type === PackageType.data) this.data(body)
  }

  private answered(body: Uint8Array): void {
    const reply = decodeHandshakeAnswer(body, this.known)
    if (!reply.ok) {
      const { code, message } = reply
      this.report({ type: 'handshake error', code, message })
      this.end({ kind: 'refused', code, message })
      return
    }
    const { answer } = reply
    this.stage = 'working'
    this.cancelHandshake?.()
    this.dictionary = answer.dictionary
    this.protobuf = answer.protobuf
    const beat = encodePackage(PackageType.heartbeat)
    this.pacer = new HeartbeatPacer(
      this.settings.clock,
      answer.heartbeat * 1000,
      () => this.write(beat),
      () => this.timedOut(),
    )
    this.write(encodePackage(PackageType.ack))
    if (this.isOver()) return
    // The public servers send the first heartbeat. Starting without it also detects a server that dies right here.
    this.pacer.beat()
    this.owner.ready(answer)
  }

  private data(bytes: Uint8Array): void {
    const message = decodeMessage(bytes)
    if (!message.ok) {
      this.report({ type: 'fault', fault: message.fault })
      return
    }
    const { value } = message
    if (value.type === 'response') {
      const fault = this.pending.settle(value.id, value.body, this.protobuf.server)
      if (fault) this.report({ type: 'fault', fault })
      return
    }
    // Only a client sends requests and notifies; from a server they mean nothing.
    if (value.type !== 'push') {
      this.report({ type: 'fault', fault: 'message flags' })
      return
    }
    const route = this.dictionary.fromWire(value.route)
    const body = decodeJson(value.body)
    if (route === undefined) this.report({ type: 'fault', fault: 'unknown route code' })
    else if (this.protobuf.server.has(route)) this.report({ type: 'fault', fault: 'protobuf' })
    else if (!body.ok) this.report({ type: 'fault', fault: body.fault })
    else this.owner.pushed(route, body.value)
  }

  /** True for a route under protobuf: the server would decode our JSON as protobuf. */
  private isRefused(route: string): boolean {
    const refused = this.protobuf.client.has(route)
    if (refused) this.report({ type: 'fault', fault: 'protobuf' })
    return refused
  }

  private kicked(body: Uint8Array): void {
    const json = decodeJson(body)
    const said = json.ok && isRecord(json.value) ? json.value.reason : undefined
    const reason = typeof said === 'string' ? said : ''
    this.report({ type: 'kick', reason })
    this.end({ kind: 'kicked', reason })
  }

  private timedOut(): void {
    this.report({ type: 'heartbeat timeout' })
    this.lose(ABNORMAL)
  }

  private breakOff(fault: Fault): void {
    this.report({ type: 'fault', fault })
    this.lose(PROTOCOL_ERROR)
  }

  private lose(code: number): void {
    if (this.isOver()) return
    this.report({ type: 'lost', code })
    this.end({ kind: 'lost', code })
  }

  private end(end: ConnectionEnd): void {
    // A listener of the previous event may have disconnected.
    if (this.isOver()) return
    this.close()
    this.owner.ended(end)
  }

  private report(event: ClientEvent): void {
    if (!this.isOver()) this.owner.report(event)
  }

  private writeMessage(message: Message): void {
    this.write(encodePackage(PackageType.data, encodeMessage(message)))
  }

  private write(frame: Uint8Array<ArrayBuffer>): void {
    if (this.isOver()) return
    try {
      this.socket?.send(frame)
    } catch (detail) {
      this.report({ type: 'socket error', detail })
      this.lose(ABNORMAL)
    }
  }

  /** A method rather than a field: a callback into the owner may end the connection between two lines. */
  private isOver(): boolean {
    return this.stage === 'over'
  }
}
