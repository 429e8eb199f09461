import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { Redis } from 'ioredis'
import { freePort } from '../startSite'

/** A Redis of its own on a free port, which keeps nothing. */
export interface RedisServer {
  readonly url: string
  start(): Promise<void>
  stop(): Promise<void>
}

export async function startRedis(): Promise<RedisServer> {
  const port = await freePort()
  const url = `redis://127.0.0.1:${port}`
  let child: ChildProcess | null = null
  const server: RedisServer = {
    url,
    async start() {
      const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
      child = spawn('redis-server', args, { stdio: 'ignore', cwd: '/' })
      const redis = new Redis(url, { retryStrategy: () => 50, maxRetriesPerRequest: 200 })
      redis.on('error', () => {})
      await redis.ping()
      redis.disconnect()
    },
    async stop() {
      if (!child) return
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
      child = null
    },
  }
  await server.start()
  return server
}
