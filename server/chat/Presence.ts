import type { ServerSession } from '@quanzi/pomelo'
import type { Bus, SeatName } from './Bus'
import type { GateLimits } from './limits'

/** One connection that has entered. */
export interface Seat {
  readonly name: SeatName
  readonly iid: number
  readonly rid: number
  readonly sessionId: number
  readonly session: ServerSession
}

let named = 0

/** A number for a connection, unique on this server. */
export const nameSeat = (): SeatName => ++named

/** The connections to this server. */
export class Presence {
  private readonly members = new Map<number, Set<Seat>>()

  constructor(
    private readonly limits: Pick<GateLimits, 'connections'>,
    private readonly bus: () => Bus,
  ) {}

  /** Resolves when frames for the member reach this server, so that unread messages read afterwards are complete. */
  async add(seat: Seat): Promise<void> {
    const { connections } = this.limits
    const seats = this.members.get(seat.rid) ?? new Set()
    this.members.set(seat.rid, seats)
    const isNew = !seats.has(seat)
    seats.add(seat)
    // Also where the servers cannot count together.
    if (seats.size > connections) this.throwOut([...seats][0])
    await this.bus().join(seat.rid)
    if (isNew && seats.has(seat)) this.bus().claim(seat.rid, seat.name, connections)
  }

  remove(seat: Seat): void {
    const seats = this.members.get(seat.rid)
    if (!seats?.delete(seat)) return
    this.bus().release(seat.rid, seat.name)
    if (seats.size > 0) return
    this.members.delete(seat.rid)
    this.bus().leave(seat.rid)
  }

  /** The member has too many connections over all servers, and this one is the oldest. */
  throwOutNamed(rid: number, name: SeatName): void {
    this.throwOut([...this.seats(rid)].find((seat) => seat.name === name))
  }

  /** The member's connections to this server. */
  seats(rid: number): Iterable<Seat> {
    return this.members.get(rid) ?? []
  }

  *all(): Iterable<Seat> {
    for (const seats of this.members.values()) yield* seats
  }

  /** The rids connected here, by tenant. */
  tenants(): Map<number, number[]> {
    const tenants = new Map<number, number[]>()
    for (const [rid, [seat]] of this.members) {
      if (!seat) continue
      const rids = tenants.get(seat.iid)
      if (rids) rids.push(rid)
      else tenants.set(seat.iid, [rid])
    }
    return tenants
  }

  send(rid: number, frame: Uint8Array<ArrayBuffer>): void {
    for (const { session } of this.seats(rid)) session.send(frame)
  }

  private throwOut(seat: Seat | undefined): void {
    seat?.session.kick('too many connections')
  }
}
