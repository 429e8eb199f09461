import { Redis } from 'ioredis'

interface RedisLog {
  info(message: string): void
  warn(details: object, message: string): void
}

interface RedisWish {
  readonly log: RedisLog
  /** What the server does without Redis, for the log. */
  readonly without: string
  readonly keyPrefix?: string
  /** True for a subscriber that subscribes to its channels again by itself. */
  readonly resubscribes?: boolean
}

/** In ms: when Redis does not answer for this long, the connection is closed and opened again. */
const PATIENCE = 1000

/**
 * A connection to Redis that never blocks for long. Each command has a timeout, and while Redis is away a command
 * fails at once. Resolves after the first attempt: a server also starts without Redis, reports that, and keeps trying.
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
    // For a Redis that hangs: its machine accepts data, but no answer comes.
    socketTimeout: PATIENCE,
    retryStrategy: (tries) => Math.min(tries * 100, 2000),
  })
  let away = false
  let cause: unknown
  // Further attempts fail for the same reason: report an outage once.
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
