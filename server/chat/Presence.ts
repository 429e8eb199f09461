import type { ServerSession } from '@quanzi/pomelo'
import type { Bus } from './Bus'
import type { GateLimits } from './limits'
import { TokenBucket } from './TokenBucket'

/** One connection that has entered. */
export interface Seat {
  readonly rid: number
  readonly sessionId: number
  readonly session: ServerSession
}

interface Member {
  readonly seats: Set<Seat>
  readonly bucket: TokenBucket
}

/** Who is connected to this server. */
export class Presence {
  private readonly members = new Map<number, Member>()

  constructor(
    private readonly limits: GateLimits,
    private readonly bus: () => Bus,
  ) {}

  /** Settled once frames for the member reach this server, so that what is read afterwards completes them. */
  async add(seat: Seat, now: number): Promise<void> {
    const { burst, perSecond, connections } = this.limits
    const member = this.members.get(seat.rid) ?? { seats: new Set(), bucket: new TokenBucket(burst, perSecond, now) }
    this.members.set(seat.rid, member)
    member.seats.add(seat)
    const [oldest] = member.seats
    if (oldest && member.seats.size > connections) oldest.session.kick('too many connections')
    await this.bus().join(seat.rid)
  }

  remove(seat: Seat): void {
    const member = this.members.get(seat.rid)
    if (!member?.seats.delete(seat) || member.seats.size > 0) return
    this.members.delete(seat.rid)
    this.bus().leave(seat.rid)
  }

  /** Takes from what a member may send; answers 0, or the instant from which to try again. */
  take(rid: number, now: number): number {
    return this.members.get(rid)?.bucket.take(now) ?? 0
  }

  /** The member's connections to this server. */
  seats(rid: number): Iterable<Seat> {
    return this.members.get(rid)?.seats ?? []
  }

  *all(): Iterable<Seat> {
    for (const { seats } of this.members.values()) yield* seats
  }

  rids(): number[] {
    return [...this.members.keys()]
  }

  send(rid: number, frame: Uint8Array<ArrayBuffer>): void {
    for (const { session } of this.seats(rid)) session.send(frame)
  }
}
