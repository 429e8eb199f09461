import type { ChatEntered, ChatUser, OnAttendance, OnLive, OnMessage, OnRead, OnTalk } from '@quanzi/contract'
import { CHAT, ERRORS, enterChat, ON_ATTENDANCE, ON_LIVE, ON_MESSAGE, ON_READ, ON_TALK } from '@quanzi/contract'
import { type Client, type ClientEvent, type Clock, createClient, type ReadyState } from '@quanzi/pomelo'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { isGatewayError } from '@/gateway/GatewayError'
import type { OpenSocket } from '@/platform/socket/types'
import type { RoomNews } from '../RoomNews'
import type { ChatProblem, ChatStatus } from './ChatStatus'

interface Parts {
  readonly openSocket: OpenSocket
  readonly url: () => string
  readonly clock: Clock
  readonly random: () => number
  /** Language of the refusals. */
  readonly language: () => string
  /** The build target; the documents call it bundle. */
  readonly bundle: string
  readonly credentials: () => Promise<ChatUser>
  readonly forgetCredentials: () => void
  /** The gate has let the member in. Called again after each reconnect. */
  readonly entered: (answer: ChatEntered) => void
  readonly left: () => void
  readonly received: (push: OnMessage) => void
  readonly read: (push: OnRead) => void
  readonly attended: (push: OnAttendance) => void
  readonly roomNews: (news: RoomNews) => void
}

/** In ms: how long to wait for an answer on a connection that may be dead. */
const PROBE_MS = 3000
const ENTERED = 200

/** The connection to the gate. Enters again after every loss; gives up after the attempts of chat-and-calls §9. */
export class GateConnection {
  problem: ChatProblem | null = null
  private phase: Exclude<ChatStatus, 'offline'> = 'idle'
  private offline = false
  private wanted = false
  /** Number of consecutive attempts to enter that failed after a successful handshake. */
  private failures = 0
  private cancelRetry: () => void = () => undefined
  private readonly client: Client
  private inside: ReadyState | null = null

  constructor(private readonly parts: Parts) {
    const { clock, random, language } = parts
    this.client = createClient({
      clock,
      random,
      reconnect: { attempts: CHAT.reconnectAttempts, firstDelay: CHAT.reconnectDelayMs, jitter: 0.2 },
      user: () => ({ language: language() }),
      open: (events) => parts.openSocket(parts.url(), events),
    })
    this.client.on(ON_MESSAGE, (body) => parts.received(body as OnMessage))
    this.client.on(ON_READ, (body) => parts.read(body as OnRead))
    this.client.on(ON_ATTENDANCE, (body) => parts.attended(body as OnAttendance))
    this.client.on(ON_TALK, (body) => parts.roomNews({ talk: body as OnTalk }))
    this.client.on(ON_LIVE, (body) => parts.roomNews({ live: body as OnLive }))
    this.client.watch((event) => runInAction(() => this.watched(event)))
    makeAutoObservable<
      GateConnection,
      'parts' | 'client' | 'inside' | 'cancelRetry' | 'failures' | 'wanted' | 'phase' | 'offline'
    >(this, {
      parts: false,
      client: false,
      inside: false,
      cancelRetry: false,
      failures: false,
      wanted: false,
      problem: observableRef,
      phase: observableRef,
      offline: observableRef,
      request: false,
    })
  }

  get status(): ChatStatus {
    return this.offline && this.phase !== 'idle' ? 'offline' : this.phase
  }

  start(): void {
    this.wanted = true
    const { state } = this.client
    if (state.status === 'waiting') state.retry()
    else this.connect()
  }

  stop(): void {
    this.wanted = false
    this.disconnect()
    this.phase = 'idle'
  }

  /** Connects now, without the back-off: the user asked, or the app came to the front. */
  retry(): void {
    if (!this.wanted || this.offline) return
    const { state } = this.client
    if (state.status === 'ready') state.probe(PROBE_MS)
    else this.start()
  }

  /** Offline it tries nothing. After a change of network the old socket is dead, even if it has not noticed. */
  networkChanged(online: boolean): void {
    this.offline = !online
    this.disconnect()
    if (this.wanted) this.phase = 'waiting'
    if (online && this.wanted) this.connect()
  }

  /** Rejects when it is unknown whether the gate got the request: not entered, timeout, connection lost. */
  request(uri: string, body: object): Promise<unknown> {
    return this.inside ? this.inside.request(uri, body) : Promise.reject(new Error('not entered'))
  }

  private connect(): void {
    this.cancelRetry()
    this.problem = null
    const { state } = this.client
    if (state.status === 'idle' || state.status === 'closed') state.connect()
  }

  private disconnect(): void {
    this.cancelRetry()
    const { state } = this.client
    if ('disconnect' in state) state.disconnect()
    this.leave()
  }

  private leave(): void {
    if (!this.inside) return
    this.inside = null
    this.parts.left()
  }

  private watched(event: ClientEvent): void {
    if (event.type === 'handshake error') this.problem = { kind: 'handshake', message: event.message }
    if (event.type !== 'state') return
    const { state } = event
    if (state.status === 'ready') {
      this.phase = 'connecting'
      void this.enter(state)
      return
    }
    this.leave()
    if (state.status === 'connecting' || state.status === 'handshaking') this.phase = 'connecting'
    else if (state.status === 'waiting') this.phase = 'waiting'
    else if (state.status === 'closed' && state.reason.kind !== 'disconnected') {
      if (state.reason.kind === 'kicked') this.problem = { kind: 'kicked' }
      else if (state.reason.kind === 'lost') this.problem = { kind: 'lost' }
      this.phase = 'closed'
    }
  }

  /** Fetches an expired secret again, once. */
  private async enter(state: ReadyState): Promise<void> {
    try {
      let answer = await this.ask(state)
      if (answer.code === ERRORS.LOGIN.code) {
        this.parts.forgetCredentials()
        answer = await this.ask(state)
      }
      if (this.client.state !== state) return
      if (answer.code === ERRORS.LOGIN.code) return this.giveUp({ kind: 'login' })
      if (answer.code !== ENTERED) throw new Error(answer.msg)
      runInAction(() => {
        this.failures = 0
        this.problem = null
        this.inside = state
        this.phase = 'ready'
      })
      this.parts.entered(answer)
    } catch (error) {
      if (this.client.state !== state) return
      if (isGatewayError(error, 'LOGIN')) this.giveUp({ kind: 'login' })
      else this.tryLater()
    }
  }

  private async ask(state: ReadyState): Promise<ChatEntered> {
    const { ridSecret, uid } = await this.parts.credentials()
    const { bundle } = this.parts
    const body = { apnToken: '', bundle, token: ridSecret, uid, version: CHAT.clientVersion }
    return (await state.request(enterChat.uri, body)) as ChatEntered
  }

  private giveUp(problem: ChatProblem): void {
    this.disconnect()
    this.problem = problem
    this.phase = 'closed'
  }

  private tryLater(): void {
    this.disconnect()
    if (this.failures >= CHAT.reconnectAttempts) {
      this.failures = 0
      this.giveUp({ kind: 'lost' })
      return
    }
    this.phase = 'waiting'
    const delay = CHAT.reconnectDelayMs * CHAT.reconnectFactor ** this.failures++
    this.cancelRetry = this.parts.clock.after(delay, () => this.connect())
  }
}
