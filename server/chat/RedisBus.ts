import { randomBytes } from 'node:crypto'
import { Redis } from 'ioredis'
import type { Clock } from '../base/clock'
import type { Bus, BusEvents } from './Bus'

const PREFIX = 'quanzi:chat:'
const ORIGIN_BYTES = 8
/** How long a lost connection may have been dead before it was noticed, and clocks of servers may differ. */
const MARGIN = 15_000

interface BusLog {
  warn(details: object, message: string): void
}

/**
 * Frames between servers through Redis, one channel a member. Redis forgets what nobody hears, so
 * a reconnected subscription reports a gap, and the gate fills it from the database.
 */
export class RedisBus implements Bus {
  private readonly origin = randomBytes(ORIGIN_BYTES)
  private readonly wanted = new Set<number>()
  private readonly sender: Redis
  private readonly hearer: Redis
  private lostAt: number | null = null
  private closing = false

  private constructor(
    url: string,
    private readonly clock: Clock,
    private readonly log: BusLog,
    private readonly events: BusEvents,
  ) {
    const options = { lazyConnect: true, enableOfflineQueue: false, autoResubscribe: false, maxRetriesPerRequest: 0 }
    const retryStrategy = (tries: number) => Math.min(tries * 100, 2000)
    this.sender = new Redis(url, { ...options, retryStrategy })
    this.hearer = new Redis(url, { ...options, retryStrategy })
  }

  /** Rejects when Redis cannot be reached at the start. */
  static async open(url: string, clock: Clock, log: BusLog, events: BusEvents): Promise<RedisBus> {
    const bus = new RedisBus(url, clock, log, events)
    bus.listen()
    await Promise.all([bus.sender.connect(), bus.hearer.connect()])
    return bus
  }

  async join(rid: number): Promise<void> {
    this.wanted.add(rid)
    // Without Redis the member is heard again after the reconnect.
    await this.hearer.subscribe(PREFIX + rid).catch(() => {})
  }

  leave(rid: number): void {
    this.wanted.delete(rid)
    this.hearer.unsubscribe(PREFIX + rid).catch(() => {})
  }

  async publish(frames: ReadonlyMap<number, Uint8Array>): Promise<void> {
    if (frames.size === 0) return
    const batch = this.sender.pipeline()
    for (const [rid, frame] of frames) batch.publish(PREFIX + rid, Buffer.concat([this.origin, frame]))
    await batch.exec().catch((error: unknown) => {
      if (!this.closing) this.log.warn({ err: error }, 'chat: other servers hear of messages late')
    })
  }

  async close(): Promise<void> {
    this.closing = true
    this.sender.disconnect()
    this.hearer.disconnect()
  }

  private listen(): void {
    for (const redis of [this.sender, this.hearer])
      redis.on('error', (error: Error) => this.log.warn({ err: error }, 'chat: Redis failed'))
    this.hearer.on('close', () => {
      this.lostAt ??= this.clock() - MARGIN
    })
    this.hearer.on('ready', () => void this.recover())
    this.hearer.on('messageBuffer', (channel: Buffer, payload: Buffer) => {
      if (payload.subarray(0, ORIGIN_BYTES).equals(this.origin)) return
      const rid = Number(channel.toString().slice(PREFIX.length))
      this.events.frame(rid, new Uint8Array(payload.subarray(ORIGIN_BYTES)))
    })
  }

  private async recover(): Promise<void> {
    const since = this.lostAt
    if (since === null) return
    try {
      const channels = [...this.wanted].map((rid) => PREFIX + rid)
      for (let from = 0; from < channels.length; from += 1000)
        await this.hearer.subscribe(...channels.slice(from, from + 1000))
      this.lostAt = null
      this.events.gap(since)
    } catch {
      // Lost again; the next `ready` goes on from the same instant.
    }
  }
}
