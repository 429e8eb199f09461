import type { ChatBody, ChatMessage, ChatReceiver, ChatSent } from '@quanzi/contract'
import { CHAT, ERRORS } from '@quanzi/contract'
import { makeAutoObservable, observableShallow, runInAction } from 'mobx'
import type { MediaKind } from '../media/mediaKinds'
import type { ChatStorage } from './ChatStorage'
import { hasFields } from './hasFields'

/** A message that the gate has not acknowledged. */
export interface OutboxItem {
  readonly tempID: string
  readonly conversation: string
  readonly receiver: ChatReceiver
  /** The channel in which it was written; older versions did not store it. */
  readonly cid?: number
  readonly body: ChatBody
  /** In ms. */
  readonly date: number
  /** Grows with every message and gives the order of sending. */
  readonly turn: number
  /** Why the gate refused the message, which then waits for the user. */
  readonly refusal?: string
  /** Present while its file is not uploaded: the body has no address yet, and other messages go first. */
  readonly upload?: { readonly kind: MediaKind; readonly seconds?: number; readonly wave?: string }
}

interface Parts {
  readonly storage: ChatStorage
  /** Rejects when it is unknown whether the message arrived. */
  readonly send: (item: OutboxItem) => Promise<ChatSent>
  /** Stores the acknowledged message; only then it leaves the outbox. */
  readonly acknowledged: (item: OutboxItem, answer: ChatSent) => void
  /** Runs `action` after `ms`. */
  readonly later: (ms: number, action: () => void) => void
  readonly now: () => number
}

const PREFIX = 'out:'
const BUSY_MS = 2000
/** Codes of temporary faults: the message is sent again. */
export const PASSING: ReadonlySet<number> = new Set([500, 503, ERRORS.SYSTEM.code, ERRORS.LIMIT.code])

const isItem = (value: unknown): value is OutboxItem => hasFields(value, 'tempID', 'turn', 'receiver')

/**
 * Sends messages one after another. An item stays on the device from before sending until it is stored as sent, so a
 * reload sends it again; the gate recognises a repeat by its tempID.
 */
export class Outbox {
  /** By tempID, in the order of sending. */
  private readonly waiting = new Map<string, OutboxItem>()
  private open = false
  private sending = false
  private turn: number

  constructor(private readonly parts: Parts) {
    const stored = [...parts.storage.readAll(PREFIX, isItem).values()]
    for (const item of stored.sort((a, b) => a.turn - b.turn)) this.waiting.set(item.tempID, item)
    this.turn = stored.reduce((last, item) => Math.max(last, item.turn), 0)
    makeAutoObservable<Outbox, 'parts' | 'open' | 'sending' | 'turn' | 'waiting' | 'next'>(this, {
      parts: false,
      open: false,
      sending: false,
      turn: false,
      next: false,
      waiting: observableShallow,
    })
  }

  get items(): readonly OutboxItem[] {
    return [...this.waiting.values()]
  }

  find(tempID: string): OutboxItem | undefined {
    return this.waiting.get(tempID)
  }

  of(conversation: string): readonly OutboxItem[] {
    return this.items.filter((item) => item.conversation === conversation)
  }

  /** False when the device has no space: the text then stays in the input. */
  put(item: Omit<OutboxItem, 'turn' | 'date'>): boolean {
    // Two tabs of one member count separately; using the clock keeps their messages in order.
    this.turn = Math.max(this.turn + 1, this.parts.now())
    const whole: OutboxItem = { ...item, date: this.parts.now(), turn: this.turn }
    if (!this.keep(whole)) return false
    void this.pump()
    return true
  }

  /** The gate has let the member in. */
  opened(): void {
    this.open = true
    void this.pump()
  }

  closed(): void {
    this.open = false
  }

  /** The file of a message is uploaded: the message joins the queue. */
  uploaded(tempID: string, body: ChatBody): void {
    this.change(tempID, ({ upload: _, ...item }) => ({ ...item, body }))
    void this.pump()
  }

  refuse(tempID: string, refusal: string): void {
    this.change(tempID, (item) => ({ ...item, refusal }))
  }

  retry(tempID: string): void {
    this.change(tempID, ({ refusal: _, ...item }) => item)
    void this.pump()
  }

  remove(tempID: string): void {
    this.waiting.delete(tempID)
    this.parts.storage.remove(PREFIX + tempID)
  }

  /** A push of our own message: the gate has stored it. */
  settle({ content: { tempID } }: ChatMessage): void {
    if (this.waiting.has(tempID)) this.remove(tempID)
  }

  private get next(): OutboxItem | undefined {
    return this.items.find(({ refusal, upload }) => refusal === undefined && !upload)
  }

  private async pump(): Promise<void> {
    if (this.sending) return
    this.sending = true
    try {
      for (let item = this.next; this.open && item; item = this.next) if (!(await this.deliver(item))) break
    } finally {
      this.sending = false
    }
  }

  /** False when the queue must wait. */
  private async deliver(item: OutboxItem): Promise<boolean> {
    // Another tab of the member may have sent or deleted it.
    if (!this.parts.storage.read(PREFIX + item.tempID, isItem)) {
      this.remove(item.tempID)
      return true
    }
    let answer: ChatSent
    try {
      answer = await this.parts.send(item)
    } catch {
      this.pumpAfter(BUSY_MS)
      return false
    }
    if (answer.code === CHAT.sentCode) {
      runInAction(() => {
        // A push or the user may have removed it meanwhile.
        if (this.waiting.has(item.tempID)) this.parts.acknowledged(item, answer)
        this.remove(item.tempID)
      })
      return true
    }
    if (PASSING.has(answer.code)) {
      this.pumpAfter(answer.until ? Math.max(answer.until - this.parts.now(), 200) : BUSY_MS)
      return false
    }
    this.refuse(item.tempID, answer.msg ?? '')
    return true
  }

  private pumpAfter(ms: number): void {
    this.parts.later(ms, () => void this.pump())
  }

  private change(tempID: string, change: (item: OutboxItem) => OutboxItem): void {
    const item = this.waiting.get(tempID)
    if (item) this.keep(change(item))
  }

  private keep(item: OutboxItem): boolean {
    if (!this.parts.storage.write(PREFIX + item.tempID, item)) return false
    this.waiting.set(item.tempID, item)
    return true
  }
}
