import type { Redis } from 'ioredis'
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import type { Clock } from '../base/clock'
import { CallError } from '../call/CallError'

/** Counts recent events by key. */
export interface RateLimiter {
  /** Takes one of `limit` per window of `windowMs` (whole seconds); throws LIMIT when none is left. */
  take(key: string, limit: number, windowMs: number): Promise<void>
}

/**
 * Counts in fixed windows, in this process or, with Redis, for all processes together. While Redis is away each
 * process counts alone.
 */
export class WindowRateLimiter implements RateLimiter {
  private readonly limiters = new Map<string, RateLimiterAbstract>()

  constructor(
    private readonly clock: Clock,
    private readonly redis: Redis | null = null,
  ) {}

  async take(key: string, limit: number, windowMs: number): Promise<void> {
    try {
      await this.limiterOf(limit, windowMs / 1000).consume(key)
    } catch (left) {
      if (!(left instanceof RateLimiterRes)) throw left
      throw new CallError('LIMIT', { data: { until: this.clock() + left.msBeforeNext } })
    }
  }

  private limiterOf(points: number, duration: number): RateLimiterAbstract {
    const name = `limit:${points}:${duration}`
    const known = this.limiters.get(name)
    if (known) return known
    const rule = { keyPrefix: name, points, duration }
    const alone = new RateLimiterMemory(rule)
    const limiter = this.redis
      ? new RateLimiterRedis({
          ...rule,
          storeClient: this.redis,
          rejectIfRedisNotReady: true,
          insuranceLimiter: alone,
        })
      : alone
    this.limiters.set(name, limiter)
    return limiter
  }
}
