/** Limits for one client of the gate. */
export interface GateLimits {
  /** Messages that a member may send at once, and how many more each second. */
  readonly burst: number
  readonly perSecond: number
  /** How often a member may enter in one go, over all connections of a server; once a second in the long run. */
  readonly entries: number
  /** Maximum package length in bytes; a longer one closes the connection. */
  readonly maxBody: number
  /** Maximum number of bytes that wait for a slow client before it is closed. */
  readonly maxQueued: number
  /** Maximum number of a member's connections over all servers; one more closes the oldest. */
  readonly connections: number
  /** Milliseconds to ask for a websocket, and again to enter on it. */
  readonly enterWithin: number
  /** Seconds between heartbeats; a client that is silent for twice as long is closed. */
  readonly heartbeat: number
}

export const GATE_LIMITS: GateLimits = {
  burst: 100,
  perSecond: 10,
  entries: 60,
  maxBody: 64 * 1024,
  maxQueued: 4 * 1_048_576,
  connections: 8,
  enterWithin: 10_000,
  heartbeat: 30,
}

/**
 * With how many people a member may begin a conversation in a day, when nothing connects them. Who asks about items
 * writes to a few people a day; a sender of advertisements to as many as there are.
 */
export const NEW_PEOPLE_A_DAY = 20

/** Number of unread messages in the answer to entering. */
export const UNREAD_LIMIT = 200
