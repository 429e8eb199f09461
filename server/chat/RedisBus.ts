import { randomBytes } from 'node:crypto'
import type { Redis } from 'ioredis'
import type { Clock } from '../base/clock'
import { openRedis } from '../base/openRedis'
import type { Bus, BusEvents, SeatName } from './Bus'
import { type Repeated, repeat } from './repeat'
import { SharedSeats } from './SharedSeats'

const PREFIX = 'quanzi:chat:'
/** The channel that all servers listen to. */
const ALL = `${PREFIX}all`
const NAME_BYTES = 8
/** In ms: how long before a connection's last sign of life something may have been in transit. */
const MARGIN = 5000
const PING_EVERY = 1000
const ALIVE_EVERY = 20_000
const CHANNELS_AT_ONCE = 1000

interface BusLog {
  info(message: string): void
  warn(details: object, message: string): void
}

const SILENT: BusLog = { info: () => {}, warn: () => {} }

/** A message between servers: a gap that began so many ms ago, or a connection to close. */
type Word =
  | { readonly by: string; readonly gap: number }
  | { readonly by: string; readonly out: { readonly rid: number; readonly seat: SeatName } }

/**
 * Sends frames between servers through Redis, one channel per member. Redis stores nothing, so possible gaps are
 * reported and read from the database: by the receiver since its connection's last sign of life, and by everybody
 * since a sender first failed to publish.
 */
export class RedisBus implements Bus {
  private readonly name = randomBytes(NAME_BYTES).toString('hex')
  private readonly wanted = new Set<number>()
  private readonly claimed = new Map<SeatName, { readonly rid: number; readonly limit: number }>()
  private readonly seats: SharedSeats
  private readonly tasks: Repeated[]
  /** The last sign of life of the receiving connection. */
  private aliveAt: number
  private isHearing = false
  /** The instant since which other servers may lack messages published here. */
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

  /** Works also without Redis; then it starts as lost. */
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
    // Without Redis the subscription happens after the reconnect.
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

  /** A silent connection counts as dead; an answer shows that everything before it has arrived. */
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
      // Lost again; the next `ready` starts over.
      return
    }
    this.isHearing = true
    this.aliveAt = this.clock()
    this.events.found()
    // A word to close one of them may have come while nobody heard.
    await this.claimAll()
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
    // Without an outage there is no reconnect to wait for: report the gap at once.
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

  /** Redis answers again, and may have lost its data. */
  private async back(): Promise<void> {
    await this.tellGap()
    await this.claimAll()
  }

  private async claimAll(): Promise<void> {
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
