import type { Clock } from '../base/clock'
import type { Db } from '../db/schema'
import type { ChatRow } from './ChatRow'
import { messagesOf } from './messages'
import type { Presence } from './Presence'

/** A tenant's newest id at an instant: everything up to it was committed by then. */
interface Height {
  readonly at: number
  readonly id: number
}

const KEPT_MS = 60_000
const LIMIT = 1000

/**
 * Reads from the database the messages that other servers have stored while they could not reach this one. It
 * regularly records each tenant's newest id, so that "since" needs neither an index on time nor synchronised
 * clocks.
 */
export class ReadBack {
  private readonly heights = new Map<number, readonly Height[]>()
  /** The id up to which each tenant has been read back; empty while nothing is missing. */
  private readonly readTo = new Map<number, number>()
  private isLost = false
  private running = false

  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly presence: Pick<Presence, 'tenants'>,
    /** Delivers stored messages to the connections of this server. */
    private readonly deliver: (rows: readonly ChatRow[]) => void,
  ) {}

  /** Since this instant nothing arrives from other servers, or something may be lost. */
  lost(since: number): void {
    this.isLost = true
    for (const [iid, heights] of this.heights) {
      const before = heights.filter(({ at }) => at <= since).at(-1) ?? heights[0]
      if (before) this.readTo.set(iid, Math.min(before.id, this.readTo.get(iid) ?? before.id))
    }
  }

  /** Call it before reading a member's unread messages: nothing stored after that is missed. */
  async joined(iid: number): Promise<void> {
    if (!this.heights.has(iid)) await this.note([iid])
  }

  /** Other servers are reachable again: one more reading completes the gap. */
  async found(): Promise<void> {
    this.isLost = false
    await this.read()
  }

  /** Call it about every second: records newest ids, and reads while something is missing. */
  async tick(): Promise<void> {
    const tenants = this.presence.tenants()
    for (const iid of this.heights.keys()) if (!tenants.has(iid)) this.forget(iid)
    await this.note([...tenants.keys()])
    if (this.readTo.size > 0) await this.read()
  }

  private async note(iids: readonly number[]): Promise<void> {
    // Take the time first: a message committed during the query is then covered by the recorded id, or above it.
    const at = this.clock()
    const heights = await this.newest(iids)
    for (const [iid, id] of heights) {
      const kept = (this.heights.get(iid) ?? []).filter((height) => at - height.at < KEPT_MS)
      this.heights.set(iid, [...kept, { at, id }])
      // The tenant appeared during the outage: read it back from now on too.
      if (this.isLost && !this.readTo.has(iid)) this.readTo.set(iid, id)
    }
  }

  private forget(iid: number): void {
    this.heights.delete(iid)
    this.readTo.delete(iid)
  }

  private async newest(iids: readonly number[]): Promise<Map<number, number>> {
    const none = new Map(iids.map((iid) => [iid, 0]))
    if (iids.length === 0) return none
    const rows = await this.db.selectFrom('chat_counter').selectAll().where('iid', 'in', iids).execute()
    for (const { iid, last_id } of rows) none.set(iid, last_id)
    return none
  }

  private async read(): Promise<void> {
    if (this.running) return
    this.running = true
    // Messages committed after this are delivered normally again, unless the connection is lost meanwhile.
    const isLast = !this.isLost
    try {
      const heights = await this.newest([...this.readTo.keys()])
      for (const [iid, rids] of this.presence.tenants()) {
        const [from, to] = [this.readTo.get(iid), heights.get(iid)]
        if (from === undefined || to === undefined) continue
        for (let afterId = from; afterId < to; ) {
          const rows = await messagesOf(this.db, { iid, rids, afterId, upToId: to, limit: LIMIT })
          this.deliver(rows)
          afterId = rows.length < LIMIT ? to : (rows.at(-1)?.id ?? to)
        }
        // Lost again since an earlier instant, which another reading covers.
        if ((this.readTo.get(iid) ?? -1) < from) continue
        if (isLast && !this.isLost) this.readTo.delete(iid)
        else this.readTo.set(iid, to)
      }
    } finally {
      this.running = false
    }
  }
}
