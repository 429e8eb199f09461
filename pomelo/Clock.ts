/** The time source of the sessions: it makes them run on any platform, and tests without waiting. */
export interface Clock {
  /** Milliseconds since any fixed moment. */
  now(): number
  /** Calls `run` once after `ms` milliseconds. The returned function cancels that; after the call it does nothing. */
  after(ms: number, run: () => void): () => void
}
