import type { HandshakeError } from './handshake'

/**
 * Why a client is closed.
 *
 * - `disconnected`: `disconnect()` was called.
 * - `kicked`: the server ended it on purpose, for instance because the user came in on another device.
 * - `refused`: the handshake was answered with `code`; after a 501 trying again is pointless, so no attempts are made.
 * - `lost`: the websocket closed with `code`, and reconnecting is off or its attempts are used up.
 */
export type CloseReason =
  | { kind: 'disconnected' }
  | { kind: 'kicked'; reason: string }
  | { kind: 'refused'; code: number; message: HandshakeError }
  | { kind: 'lost'; code: number }

/**
 * Where a client stands, with the actions that are legal there and no others. An action kept from an earlier state does
 * nothing, and a kept `request` rejects as `disconnected`.
 */
export type ClientState =
  | { readonly status: 'idle'; connect(): void }
  | { readonly status: 'connecting'; disconnect(): void }
  | { readonly status: 'handshaking'; disconnect(): void }
  | ReadyState
  | WaitingState
  | { readonly status: 'closed'; readonly reason: CloseReason; connect(): void }

/** The handshake is done: requests may be made. */
export interface ReadyState {
  readonly status: 'ready'
  /** What the server's handshake hook answered, if anything. */
  readonly user: unknown
  /** Heartbeat interval in seconds, 0 when the server has none. */
  readonly heartbeat: number
  /** True on the first connection and after close code 1006: nothing of an earlier connection was carried over. */
  readonly fresh: boolean
  /**
   * Asks and waits. `timeout` in milliseconds, otherwise the client's. Rejects with a RequestError; an answer that carries
   * an error code is an answer.
   */
  request(route: string, body?: unknown, timeout?: number): Promise<unknown>
  /** Tells, without an answer. Throws a RangeError when the route or the body does not fit. */
  notify(route: string, body?: unknown): void
  /** Finds out whether a silent line is dead: the server has `ms` to answer a heartbeat, or it is a heartbeat timeout. */
  probe(ms: number): void
  disconnect(): void
}

/** The connection is gone and the next attempt is scheduled. */
export interface WaitingState {
  readonly status: 'waiting'
  /** Which attempt in a row comes next, from 1. */
  readonly attempt: number
  /** Milliseconds between entering this state and the attempt. */
  readonly delay: number
  /** Makes the attempt now, for instance because the network is back. It still counts. */
  retry(): void
  disconnect(): void
}
