import { Redis } from 'ioredis'

interface RedisLog {
  info(message: string): void
  warn(details: object, message: string): void
}

interface RedisWish {
  readonly log: RedisLog
  /** What the server does without it, for the log. */
  readonly without: string
  readonly keyPrefix?: string
  /** A subscriber that takes its channels again by itself. */
  readonly resubscribes?: boolean
}

/** A Redis that does not answer for so long is as good as gone: the connection is broken off and made anew. */
const PATIENCE = 1000

/**
 * A connection to Redis that never makes anybody wait for long. Each command has an end, and while Redis is away a
 * command fails at once. Settled after the first attempt: a server also starts without Redis, says so, and goes on trying.
 */
export async function openRedis(
  url: string,
  { log, without, keyPrefix = '', resubscribes }: RedisWish,
): Promise<Redis> {
  const redis = new Redis(url, {
    keyPrefix,
    lazyConnect: true,
    enableOfflineQueue: false,
    autoResubscribe: resubscribes ?? true,
    maxRetriesPerRequest: 0,
    connectTimeout: PATIENCE,
    commandTimeout: PATIENCE,
    // Of a Redis that is frozen: its machine takes what is written and nobody answers.
    socketTimeout: PATIENCE,
    retryStrategy: (tries) => Math.min(tries * 100, 2000),
  })
  let away = false
  let cause: unknown
  // The attempts that follow fail for the same reason: an outage is told of once.
  redis.on('error', (error: Error) => {
    cause = error
  })
  redis.on('reconnecting', () => {
    if (!away) log.warn({ err: cause }, `Redis does not answer: ${without}`)
    away = true
  })
  redis.on('ready', () => {
    if (away) log.info('Redis answers again')
    away = false
  })
  await redis.connect().catch(() => {})
  return redis
}
