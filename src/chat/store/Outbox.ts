import type { ChatBody, ChatMessage, ChatReceiver, ChatSent } from '@quanzi/contract'
import { CHAT, ERRORS } from '@quanzi/contract'
import { makeAutoObservable, observableRef } from 'mobx'
import type { ChatStorage } from './ChatStorage'

/** A message that the gate has not acknowledged. */
export interface OutboxItem {
  readonly tempID: string
  readonly conversation: string
  readonly receiver: ChatReceiver
  readonly body: ChatBody
  /** ms */
  readonly date: number
  /** Grows with every message: the order of sending. */
  readonly turn: number
  /** Why the gate refused it; such a message waits for the user. */
  readonly refusal?: string
}

interface Parts {
  readonly storage: ChatStorage
  /** Rejects when it is not known whether the message arrived. */
  readonly send: (item: OutboxItem) => Promise<ChatSent>
  /** Keeps the acknowledged message; only then does it leave the outbox. */
  readonly acknowledged: (item: OutboxItem, answer: ChatSent) => void
  /** Runs `action` after `ms`. */
  readonly later: (ms: number, action: () => void) => void
  readonly now: () => number
}

const PREFIX = 'out:'
const BUSY_MS = 2000
/** Faults that pass by themselves: the same message is sent again. */
const PASSING: ReadonlySet<number> = new Set([500, 503, ERRORS.SYSTEM.code, ERRORS.LIMIT.code])

const isItem = (value: unknown): value is OutboxItem =>
  typeof value === 'object' && value !== null && 'tempID' in value && 'turn' in value && 'receiver' in value

/**
 * Messages on their way out, one after another. An item is on the device before it is sent and until it is kept as
 * sent, so that a reload repeats it; the gate knows repeats by their tempID.
 */
export class Outbox {
  items: readonly OutboxItem[]
  private open = false
  private sending = false
  private turn: number

  constructor(private readonly parts: Parts) {
    const stored = parts.storage.names().flatMap((name) => {
      const item = name.startsWith(PREFIX) ? parts.storage.read(name) : null
      return isItem(item) ? [item] : []
    })
    this.items = stored.sort((a, b) => a.turn - b.turn)
    this.turn = this.items.reduce((last, item) => Math.max(last, item.turn), 0)
    makeAutoObservable<Outbox, 'parts' | 'open' | 'sending' | 'turn'>(this, {
      parts: false,
      open: false,
      sending: false,
      turn: false,
      items: observableRef,
    })
  }

  of(conversation: string): readonly OutboxItem[] {
    return this.items.filter((item) => item.conversation === conversation)
  }

  /** False when the device has no room: the message is not taken and stays in the input. */
  put(item: Omit<OutboxItem, 'turn' | 'date'>): boolean {
    // Two tabs of one member count on their own; the clock keeps their turns in order.
    this.turn = Math.max(this.turn + 1, this.parts.now())
    const whole: OutboxItem = { ...item, date: this.parts.now(), turn: this.turn }
    if (!this.parts.storage.write(PREFIX + whole.tempID, whole)) return false
    this.items = [...this.items, whole]
    void this.pump()
    return true
  }

  /** The connection has entered. */
  opened(): void {
    this.open = true
    void this.pump()
  }

  closed(): void {
    this.open = false
  }

  retry(tempID: string): void {
    this.replace(tempID, ({ refusal: _, ...item }) => item)
    void this.pump()
  }

  remove(tempID: string): void {
    this.items = this.items.filter((item) => item.tempID !== tempID)
    this.parts.storage.remove(PREFIX + tempID)
  }

  /** An echo tells that a message of ours is stored. */
  settle(message: ChatMessage): void {
    if (this.items.some(({ tempID }) => tempID === message.content.tempID)) this.remove(message.content.tempID)
  }

  private get next(): OutboxItem | undefined {
    return this.items.find(({ refusal }) => refusal === undefined)
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
    let answer: ChatSent
    try {
      answer = await this.parts.send(item)
    } catch {
      this.pumpAfter(BUSY_MS)
      return false
    }
    if (answer.code === CHAT.sentCode) {
      // An echo or the user may have been faster.
      if (this.items.some(({ tempID }) => tempID === item.tempID)) this.parts.acknowledged(item, answer)
      this.remove(item.tempID)
      return true
    }
    if (PASSING.has(answer.code)) {
      this.pumpAfter(answer.until ? Math.max(answer.until - this.parts.now(), 200) : BUSY_MS)
      return false
    }
    this.replace(item.tempID, (kept) => ({ ...kept, refusal: answer.msg ?? '' }))
    return true
  }

  private pumpAfter(ms: number): void {
    this.parts.later(ms, () => void this.pump())
  }

  private replace(tempID: string, change: (item: OutboxItem) => OutboxItem): void {
    this.items = this.items.map((item) => {
      if (item.tempID !== tempID) return item
      const next = change(item)
      this.parts.storage.write(PREFIX + tempID, next)
      return next
    })
  }
}
