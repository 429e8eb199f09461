import type { Clock } from './Clock'
import type { Fault } from './Fault'
import type { HandshakeRequest } from './handshake'
import type { RouteDictionary } from './RouteDictionary'

/** What all sessions of a server share. */
export interface ServerOptions {
  clock: Clock
  /** Heartbeat interval in seconds; 0 turns heartbeats off. 30 unless given. */
  heartbeat?: number
  /** Milliseconds without a heartbeat after which a client is closed; twice the interval. */
  heartbeatTimeout?: number
  /** Short codes for routes; none unless given. */
  dictionary?: RouteDictionary
  /** Whether this client may come in; a `false` is answered with 501. */
  checkClient?(type: string, version: string): boolean
  /** Milliseconds a client has until its acknowledgement; 10000. */
  handshakeTimeout?: number
  /** Milliseconds a package that came in part may stay unfinished; 10000. */
  frameTimeout?: number
  /** The longest package body accepted, in bytes; a longer one closes the connection with 1009. */
  maxBody?: number
  /** Requests in work at once on one session; more are answered with {@link AnswerCode.busy}. 1024. */
  maxPending?: number
  /** Bytes that may wait for a slow client before it is ended, which {@link ServerHandlers.ended} is told as 1013; 4 MiB. */
  maxQueued?: number
}

/** What one session does with what its client says. */
export interface ServerHandlers {
  /** The answer to a request. Called in the order of arrival; answers go out as they come. A throw is answered with 500. */
  request(route: string, body: unknown): unknown
  /** A message that wants no answer. */
  notify?(route: string, body: unknown): unknown
  /** The `user` part of the handshake answer, if any. A throw refuses the client with 500. */
  greet?(request: HandshakeRequest): unknown
  /** The session is over, for whatever reason; called once. `code` is the websocket close code. */
  ended?(code: number): void
  /** Received bytes were wrong. After a malformed message the session goes on, otherwise it is already closed. */
  fault?(fault: Fault): void
  /** One of these handlers threw. */
  failed(error: unknown, during: string): void
}

/** Codes a session answers by itself, in a body of `{"code": …}` alone. */
export const AnswerCode = { ok: 200, unreadable: 400, unknownRoute: 404, failed: 500, busy: 503 } as const
