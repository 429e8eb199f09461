import type { ChatMessage } from '@quanzi/contract'
import type { ChatStorage } from './ChatStorage'
import { compareMessages } from './compareMessages'
import { isChatMessage } from './isChatMessage'

/** Small enough that adding a message rewrites little, large enough that a screen is one read. */
const PAGE_LENGTH = 30

interface Ends {
  readonly first: number
  readonly last: number
}

const isEnds = (value: unknown): value is Ends =>
  typeof value === 'object' && value !== null && 'first' in value && 'last' in value

/** Stored messages of one conversation or of the panel, in order and each once, read page by page. */
export class MessageLog {
  private ends: Ends
  private readonly pages = new Map<number, readonly ChatMessage[]>()
  /** Every stored tempID; made at the first addition, so that opening reads one page only. */
  private known: Set<string> | null = null

  constructor(
    private readonly storage: ChatStorage,
    private readonly name: string,
  ) {
    const stored = storage.read(`${name}:ends`)
    this.ends = isEnds(stored) ? stored : { first: 0, last: 0 }
  }

  get isEmpty(): boolean {
    return this.newest(1).length === 0
  }

  /** At least `count` of the newest messages, as far as there are, oldest first. */
  newest(count: number): readonly ChatMessage[] {
    let found: readonly ChatMessage[] = []
    for (let n = this.ends.last; n >= this.ends.first && found.length < count; n--) found = [...this.page(n), ...found]
    return found
  }

  has(tempID: string): boolean {
    return this.all().has(tempID)
  }

  /** False when it is there already. */
  add(message: ChatMessage): boolean {
    const known = this.all()
    if (known.has(message.content.tempID)) return false
    known.add(message.content.tempID)
    let n = this.ends.last
    while (n > this.ends.first && this.isBefore(message, n)) n--
    const page = this.page(n)
    const follows = page.length === 0 || compareMessages(page[page.length - 1] as ChatMessage, message) <= 0
    if (n === this.ends.last && follows && page.length >= PAGE_LENGTH) this.write(n + 1, [message])
    else if (n === this.ends.first && page.length >= PAGE_LENGTH && this.isBefore(message, n))
      this.write(n - 1, [message])
    else this.write(n, [...page, message].sort(compareMessages))
    return true
  }

  /** Rewrites the messages that `change` alters. */
  change(change: (message: ChatMessage) => ChatMessage): void {
    for (let n = this.ends.last; n >= this.ends.first; n--) {
      const page = this.page(n)
      const next = page.map(change)
      if (next.some((message, index) => message !== page[index])) this.write(n, next)
    }
  }

  private isBefore(message: ChatMessage, n: number): boolean {
    const [first] = this.page(n)
    return first !== undefined && compareMessages(message, first) < 0
  }

  private all(): Set<string> {
    this.known ??= new Set(this.newest(Number.POSITIVE_INFINITY).map(({ content }) => content.tempID))
    return this.known
  }

  private page(n: number): readonly ChatMessage[] {
    const read = this.pages.get(n)
    if (read) return read
    const stored = this.storage.read(`log:${this.name}:${n}`)
    const page = Array.isArray(stored) ? stored.filter(isChatMessage) : []
    this.pages.set(n, page)
    return page
  }

  private write(n: number, page: readonly ChatMessage[]): void {
    this.pages.set(n, page)
    this.storage.write(`log:${this.name}:${n}`, page)
    const { first, last } = this.ends
    if (n >= first && n <= last) return
    this.ends = { first: Math.min(first, n), last: Math.max(last, n) }
    this.storage.write(`${this.name}:ends`, this.ends)
  }
}
