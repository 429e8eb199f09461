import type { Fault } from './Fault'
import {
  decodeHandshakeRequest,
  encodeHandshakeAnswer,
  encodeHandshakeRefusal,
  HandshakeCode,
  type HandshakeRequest,
} from './handshake'
import { decodeJson, encodeJson } from './jsonBody'
import { decodeMessage, encodeMessage, type Message } from './messages'
import { encodePackage, type Package, PackageReader, PackageType } from './packages'
import { RouteDictionary } from './RouteDictionary'
import { AnswerCode, type ServerHandlers, type ServerOptions } from './ServerHandlers'
import { frameBytes, type Socket } from './Transport'

/** The server's end of one connection. Feed it what the websocket reports; it never throws on what a client sends. */
export interface ServerSession {
  /** `working` once the client has acknowledged the handshake; only then it can be sent to. */
  readonly status: 'new' | 'greeting' | 'greeted' | 'working' | 'closed'
  /** Call it for every received frame. */
  received(frame: ArrayBuffer | Uint8Array | string): void
  /** Call it when the websocket has closed. */
  closed(code: number): void
  /** Sends a push. False when the session is not ready or the client is too slow; then nothing was sent. */
  push(route: string, body: unknown): boolean
  /** Sends a frame of {@link encodePush}, so that a push to many is encoded once. Returns the same as {@link push}. */
  send(frame: Uint8Array<ArrayBuffer>): boolean
  /** Tells the client that it is kicked, and closes. */
  kick(reason: string): void
  close(code: number, reason: string): void
}

/** Starts the session of a newly opened websocket. */
export function acceptSession(socket: Socket, options: ServerOptions, handlers: ServerHandlers): ServerSession {
  return new AcceptedSession(socket, options, handlers)
}

/**
 * The frame of a push, for all sessions of a server with this dictionary. Throws a RangeError for a route that is too
 * long.
 */
export function encodePush(route: string, body: unknown, dictionary = RouteDictionary.none): Uint8Array<ArrayBuffer> {
  return encodeData({ type: 'push', route: dictionary.toWire(route), body: encodeJson(body) })
}

const encodeData = (message: Message) => encodePackage(PackageType.data, encodeMessage(message))

const TIMEOUT = 10_000
const CLOSE_CODES: Partial<Record<Fault, number>> = { 'text frame': 1003, 'package too long': 1009 }
const PROTOCOL_ERROR = 1002
const SLOW = 1013
const MAX_QUEUED = 4 << 20

/** A request that waits for an answer. The answer repeats the bytes of its id. */
interface Asked {
  id: number
  idBytes?: Uint8Array
}

class AcceptedSession implements ServerSession {
  status: ServerSession['status'] = 'new'
  private readonly reader: PackageReader
  private readonly dictionary: RouteDictionary
  private readonly heartbeat: number
  private pending = 0
  /** Cancels the timer that limits the session: first that of the handshake, then that of the heartbeat. */
  private cancelLife: () => void
  private cancelUnfinished: (() => void) | undefined

  constructor(
    private readonly socket: Socket,
    private readonly options: ServerOptions,
    private readonly handlers: ServerHandlers,
  ) {
    const { clock, heartbeat = 30, dictionary = RouteDictionary.none, handshakeTimeout = TIMEOUT, maxBody } = options
    this.heartbeat = heartbeat
    this.dictionary = dictionary
    this.reader = new PackageReader(maxBody)
    this.cancelLife = clock.after(handshakeTimeout, () => this.close(PROTOCOL_ERROR, 'no handshake'))
  }

  received(frame: ArrayBuffer | Uint8Array | string): void {
    if (this.isClosed()) return
    const bytes = frameBytes(frame)
    if (!bytes) {
      this.breakOff('text frame')
      return
    }
    const { packages, fault } = this.reader.read(bytes)
    for (const each of packages) {
      this.handle(each)
      if (this.isClosed()) return
    }
    if (fault) this.breakOff(fault)
    else this.guardUnfinished(packages.length > 0)
  }

  push(route: string, body: unknown): boolean {
    return this.send(encodePush(route, body, this.dictionary))
  }

  send(frame: Uint8Array<ArrayBuffer>): boolean {
    return this.status === 'working' && this.write(frame)
  }

  kick(reason: string): void {
    if (this.isClosed()) return
    if (this.status === 'working') this.write(encodePackage(PackageType.kick, encodeJson({ reason })))
    this.close(1000, 'kick')
  }

  close(code: number, reason: string): void {
    if (this.isClosed()) return
    this.end(code, () => this.socket.close(code, reason))
  }

  closed(code: number): void {
    if (!this.isClosed()) this.end(code)
  }

  private end(code: number, closeSocket?: () => void): void {
    this.status = 'closed'
    this.cancelLife()
    this.cancelUnfinished?.()
    this.attempt('close', () => closeSocket?.())
    this.attempt('ended', () => this.handlers.ended?.(code))
  }

  private handle({ type, body }: Package): void {
    if (type === PackageType.kick) this.breakOff('package type')
    else if (type === PackageType.handshake) {
      if (this.status === 'new') this.greet(body)
    } else if (type === PackageType.ack) {
      if (this.status === 'greeted') this.start()
    } else if (this.status !== 'working') return
    else if (type === PackageType.heartbeat) this.beat()
    else this.data(body)
  }

  private async greet(body: Uint8Array): Promise<void> {
    this.status = 'greeting'
    const request = decodeHandshakeRequest(body)
    if (!request.ok) this.refuse(HandshakeCode.failed)
    else if (!this.isWelcome(request.value)) this.refuse(HandshakeCode.oldClient)
    else {
      try {
        const user = await this.handlers.greet?.(request.value)
        if (this.status !== 'greeting') return
        const { dictionary, heartbeat } = this
        const answer = encodeHandshakeAnswer({ heartbeat, dictionary, user }, request.value.dictVersion)
        this.status = 'greeted'
        this.write(answer)
        if (request.value.merged) this.socket.merge?.()
      } catch (error) {
        this.handlers.failed(error, 'greet')
        this.refuse(HandshakeCode.failed)
      }
    }
  }

  private isWelcome({ type, version }: HandshakeRequest): boolean {
    return this.attempt('checkClient', () => this.options.checkClient?.(type, version) ?? true) ?? false
  }

  private refuse(code: number): void {
    this.write(encodeHandshakeRefusal(code))
    this.close(1000, 'handshake refused')
  }

  private start(): void {
    this.status = 'working'
    this.cancelLife()
    this.beat()
  }

  /** Answers every heartbeat at once. Only heartbeats keep the session alive, as on the public servers. */
  private beat(): void {
    if (this.heartbeat <= 0) return
    const { clock, heartbeatTimeout = this.heartbeat * 2000 } = this.options
    this.cancelLife()
    this.cancelLife = clock.after(heartbeatTimeout, () => this.close(1000, 'heartbeat timeout'))
    this.write(encodePackage(PackageType.heartbeat))
  }

  private data(bytes: Uint8Array): void {
    const message = decodeMessage(bytes)
    if (!message.ok) {
      this.report(message.fault)
      return
    }
    const { value } = message
    if (value.type !== 'request' && value.type !== 'notify') {
      this.report('message flags')
      return
    }
    const route = this.dictionary.fromWire(value.route)
    const body = decodeJson(value.body)
    // An id of 0 means that the client waits for no answer, on the public servers too.
    const asked = value.type === 'request' && value.id > 0 ? value : undefined
    if (route === undefined) {
      this.report('unknown route code')
      if (asked) this.answer(asked, { code: AnswerCode.unknownRoute })
    } else if (!body.ok) {
      this.report(body.fault)
      if (asked) this.answer(asked, { code: AnswerCode.unreadable })
    } else if (asked) this.work(asked, route, body.value)
    else this.listen(route, body.value)
  }

  private async work(asked: Asked, route: string, body: unknown): Promise<void> {
    if (this.pending >= (this.options.maxPending ?? 1024)) {
      this.answer(asked, { code: AnswerCode.busy })
      return
    }
    this.pending++
    try {
      this.answer(asked, await this.handlers.request(route, body))
    } catch (error) {
      this.handlers.failed(error, route)
      this.answer(asked, { code: AnswerCode.failed })
    } finally {
      this.pending--
    }
  }

  private async listen(route: string, body: unknown): Promise<void> {
    try {
      await this.handlers.notify?.(route, body)
    } catch (error) {
      this.handlers.failed(error, route)
    }
  }

  private answer({ id, idBytes }: Asked, body: unknown): void {
    this.send(encodeData({ type: 'response', id, idBytes, body: encodeJson(body) }))
  }

  private guardUnfinished(progress: boolean): void {
    if (progress || !this.reader.unfinished) {
      this.cancelUnfinished?.()
      this.cancelUnfinished = undefined
    }
    if (!this.reader.unfinished || this.cancelUnfinished) return
    const { clock, frameTimeout = TIMEOUT } = this.options
    this.cancelUnfinished = clock.after(frameTimeout, () => this.breakOff('package unfinished'))
  }

  private breakOff(fault: Fault): void {
    this.close(CLOSE_CODES[fault] ?? PROTOCOL_ERROR, fault)
    this.report(fault)
  }

  private report(fault: Fault): void {
    this.attempt('fault', () => this.handlers.fault?.(fault))
  }

  /** Sends everything, so that all bytes count towards the limit for a slow client. */
  private write(frame: Uint8Array<ArrayBuffer>): boolean {
    if (this.isClosed()) return false
    const { socket } = this
    if ((socket.queuedBytes?.() ?? 0) > (this.options.maxQueued ?? MAX_QUEUED)) {
      this.end(SLOW, () => (socket.terminate ? socket.terminate() : socket.close(SLOW, 'slow consumer')))
      return false
    }
    try {
      this.socket.send(frame)
      return true
    } catch {
      // 1006 means a lost connection and must never be sent, so the socket closes with the normal code.
      this.end(1006, () => this.socket.close(1000, ''))
      return false
    }
  }

  private attempt<T>(during: string, run: () => T): T | undefined {
    try {
      return run()
    } catch (error) {
      this.handlers.failed(error, during)
      return undefined
    }
  }

  /** A method, because a handler may close the session between two lines. */
  private isClosed(): boolean {
    return this.status === 'closed'
  }
}
