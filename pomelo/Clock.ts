/** Time as the sessions see it, so that they run on any platform and tests need not wait. */
export interface Clock {
  /** Milliseconds from any fixed moment. */
  now(): number
  /** Runs `run` once after `ms` milliseconds; the returned function cancels it, and does nothing afterwards. */
  after(ms: number, run: () => void): () => void
}
