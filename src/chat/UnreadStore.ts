import type { ChatMessage } from '@quanzi/contract'
import { makeAutoObservable, observableShallow } from 'mobx'
import { isText } from '@/lib/isText'
import type { ChatStorage } from './store/ChatStorage'
import { compareIds } from './store/compareMessages'

/** Number of messages in one read mark; the gate accepts 500. */
const BATCH = 100
const UNREAD = 'unread'
const READS = 'reads'

interface Parts {
  readonly storage: ChatStorage
  /**
   * Calls `updateReadFlag`. Resolves to true when the gate has answered; rejects when it is unknown whether the mark
   * arrived.
   */
  readonly tell: (msgids: readonly string[]) => Promise<unknown>
}

const isIds = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every(isText)
const isPlaces = (value: unknown): value is readonly (readonly [string, string])[] =>
  Array.isArray(value) && value.every((pair) => isIds(pair) && pair.length === 2)

/** The unread messages, and the read marks that the gate does not have yet. The device keeps both. */
export class UnreadStore {
  /** The place of each unread message by its id: a conversation, or `panel`. */
  private readonly places = new Map<string, string>()
  private marks: readonly string[] = []
  private open = false
  private telling = false

  constructor(private readonly parts: Parts) {
    makeAutoObservable<UnreadStore, 'parts' | 'places' | 'marks' | 'open' | 'telling'>(this, {
      parts: false,
      places: observableShallow,
      marks: false,
      open: false,
      telling: false,
    })
    this.marks = parts.storage.read(READS, isIds) ?? []
    // The app may have ended after writing the marks and before removing the messages.
    const marked = new Set(this.marks)
    for (const [id, place] of parts.storage.read(UNREAD, isPlaces) ?? [])
      if (!marked.has(id)) this.places.set(id, place)
  }

  get total(): number {
    return this.places.size
  }

  of(place: string): number {
    let count = 0
    for (const one of this.places.values()) if (one === place) count++
    return count
  }

  /** The oldest unread message of a place; null when all are read. */
  firstOf(place: string): string | null {
    let first: string | null = null
    for (const [id, one] of this.places) if (one === place && (first === null || compareIds(id, first) < 0)) first = id
    return first
  }

  isUnread(id: string): boolean {
    return this.places.has(id)
  }

  add(messages: readonly { readonly message: ChatMessage; readonly place: string }[]): void {
    if (this.take(messages)) this.keep()
  }

  /**
   * Takes the gate's own list at entering: a message that it lacks was read elsewhere. When the gate has cut the list,
   * `since` names its oldest message, and older messages stay as they are.
   */
  replace(messages: readonly { readonly message: ChatMessage; readonly place: string }[], since = '0'): void {
    for (const id of [...this.places.keys()]) if (compareIds(id, since) >= 0) this.places.delete(id)
    this.take(messages)
    // Written once, when all is known: an app that ends in between must not lose messages that are still unread.
    this.keep()
  }

  /** Returns whether one of them was new. */
  private take(messages: readonly { readonly message: ChatMessage; readonly place: string }[]): boolean {
    const marked = new Set(this.marks)
    const fresh = messages.filter(({ message: { id } }) => !marked.has(id) && !this.places.has(id))
    for (const { message, place } of fresh) this.places.set(message.id, place)
    return fresh.length > 0
  }

  /** The user has seen a place: marks its messages as read, now or when the gate can be reached. */
  markRead(place: string, except: ReadonlySet<string> = new Set()): void {
    this.mark([...this.places].flatMap(([id, one]) => (one === place && !except.has(id) ? [id] : [])))
  }

  /** Marks single messages as read. */
  mark(seen: readonly string[]): void {
    const ids = seen.filter((id) => this.places.has(id))
    if (ids.length === 0) return
    for (const id of ids) this.places.delete(id)
    this.marks = [...this.marks, ...ids]
    this.parts.storage.write(READS, this.marks)
    this.keep()
    void this.flush()
  }

  /** The member has deleted the messages of a place up to an id; the server has marked them as read. */
  forget(place: string, upToId: string): void {
    this.readElsewhere(
      [...this.places].flatMap(([id, one]) => (one === place && compareIds(id, upToId) <= 0 ? [id] : [])),
    )
  }

  /** Another session of the member has read these messages. */
  readElsewhere(ids: readonly string[]): void {
    if (ids.filter((id) => this.places.delete(id)).length > 0) this.keep()
  }

  opened(): void {
    this.open = true
    void this.flush()
  }

  closed(): void {
    this.open = false
  }

  private async flush(): Promise<void> {
    if (this.telling) return
    this.telling = true
    try {
      while (this.open && this.marks.length > 0) {
        const batch = this.marks.slice(0, BATCH)
        await this.parts.tell(batch)
        // The gate has answered: another attempt would not change the answer.
        this.marks = this.marks.slice(batch.length)
        this.parts.storage.write(READS, this.marks)
      }
    } catch {
      // The gate did not get them: the next entering sends them again.
    } finally {
      this.telling = false
    }
  }

  private keep(): void {
    this.parts.storage.write(UNREAD, [...this.places])
  }
}
