import type { Clock } from '../base/clock'
import { CallError } from '../call/CallError'

/** Counts what a key did lately; the in-process one serves a single server. */
export interface RateLimiter {
  /** Takes one of `limit` in each window of `windowMs`; throws LIMIT when none is left. */
  take(key: string, limit: number, windowMs: number): Promise<void> | void
}

const MAX_KEYS = 100_000

/** Fixed windows in memory. */
export class MemoryRateLimiter implements RateLimiter {
  private readonly windows = new Map<string, { until: number; used: number }>()

  constructor(private readonly clock: Clock) {}

  take(key: string, limit: number, windowMs: number): void {
    const now = this.clock()
    const window = this.windows.get(key)
    if (!window || window.until <= now) {
      if (this.windows.size >= MAX_KEYS) this.forget(now)
      this.windows.set(key, { until: now + windowMs, used: 1 })
      return
    }
    if (window.used >= limit) throw new CallError('LIMIT', { data: { until: window.until } })
    window.used += 1
  }

  private forget(now: number) {
    for (const [key, window] of this.windows) if (window.until <= now) this.windows.delete(key)
    if (this.windows.size >= MAX_KEYS) this.windows.clear()
  }
}
