import type { ChatMessage } from '@quanzi/contract'
import type { ChatStorage } from './ChatStorage'
import { compareMessages, isStoredId } from './compareMessages'
import { hasFields } from './hasFields'
import { isChatMessage } from './isChatMessage'

/** Small enough that adding a message rewrites little; large enough that one read fills a screen. */
const PAGE_LENGTH = 30
/** 3,000 messages are about 1.5 MB of the 10 MB of a mini-program; the server has the older ones. */
const MAX_PAGES = 100

interface Ends {
  readonly first: number
  readonly last: number
}

const isEnds = (value: unknown): value is Ends => hasFields(value, 'first', 'last')
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)

/** The stored messages of one conversation or of the panel: sorted, without duplicates, read page by page. */
export class MessageLog {
  private ends: Ends = { first: 0, last: 0 }
  private readonly pages = new Map<number, readonly ChatMessage[]>()
  private readonly changed = new Set<number>()

  constructor(
    private readonly storage: ChatStorage,
    private readonly name: string,
  ) {
    this.forget()
  }

  get isEmpty(): boolean {
    return this.newest(1).length === 0
  }

  /** The newest `count` messages or a few more, oldest first. */
  newest(count: number): readonly ChatMessage[] {
    let found: readonly ChatMessage[] = []
    for (let n = this.ends.last; n >= this.ends.first && found.length < count; n--) found = [...this.page(n), ...found]
    return found
  }

  /** The `count` messages right before `message`, oldest first; fewer at the beginning. */
  before(message: ChatMessage, count: number): readonly ChatMessage[] {
    let found: readonly ChatMessage[] = []
    for (let n = this.ends.last; n >= this.ends.first && found.length < count; n--)
      found = [...this.page(n).filter((one) => compareMessages(one, message) < 0), ...found]
    return found.slice(-count)
  }

  /** Adds a message; false when the log has it already. */
  add(message: ChatMessage): boolean {
    return this.addAll([message]).length > 0
  }

  /**
   * Returns the messages that were new. Reads the device again, because another tab may have added some.
   * `beforeWriting` gets them before the device has them.
   */
  addAll(
    messages: readonly ChatMessage[],
    beforeWriting?: (added: readonly ChatMessage[]) => void,
  ): readonly ChatMessage[] {
    this.forget()
    const before = this.ends
    const added = [...messages].sort(compareMessages).filter((message) => this.insert(message))
    beforeWriting?.(added)
    for (const n of this.changed) this.storage.write(this.pageName(n), this.page(n))
    this.changed.clear()
    while (this.ends.last - this.ends.first >= MAX_PAGES) {
      this.storage.remove(this.pageName(this.ends.first))
      this.ends = { ...this.ends, first: this.ends.first + 1 }
    }
    if (this.ends.first !== before.first || this.ends.last !== before.last)
      this.storage.write(`${this.name}:ends`, this.ends)
    return added
  }

  /** Deletes messages from the device. */
  remove(isGone: (message: ChatMessage) => boolean): void {
    this.forget()
    const kept = this.newest(Number.POSITIVE_INFINITY).filter((one) => !isGone(one))
    for (let n = this.ends.first; n <= this.ends.last; n++) this.storage.remove(this.pageName(n))
    this.storage.remove(`${this.name}:ends`)
    this.pages.clear()
    this.ends = { first: 0, last: 0 }
    this.addAll(kept)
  }

  private insert(message: ChatMessage): boolean {
    let n = this.ends.last
    while (n > this.ends.first && this.isBefore(message, n)) n--
    if (this.isKnown(message, n)) return false
    const page = this.page(n)
    const follows = page.length === 0 || compareMessages(page[page.length - 1] as ChatMessage, message) <= 0
    if (n === this.ends.last && follows && page.length >= PAGE_LENGTH) this.put(n + 1, [message])
    else if (n === this.ends.first && page.length >= PAGE_LENGTH && this.isBefore(message, n))
      this.put(n - 1, [message])
    else this.put(n, [...page, message].sort(compareMessages))
    return true
  }

  /** The gate's ids are unique and sorted. For a message without one, the whole log is searched. */
  private isKnown({ id, content }: ChatMessage, n: number): boolean {
    const pages = isStoredId(id) ? [this.page(n)] : [this.newest(Number.POSITIVE_INFINITY)]
    return pages.some((page) => page.some((one) => one.id === id || one.content.tempID === content.tempID))
  }

  private isBefore(message: ChatMessage, n: number): boolean {
    const [first] = this.page(n)
    return first !== undefined && compareMessages(message, first) < 0
  }

  private forget(): void {
    this.pages.clear()
    this.ends = this.storage.read(`${this.name}:ends`, isEnds) ?? this.ends
  }

  private page(n: number): readonly ChatMessage[] {
    const read = this.pages.get(n)
    if (read) return read
    const page = (this.storage.read(this.pageName(n), isList) ?? []).filter(isChatMessage)
    this.pages.set(n, page)
    return page
  }

  private put(n: number, page: readonly ChatMessage[]): void {
    this.pages.set(n, page)
    this.changed.add(n)
    this.ends = { first: Math.min(this.ends.first, n), last: Math.max(this.ends.last, n) }
  }

  private pageName(n: number): string {
    return `log:${this.name}:${n}`
  }
}
