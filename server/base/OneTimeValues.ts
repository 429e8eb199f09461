import type { Redis } from 'ioredis'
import type { Clock } from './clock'

/** Values that are kept for a while and can be taken once, such as OAuth codes. */
export interface OneTimeValues {
  put(key: string, value: string, lifeMs: number): Promise<void>
  /** Returns and removes the value; null when it is unknown, taken or expired. */
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

/** The same for several processes: the first one that asks gets the value. */
export class RedisOneTimeValues implements OneTimeValues {
  constructor(private readonly redis: Redis) {}

  async put(key: string, value: string, lifeMs: number): Promise<void> {
    await this.redis.set(`once:${key}`, value, 'PX', lifeMs)
  }

  async take(key: string): Promise<string | null> {
    return await this.redis.getdel(`once:${key}`)
  }
}
