import { randomBytes } from 'node:crypto'
import type { Redis } from 'ioredis'
import type { Clock } from '../base/clock'
import { openRedis } from '../base/openRedis'
import type { Bus, BusEvents, SeatName } from './Bus'
import { type Repeated, repeat } from './repeat'
import { SharedSeats } from './SharedSeats'

const PREFIX = 'quanzi:chat:'
/** What servers tell all others. */
const ALL = `${PREFIX}all`
const NAME_BYTES = 8
/** How long before a line was last known to live something may have been on its way. */
const MARGIN = 5000
const PING_EVERY = 1000
const ALIVE_EVERY = 20_000
const CHANNELS_AT_ONCE = 1000

interface BusLog {
  info(message: string): void
  warn(details: object, message: string): void
}

const SILENT: BusLog = { info: () => {}, warn: () => {} }

/** What one server tells others: that they may have missed something in so many ms, or a connection that has to go. */
type Word =
  | { readonly by: string; readonly gap: number }
  | { readonly by: string; readonly out: { readonly rid: number; readonly seat: SeatName } }

/**
 * Frames between servers through Redis, one channel a member. Redis keeps nothing, so what may have been missed is
 * reported and read from the database: by the hearer from when its line was last known to live, and by everybody from
 * when a sender first could not give something away.
 */
export class RedisBus implements Bus {
  private readonly name = randomBytes(NAME_BYTES).toString('hex')
  private readonly wanted = new Set<number>()
  private readonly claimed = new Map<SeatName, { readonly rid: number; readonly limit: number }>()
  private readonly seats: SharedSeats
  private readonly tasks: Repeated[]
  /** When the hearer's line last showed that it lives. */
  private aliveAt: number
  private isHearing = false
  /** Since when others may lack what was published here. */
  private owedSince: number | null = null

  private constructor(
    private readonly sender: Redis,
    private readonly hearer: Redis,
    private readonly clock: Clock,
    private readonly events: BusEvents,
  ) {
    this.aliveAt = clock()
    this.seats = new SharedSeats(sender, PREFIX, this.name)
    hearer.on('close', () => this.lost())
    hearer.on('ready', () => void this.hear())
    hearer.on('messageBuffer', (channel: Buffer, payload: Buffer) => this.heard(channel.toString(), payload))
    sender.on('ready', () => void this.back())
    this.tasks = [repeat(PING_EVERY, () => this.ping()), repeat(ALIVE_EVERY, () => this.seats.sayAlive())]
  }

  /** Also without Redis: then it begins as lost. */
  static async open(url: string, clock: Clock, log: BusLog, events: BusEvents): Promise<RedisBus> {
    const without = 'messages that other servers have stored are read from the database'
    const [sender, hearer] = await Promise.all([
      openRedis(url, { log: SILENT, without }),
      openRedis(url, { log, without, resubscribes: false }),
    ])
    const bus = new RedisBus(sender, hearer, clock, events)
    if (hearer.status === 'ready') await bus.hear()
    else events.lost(clock())
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

  publish(frames: ReadonlyMap<number, Uint8Array>): void {
    if (frames.size === 0) return
    const batch = this.sender.pipeline()
    for (const [rid, frame] of frames) batch.publish(PREFIX + rid, Buffer.concat([Buffer.from(this.name), frame]))
    const at = this.clock()
    void batch.exec().then(
      (answers) => answers?.some(([error]) => error) && this.owe(at),
      () => this.owe(at),
    )
  }

  claim(rid: number, seat: SeatName, limit: number): void {
    this.claimed.set(seat, { rid, limit })
    void this.claimAgain(rid, seat, limit)
  }

  release(rid: number, seat: SeatName): void {
    this.claimed.delete(seat)
    this.seats.release(rid, seat).catch(() => {})
  }

  async close(): Promise<void> {
    await Promise.all(this.tasks.map((task) => task.stop()))
    await Promise.all([...this.claimed].map(([seat, { rid }]) => this.seats.release(rid, seat).catch(() => {})))
    this.sender.disconnect()
    this.hearer.disconnect()
  }

  /** A line that is silent is no line; an answer shows that everything before it has come. */
  private async ping(): Promise<void> {
    if (!this.isHearing) return
    const asked = this.clock()
    const answers = await this.hearer.ping().then(
      () => true,
      () => false,
    )
    if (answers && this.isHearing) this.aliveAt = asked
  }

  private lost(): void {
    if (!this.isHearing) return
    this.isHearing = false
    this.events.lost(this.aliveAt - MARGIN)
  }

  private async hear(): Promise<void> {
    try {
      const channels = [ALL, PREFIX + this.name, ...[...this.wanted].map((rid) => PREFIX + rid)]
      for (let from = 0; from < channels.length; from += CHANNELS_AT_ONCE)
        await this.hearer.subscribe(...channels.slice(from, from + CHANNELS_AT_ONCE))
    } catch {
      // Lost again; the next `ready` begins anew.
      return
    }
    this.isHearing = true
    this.aliveAt = this.clock()
    this.events.found()
  }

  private heard(channel: string, payload: Buffer): void {
    const { length } = this.name
    if (channel === ALL || channel === PREFIX + this.name) this.obey(JSON.parse(payload.toString()) as Word)
    else if (payload.toString('latin1', 0, length) !== this.name)
      this.events.frame(Number(channel.slice(PREFIX.length)), new Uint8Array(payload.subarray(length)))
  }

  private obey(word: Word): void {
    if (word.by === this.name) return
    if ('out' in word) this.events.throwOut(word.out.rid, word.out.seat)
    else {
      this.events.lost(this.clock() - word.gap - MARGIN)
      if (this.isHearing) this.events.found()
    }
  }

  private owe(since: number): void {
    this.owedSince ??= since
    // Without an outage that a reconnect would end, it is told at once.
    if (this.sender.status === 'ready') void this.tellGap()
  }

  private async tellGap(): Promise<void> {
    const since = this.owedSince
    if (since === null) return
    this.owedSince = null
    await this.tell(ALL, { by: this.name, gap: this.clock() - since }).catch(() => {
      this.owedSince = Math.min(since, this.owedSince ?? since)
    })
  }

  /** Redis answers the sender again, and may have forgotten everything. */
  private async back(): Promise<void> {
    await this.tellGap()
    for (const [seat, { rid, limit }] of this.claimed) await this.claimAgain(rid, seat, limit)
  }

  private async claimAgain(rid: number, seat: SeatName, limit: number): Promise<void> {
    const out = await this.seats.claim(rid, seat, limit).catch(() => [])
    for (const { server, seat } of out) {
      if (server === this.name) this.events.throwOut(rid, seat)
      else await this.tell(PREFIX + server, { by: this.name, out: { rid, seat } }).catch(() => {})
    }
  }

  private async tell(channel: string, word: Word): Promise<void> {
    await this.sender.publish(channel, JSON.stringify(word))
  }
}
