import type { Redis } from 'ioredis'
import type { Clock } from '../base/clock'
import { CallError } from '../call/CallError'
import { hashToken } from '../identity/Secrets'
import { MemoryRateLimiter, type RateLimiter } from './rateLimit'

/** One step, so that a key never stays without an end. Answers the count and the time left. */
const TAKE = `
local used = redis.call('incr', KEYS[1])
if used == 1 then redis.call('pexpire', KEYS[1], ARGV[1]) end
return { used, redis.call('pttl', KEYS[1]) }`

interface LimiterLog {
  warn(details: object, message: string): void
}

/** Fixed windows that all server processes share. Without Redis each process counts for itself. */
export class RedisRateLimiter implements RateLimiter {
  private readonly alone: MemoryRateLimiter

  constructor(
    private readonly redis: Redis,
    private readonly clock: Clock,
    private readonly log: LimiterLog,
  ) {
    this.alone = new MemoryRateLimiter(clock)
  }

  async take(key: string, limit: number, windowMs: number): Promise<void> {
    const counted = await this.count(key, windowMs)
    if (counted === null) return this.alone.take(key, limit, windowMs)
    if (counted.used > limit) throw new CallError('LIMIT', { data: { until: this.clock() + counted.leftMs } })
  }

  private async count(key: string, windowMs: number): Promise<{ used: number; leftMs: number } | null> {
    try {
      // A key may hold a bearer token, which is kept nowhere in clear.
      const answer = await this.redis.eval(TAKE, 1, `limit:${hashToken(key)}`, windowMs)
      const [used, leftMs] = answer as [number, number]
      return { used, leftMs }
    } catch (error) {
      this.log.warn({ err: error }, 'rate limits are counted by this process alone')
      return null
    }
  }
}
