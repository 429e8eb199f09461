import { ClientConnection, type ConnectionEnd, type ConnectionSettings } from './ClientConnection'
import type { ClientEvent } from './ClientEvent'
import type { ClientState, CloseReason } from './ClientState'
import type { Clock } from './Clock'
import { CLIENT_TYPE, CLIENT_VERSION, type HandshakeAnswer, HandshakeCode } from './handshake'
import { RouteDictionary } from './RouteDictionary'
import type { OpenSocket } from './Transport'

/** How often and when to reconnect (chat-and-calls §4, §9). */
export interface ReconnectOptions {
  /** Maximum number of attempts in a row without a completed handshake. Default 5. */
  attempts?: number
  /** Milliseconds before the first attempt; the delay doubles each time. Default 5000. */
  firstDelay?: number
  /**
   * Maximum of the random part of a delay; it keeps the clients of a restarted server from connecting all at once.
   * 0 adds nothing.
   */
  jitter?: number
}

export interface ClientOptions {
  /** Opens a websocket to the gate. Called once per attempt, never while an earlier socket is in use. */
  open: OpenSocket
  clock: Clock
  /** Returns a number in 0..1; needed only with `jitter`. */
  random?: () => number
  /** Type and version for the handshake; {@link CLIENT_TYPE} and {@link CLIENT_VERSION} by default. */
  type?: string
  version?: string
  /** Returns the application's part of the handshake; called for each attempt. */
  user?: () => unknown
  /** Milliseconds until a request times out. Default 10000. */
  requestTimeout?: number
  /** Milliseconds from opening the socket to the answer of the handshake. Default 10000. */
  handshakeTimeout?: number
  /** Milliseconds until a partly received package must be complete. Default 10000. */
  frameTimeout?: number
  /** `false`: a lost connection stays closed. By default the client reconnects. */
  reconnect?: boolean | ReconnectOptions
}

/** The client's end of the protocol. {@link Client.state} has the actions that are possible now. */
export interface Client {
  readonly state: ClientState
  /**
   * Listens to a push route, such as `onMessage`, until the returned function is called. The body is whatever the
   * server sent.
   */
  on(route: string, listener: (body: unknown) => void): () => void
  /** Listens to all other events, until the returned function is called. */
  watch(listener: (event: ClientEvent) => void): () => void
}

/** Creates a client in state `idle`; `connect()` opens the first socket. */
export function createClient(options: ClientOptions): Client {
  return new ClientSession(options)
}

const TIMEOUT = 10_000

class ClientSession implements Client {
  state: ClientState
  private readonly settings: ConnectionSettings
  private readonly attempts: number
  private readonly pushListeners = new Map<string, Set<(body: unknown) => void>>()
  private readonly watchers = new Set<(event: ClientEvent) => void>()
  /** Number of scheduled attempts in a row that have not led to a handshake. */
  private failures = 0
  /** Kept between connections, so that the server need not send it again. */
  private dictionary: RouteDictionary = RouteDictionary.none
  private fresh = true
  /** Counts states, so that an action knows whether its own state still lasts. */
  private turn = 0
  /** Events still to be sent, in order: a listener may cause the next event before all listeners have got this one. */
  private readonly news: (() => void)[] = []
  private telling = false

  constructor(private readonly options: ClientOptions) {
    const { open, clock, type = CLIENT_TYPE, version = CLIENT_VERSION, reconnect = true } = options
    const { user = () => ({}), handshakeTimeout = TIMEOUT, frameTimeout = TIMEOUT } = options
    this.settings = { open, clock, type, version, user, handshakeTimeout, frameTimeout }
    this.attempts = reconnect === false ? 0 : ((reconnect === true ? undefined : reconnect.attempts) ?? 5)
    this.state = { status: 'idle', connect: this.action(() => this.connect(), 0) }
  }

  on(route: string, listener: (body: unknown) => void): () => void {
    const listeners = this.pushListeners.get(route) ?? new Set()
    this.pushListeners.set(route, listeners.add(listener))
    return () => listeners.delete(listener)
  }

  watch(listener: (event: ClientEvent) => void): () => void {
    this.watchers.add(listener)
    return () => this.watchers.delete(listener)
  }

  private connect(): void {
    const connection: ClientConnection = new ClientConnection(this.settings, this.dictionary, {
      handshaking: () => this.enter({ status: 'handshaking', disconnect: this.disconnecting(connection) }),
      ready: (answer) => this.ready(connection, answer),
      pushed: (route, body) => this.tell(this.pushListeners.get(route), body),
      report: (event) => this.tell(this.watchers, event),
      ended: (end) => this.ended(end),
    })
    this.enter({ status: 'connecting', disconnect: this.disconnecting(connection) })
    // A listener may have disconnected meanwhile.
    if (this.state.status === 'connecting') connection.open()
  }

  private ready(connection: ClientConnection, { user, heartbeat, dictionary }: HandshakeAnswer): void {
    const { fresh } = this
    this.failures = 0
    this.fresh = false
    this.dictionary = dictionary
    const { requestTimeout = TIMEOUT } = this.options
    this.enter({
      status: 'ready',
      user,
      heartbeat,
      fresh,
      request: (route, body, timeout = requestTimeout) => connection.request(route, body, timeout),
      notify: (route, body) => connection.notify(route, body),
      probe: (ms) => connection.probe(ms),
      disconnect: this.disconnecting(connection),
    })
  }

  private ended(end: ConnectionEnd): void {
    if (end.kind === 'lost' && end.code === 1006) {
      this.dictionary = RouteDictionary.none
      this.fresh = true
    }
    const final = end.kind === 'kicked' || (end.kind === 'refused' && end.code === HandshakeCode.oldClient)
    if (final || this.failures >= this.attempts) this.close(end)
    else this.wait()
  }

  private wait(): void {
    const { reconnect, random, clock } = this.options
    const { firstDelay = 5000, jitter = 0 } = typeof reconnect === 'object' ? reconnect : {}
    const delay = Math.round(firstDelay * 2 ** this.failures * (1 + jitter * (random?.() ?? 0)))
    this.failures++
    const retry = this.action(() => {
      cancel()
      this.connect()
    })
    const cancel = clock.after(delay, retry)
    const disconnect = this.action(() => {
      cancel()
      this.close({ kind: 'disconnected' })
    })
    this.enter({ status: 'waiting', attempt: this.failures, delay, retry, disconnect })
  }

  private close(reason: CloseReason): void {
    this.failures = 0
    this.enter({ status: 'closed', reason, connect: this.action(() => this.connect()) })
  }

  private disconnecting(connection: ClientConnection): () => void {
    return this.action(() => {
      connection.close()
      this.close({ kind: 'disconnected' })
    })
  }

  /** An action that works only in its state, by default the one to be entered next. */
  private action(run: () => void, turn: number = this.turn + 1): () => void {
    return () => {
      if (this.turn === turn) run()
    }
  }

  private enter(state: ClientState): void {
    this.turn++
    this.state = state
    this.tell(this.watchers, { type: 'state', state })
  }

  private tell<T>(listeners: Set<(value: T) => void> | undefined, value: T): void {
    for (const listener of listeners ?? []) this.news.push(() => listener(value))
    if (this.telling) return
    this.telling = true
    for (let next = this.news.shift(); next; next = this.news.shift()) this.attempt(next)
    this.telling = false
  }

  private attempt(run: () => void): void {
    try {
      run()
    } catch (error) {
      // A listener's error must reach the platform's error handler, and must not stop other listeners or the session.
      this.options.clock.after(0, () => {
        throw error
      })
    }
  }
}
