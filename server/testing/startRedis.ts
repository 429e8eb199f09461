import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { Redis } from 'ioredis'

/** A separate Redis on a free port, without persistence. */
export interface RedisServer {
  readonly url: string
  /** Starts it again on the same port. */
  start(): Promise<void>
  /** Kills it: connections break. */
  stop(): Promise<void>
  /** Stops it from answering, while its machine still accepts data. */
  freeze(): void
  thaw(): void
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  return typeof address === 'object' && address ? address.port : 0
}

/** `stopped`: it does not run yet. */
export async function startRedis({ stopped = false } = {}): Promise<RedisServer> {
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
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
      child = null
    },
    freeze: () => void child?.kill('SIGSTOP'),
    thaw: () => void child?.kill('SIGCONT'),
  }
  if (!stopped) await server.start()
  return server
}
