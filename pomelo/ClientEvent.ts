import type { ClientState } from './ClientState'
import type { Fault } from './Fault'
import type { HandshakeError } from './handshake'

/**
 * What a client reports besides pushes.
 *
 * - `state`: a state was entered. Events come one after another, also when a listener acts on one.
 * - `heartbeat timeout`: the server was silent for too long; the connection is given up.
 * - `socket error`: what the platform said; whether the connection survives is told by `state`.
 * - `handshake error`: the server refused, in the words of chat-and-calls §8.
 * - `lost`: a connection ended unasked with this websocket close code. 1006 voids everything the connection told.
 * - `kick`: the server threw the client out; no reconnecting follows.
 * - `fault`: received bytes were wrong. A malformed message is skipped; a malformed package ends the connection.
 */
export type ClientEvent =
  | { type: 'state'; state: ClientState }
  | { type: 'heartbeat timeout' }
  | { type: 'socket error'; detail: unknown }
  | { type: 'handshake error'; code: number; message: HandshakeError }
  | { type: 'lost'; code: number }
  | { type: 'kick'; reason: string }
  | { type: 'fault'; fault: Fault }
