/** What one client may take of the gate. */
export interface GateLimits {
  /** Messages a member may send in one go, and how many come back each second. */
  readonly burst: number
  readonly perSecond: number
  /** The longest package, in bytes; a longer one ends the connection. */
  readonly maxBody: number
  /** Bytes that may wait for a slow client before it is closed. */
  readonly maxQueued: number
  /** Open connections of one member, on all servers together; one more throws the oldest out. */
  readonly connections: number
  /** Milliseconds from the connection to the chat: to ask for a websocket, and again to enter on it. */
  readonly enterWithin: number
  /** Seconds between heartbeats; a client silent for twice as long is closed. */
  readonly heartbeat: number
}

export const GATE_LIMITS: GateLimits = {
  burst: 100,
  perSecond: 10,
  maxBody: 64 * 1024,
  maxQueued: 4 * 1_048_576,
  connections: 8,
  enterWithin: 10_000,
  heartbeat: 30,
}

/** Unread messages given on entering. */
export const UNREAD_LIMIT = 200
