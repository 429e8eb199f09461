import { Redis } from 'ioredis'

const PREFIX = 'quanzi:'

interface RedisLog {
  warn(details: object, message: string): void
}

/**
 * The server's connection for what several processes share. Rejects when Redis cannot be reached at
 * the start; a command while it is away fails at once instead of waiting.
 */
export async function openRedis(url: string, log: RedisLog): Promise<Redis> {
  const redis = new Redis(url, {
    keyPrefix: PREFIX,
    lazyConnect: true,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (tries) => Math.min(tries * 100, 2000),
  })
  redis.on('error', (error: Error) => log.warn({ err: error }, 'Redis failed'))
  await redis.connect().catch((error: unknown) => {
    redis.disconnect()
    throw error
  })
  return redis
}
