import type { Clock } from './Clock'
import type { Fault } from './Fault'
import type { HandshakeRequest } from './handshake'
import type { RouteDictionary } from './RouteDictionary'

/** Options that all sessions of a server share. */
export interface ServerOptions {
  clock: Clock
  /** Heartbeat interval in seconds; 0 turns heartbeats off. Default 30. */
  heartbeat?: number
  /** Milliseconds without a heartbeat until the session closes. Default: two intervals. */
  heartbeatTimeout?: number
  /** Short codes of the routes. Default: none. */
  dictionary?: RouteDictionary
  /** Decides whether to admit this client; for `false` the server answers 501. */
  checkClient?(type: string, version: string): boolean
  /** Milliseconds until the client must have acknowledged the handshake. Default 10000. */
  handshakeTimeout?: number
  /** Milliseconds until a partly received package must be complete. Default 10000. */
  frameTimeout?: number
  /** Maximum length of a package body in bytes; a longer one closes the connection with 1009. */
  maxBody?: number
  /** Maximum number of requests in progress per session; {@link AnswerCode.busy} beyond it. Default 1024. */
  maxPending?: number
  /**
   * Maximum number of bytes that wait for a slow client. Beyond it the session ends, and {@link ServerHandlers.ended}
   * gets 1013. Default 4 MiB.
   */
  maxQueued?: number
}

/** How one session handles its client's messages. */
export interface ServerHandlers {
  /**
   * Returns the answer to a request. Called in the order of arrival; answers are sent when ready. A throw is answered
   * with 500.
   */
  request(route: string, body: unknown): unknown
  /** Handles a message without an answer. */
  notify?(route: string, body: unknown): unknown
  /** Returns the `user` part of the handshake answer, if any. A throw refuses the client with 500. */
  greet?(request: HandshakeRequest): unknown
  /** The session has ended; called once. `code` is the websocket close code. */
  ended?(code: number): void
  /** Received bytes were invalid. After a malformed message the session continues; otherwise it is closed already. */
  fault?(fault: Fault): void
  /** One of these handlers threw. */
  failed(error: unknown, during: string): void
}

/** Codes of the session's own answers, in a body of only `{"code": …}`. */
export const AnswerCode = { ok: 200, unreadable: 400, unknownRoute: 404, failed: 500, busy: 503 } as const
