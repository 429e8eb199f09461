import type { HandshakeError } from './handshake'

/**
 * Why a client is closed.
 * - `disconnected`: `disconnect()` was called.
 * - `kicked`: the server closed the connection on purpose, for example because the user entered on another device.
 * - `refused`: the server answered the handshake with `code`. After 501 another attempt is pointless, so none is made.
 * - `lost`: the websocket closed with `code`, and reconnecting is off or all attempts have failed.
 */
export type CloseReason =
  | { kind: 'disconnected' }
  | { kind: 'kicked'; reason: string }
  | { kind: 'refused'; code: number; message: HandshakeError }
  | { kind: 'lost'; code: number }

/**
 * The state of a client, with the actions that are possible in it. An action kept from an earlier state does nothing;
 * a kept `request` rejects as `disconnected`.
 */
export type ClientState =
  | { readonly status: 'idle'; connect(): void }
  | { readonly status: 'connecting'; disconnect(): void }
  | { readonly status: 'handshaking'; disconnect(): void }
  | ReadyState
  | WaitingState
  | { readonly status: 'closed'; readonly reason: CloseReason; connect(): void }

/** The handshake is done: requests are possible. */
export interface ReadyState {
  readonly status: 'ready'
  /** The answer of the server's handshake hook, if any. */
  readonly user: unknown
  /** Heartbeat interval in seconds, 0 when the server has none. */
  readonly heartbeat: number
  /** True on the first connection and after close code 1006: nothing remains of an earlier connection. */
  readonly fresh: boolean
  /**
   * Sends a request. `timeout` in milliseconds, by default the client's. Rejects with a RequestError; an answer with
   * an error code resolves.
   */
  request(route: string, body?: unknown, timeout?: number): Promise<unknown>
  /** Sends a message without an answer. Throws a RangeError when route or body do not fit. */
  notify(route: string, body?: unknown): void
  /**
   * Tests whether a silent connection is dead: the server has `ms` to answer a heartbeat, or it is a heartbeat
   * timeout.
   */
  probe(ms: number): void
  disconnect(): void
}

/** The connection is lost and the next attempt is scheduled. */
export interface WaitingState {
  readonly status: 'waiting'
  /** Number of the next attempt in a row, starting at 1. */
  readonly attempt: number
  /** Milliseconds between entering this state and the attempt. */
  readonly delay: number
  /** Attempts now, for example because the network is back. The attempt still counts. */
  retry(): void
  disconnect(): void
}
