import type { ClientState } from './ClientState'
import type { Fault } from './Fault'
import type { HandshakeError } from './handshake'

/**
 * The events of a client besides pushes.
 * - `state`: the client has entered a state. Events come one after another, even when a listener acts on one.
 * - `heartbeat timeout`: the server was silent for too long; the client gives the connection up.
 * - `socket error`: the platform's error; `state` tells whether the connection survives.
 * - `handshake error`: the server refused, with the messages of chat-and-calls §8.
 * - `lost`: a connection ended with this websocket close code. After 1006, forget everything that the connection had
 * told.
 * - `kick`: the server closed the connection on purpose; the client does not reconnect.
 * - `fault`: received bytes were invalid. The client skips a malformed message; a malformed package ends the
 * connection.
 */
export type ClientEvent =
  | { type: 'state'; state: ClientState }
  | { type: 'heartbeat timeout' }
  | { type: 'socket error'; detail: unknown }
  | { type: 'handshake error'; code: number; message: HandshakeError }
  | { type: 'lost'; code: number }
  | { type: 'kick'; reason: string }
  | { type: 'fault'; fault: Fault }
