import type { ChatContent, ErrorName } from '@quanzi/contract'
import type { Clock } from '../base/clock'
import { REASONS, type Worded } from '../call/reasons'
import type { Db } from '../db/schema'
import type { ChatRow, NewChatRow } from './ChatRow'
import type { Seat } from './Presence'
import { type Receiver, Receivers } from './Receivers'
import { refusals } from './refusals'
import { refusedBeginnings } from './refusedBeginnings'
import { storeMessages } from './storeMessages'

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

type Accepted = Waiting & { readonly receiver: Receiver }

const BATCH = 1000
const MOST_PAIRS = 50_000

/**
 * Stores each tenant's messages in the order in which they arrive. While one batch is being committed, the next one
 * collects, so that a hundred senders share one commit. Senders get their answer only after the commit. Tenants do not
 * wait for each other.
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
      const drafts = batch.map(({ draft }) => draft)
      const { receivers, owned } = await this.receivers.look(iid, drafts)
      const wordOf = await refusals(this.db, iid, drafts, this.clock())
      const accepted: Accepted[] = []
      for (const waiting of batch) {
        const receiver = receivers.get(waiting.draft.toRid)
        const detail = receiver && wordOf(waiting.draft, receiver)
        if (detail) waiting.settle({ refused: 'DENIED', detail })
        else if (receiver?.iid !== iid) waiting.settle({ refused: 'NOTFOUND' })
        else if (!waiting.draft.mediaKeys.every((key) => owned.has(`${waiting.draft.from.userId} ${key}`)))
          waiting.settle({ refused: 'DENIED' })
        else accepted.push({ ...waiting, receiver })
      }
      const taken = await this.withoutTooMany(iid, accepted)
      if (taken.length > 0) await this.commit(iid, taken)
    } catch (error) {
      for (const { fail } of batch) fail(error)
    }
  }

  /** Refuses the messages of those who have written to too many new people today. */
  private async withoutTooMany(iid: number, batch: readonly Accepted[]): Promise<readonly Accepted[]> {
    const fresh = batch.filter(({ draft, receiver }) => !receiver.agent && !this.talked.has(pairOf(draft)))
    if (fresh.length === 0) return batch
    const beginnings = fresh.map(({ draft: { from, toRid }, receiver: { userId } }) => ({
      from,
      to: { rid: toRid, userId },
    }))
    const refused = await refusedBeginnings(this.db, iid, beginnings, this.clock())
    return batch.filter(({ draft, settle }) => {
      const isRefused = refused.has(pairOf(draft))
      if (isRefused) settle({ refused: 'DENIED', detail: REASONS.newPeople })
      return !isRefused
    })
  }

  private async commit(iid: number, batch: readonly Accepted[]): Promise<void> {
    const at = this.clock()
    const rows = batch.map(({ draft, receiver }) => newRow(draft, receiver, at))
    const written = await storeMessages(this.db, iid, rows)
    const messages = batch.flatMap(({ draft, receiver }, index) => {
      const one = written[index]
      return one ? [{ draft, receiver, ...one }] : []
    })
    if (this.talked.size > MOST_PAIRS) this.talked.clear()
    for (const { draft } of batch) this.talked.add(pairOf(draft))
    this.stored(messages)
    written.forEach(({ row }, index) => {
      batch[index]?.settle({ row })
    })
  }
}

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
