import type { Redis } from 'ioredis'
import type { Clock } from './clock'

/** Values kept for a while and given out once: the codes of a consent. */
export interface OneTimeValues {
  put(key: string, value: string, lifeMs: number): Promise<void>
  /** The value, which is gone afterwards; null when it is unknown, taken or too old. */
  take(key: string): Promise<string | null>
}

export class MemoryOneTimeValues implements OneTimeValues {
  private readonly values = new Map<string, { value: string; until: number }>()

  constructor(private readonly clock: Clock) {}

  async put(key: string, value: string, lifeMs: number): Promise<void> {
    const now = this.clock()
    for (const [old, { until }] of this.values) if (until <= now) this.values.delete(old)
    this.values.set(key, { value, until: now + lifeMs })
  }

  async take(key: string): Promise<string | null> {
    const entry = this.values.get(key)
    this.values.delete(key)
    return entry && entry.until > this.clock() ? entry.value : null
  }
}

/** The same for several processes: whichever is asked first gives the value out. */
export class RedisOneTimeValues implements OneTimeValues {
  constructor(private readonly redis: Redis) {}

  async put(key: string, value: string, lifeMs: number): Promise<void> {
    await this.redis.set(`once:${key}`, value, 'PX', lifeMs)
  }

  async take(key: string): Promise<string | null> {
    return await this.redis.getdel(`once:${key}`)
  }
}
