import type { ChatContent, ErrorName } from '@quanzi/contract'
import type { Clock } from '../base/clock'
import { REASONS, type Worded } from '../call/reasons'
import type { Db } from '../db/schema'
import type { ChatRow, NewChatRow } from './ChatRow'
import type { Seat } from './Presence'
import { type Receiver, Receivers } from './Receivers'
import { type Judged, refusals } from './refusals'
import { refusedBeginnings } from './refusedBeginnings'
import { type StoredRow, takeMessages } from './storeMessages'

/** A message to store. */
export interface Draft {
  readonly iid: number
  readonly from: { readonly rid: number; readonly userId: number }
  readonly toRid: number
  /** The receiver's uid is added later. */
  readonly content: Omit<ChatContent, 'receiver'>
  readonly mediaKeys: readonly string[]
  readonly seat?: Seat
}

export type Outcome = { readonly row: ChatRow } | { readonly refused: ErrorName; readonly detail?: Worded }

/** A stored message; `again` when it had been stored before. */
export interface Stored {
  readonly draft: Draft
  readonly row: ChatRow
  readonly receiver: Receiver
  readonly again: boolean
}

interface Waiting {
  readonly draft: Draft
  readonly settle: (outcome: Outcome) => void
  readonly fail: (error: unknown) => void
}

interface Addressed extends Waiting {
  readonly receiver: Receiver
  /** True when all its uploads are the sender's own. */
  readonly owned: boolean
}

const BATCH = 1000
const MOST_PAIRS = 50_000

/**
 * Stores each tenant's messages in the order in which they arrive. While one batch is being committed, the next one
 * collects, so that a hundred senders share one commit, and one statement: a message waits for the batch before it, so
 * whatever else a batch asks the database is waited for twice. Senders get their answer only after the commit. Tenants
 * do not wait for each other.
 */
export class MessageWriter {
  readonly receivers: Receivers
  private readonly queues = new Map<number, Waiting[]>()
  private readonly working = new Map<number, Promise<void>>()
  /** Who has written to whom, so that only a first message is looked at. */
  private readonly talked = new Set<string>()

  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    /** Called with the committed messages before the senders get their answers. */
    private readonly stored: (messages: readonly Stored[]) => void,
  ) {
    this.receivers = new Receivers(db)
  }

  /** Resolves when the message is committed or refused; rejects when the database failed. */
  write(draft: Draft): Promise<Outcome> {
    const { iid } = draft
    return new Promise((settle, fail) => {
      const queue = this.queues.get(iid) ?? []
      this.queues.set(iid, queue)
      queue.push({ draft, settle, fail })
      if (!this.working.has(iid)) this.working.set(iid, this.work(iid, queue))
    })
  }

  /** Resolves when all messages are stored. */
  async idle(): Promise<void> {
    while (this.working.size > 0) await Promise.all(this.working.values())
  }

  private async work(iid: number, queue: Waiting[]): Promise<void> {
    // One turn of the event loop lets everything that has already arrived into the first batch.
    await new Promise((resolve) => setImmediate(resolve))
    while (queue.length > 0) await this.storeBatch(iid, queue.splice(0, BATCH))
    this.queues.delete(iid)
    this.working.delete(iid)
  }

  private async storeBatch(iid: number, batch: readonly Waiting[]): Promise<void> {
    try {
      await this.commit(iid, await this.withoutDoubtful(iid, await this.addressed(iid, batch)))
    } catch (error) {
      for (const { fail } of batch) fail(error)
    }
  }

  /** The messages with their receivers; those to nobody are refused. */
  private async addressed(iid: number, batch: readonly Waiting[]): Promise<readonly Addressed[]> {
    const { receivers, owned } = await this.receivers.look(
      iid,
      batch.map(({ draft }) => draft),
    )
    return batch.flatMap((waiting) => {
      const { draft, settle } = waiting
      const receiver = receivers.get(draft.toRid)
      if (receiver?.iid === iid)
        return [
          { ...waiting, receiver, owned: draft.mediaKeys.every((key) => owned.has(`${draft.from.userId} ${key}`)) },
        ]
      settle({ refused: 'NOTFOUND' })
      return []
    })
  }

  /**
   * Refuses first messages of those who have written to too many new people today, and uploads of others. Only such
   * messages are judged before the batch is stored: a first one that is refused is not counted.
   */
  private async withoutDoubtful(iid: number, batch: readonly Addressed[]): Promise<readonly Addressed[]> {
    const isFirst = ({ draft, receiver }: Addressed) => !receiver.agent && !this.talked.has(pairOf(draft))
    const doubtful = batch.filter((one) => !one.owned || isFirst(one))
    if (doubtful.length === 0) return batch
    const words = await refusals(this.db, iid, doubtful.map(judgedOf), this.clock())
    const outcomes = new Map<Addressed, Outcome>()
    for (const [index, one] of doubtful.entries()) {
      const detail = words.get(index)
      if (detail) outcomes.set(one, { refused: 'DENIED', detail })
      else if (!one.owned) outcomes.set(one, { refused: 'DENIED' })
    }
    const first = doubtful.filter((one) => !outcomes.has(one) && isFirst(one))
    for (const one of await this.tooMany(iid, first))
      outcomes.set(one, { refused: 'DENIED', detail: REASONS.newPeople })
    for (const [{ settle }, outcome] of outcomes) settle(outcome)
    return batch.filter((one) => !outcomes.has(one))
  }

  private async tooMany(iid: number, first: readonly Addressed[]): Promise<readonly Addressed[]> {
    if (first.length === 0) return []
    const beginnings = first.map(({ draft: { from, toRid }, receiver: { userId } }) => ({
      from,
      to: { rid: toRid, userId },
    }))
    const refused = await refusedBeginnings(this.db, iid, beginnings, this.clock())
    return first.filter(({ draft }) => refused.has(pairOf(draft)))
  }

  /** Stores the batch; without those that are refused, when there are any. */
  private async commit(iid: number, batch: readonly Addressed[]): Promise<void> {
    let rest = batch
    while (rest.length > 0) {
      const at = this.clock()
      const messages = rest.map((one) => ({ ...judgedOf(one), row: newRow(one.draft, one.receiver, at) }))
      const taken = await takeMessages(this.db, iid, messages, at)
      if ('stored' in taken) return this.tell(rest, taken.stored)
      const { refused } = taken
      rest = rest.filter(({ settle }, index) => {
        const detail = refused.get(index)
        if (detail) settle({ refused: 'DENIED', detail })
        return !detail
      })
    }
  }

  private tell(batch: readonly Addressed[], stored: readonly StoredRow[]): void {
    const messages = batch.flatMap(({ draft, receiver }, index) => {
      const one = stored[index]
      return one ? [{ draft, receiver, ...one }] : []
    })
    if (this.talked.size > MOST_PAIRS) this.talked.clear()
    for (const { draft } of batch) this.talked.add(pairOf(draft))
    this.stored(messages)
    stored.forEach(({ row }, index) => {
      batch[index]?.settle({ row })
    })
  }
}

const judgedOf = ({ draft: { from, toRid }, receiver: { agent } }: Addressed): Judged => ({ from, toRid, agent })

const pairOf = ({ from, toRid }: Draft): string => `${from.rid} ${toRid}`

const newRow = (draft: Draft, receiver: Receiver, at: number): NewChatRow => ({
  iid: draft.iid,
  from_rid: draft.from.rid,
  to_rid: draft.toRid,
  temp_id: draft.content.tempID,
  flag: 0,
  content: JSON.stringify({ ...draft.content, receiver: { roleID: draft.toRid, uid: receiver.userId } }),
  at,
})
