import type { ChatMessage, ChatPage } from '@quanzi/contract'
import { isText } from '@/lib/isText'
import type { ChatStorage } from './store/ChatStorage'
import { compareIds } from './store/compareMessages'

interface Parts {
  readonly storage: ChatStorage
  readonly fetchAfter: (id: string) => Promise<ChatPage>
  /** Stores messages. The mark may only cover stored messages. */
  readonly receive: (messages: readonly ChatMessage[]) => void
  /** Starts on a device without a mark: loads the last message of each conversation. */
  readonly begin: () => Promise<void>
  readonly later: (ms: number, action: () => void) => void
}

const NAME = 'cursor'
const AGAIN_MS = 5000
/** After this many pushes (one page of an answer), ask the server whether a push was missed. */
const CHECK_AFTER = 40

/**
 * Keeps the mark: the id up to which this device has all of the member's messages. A push does not move the mark,
 * because pushes may be lost, or overtake each other between servers. Reading on from the mark moves it: after every
 * entering, and from time to time.
 */
export class CatchUp {
  private running = false
  private wanted = false
  private pushed = 0

  constructor(private readonly parts: Parts) {}

  entered(lastId: string): void {
    void this.run(lastId)
  }

  sawPush(count: number): void {
    this.pushed += count
    if (this.pushed >= CHECK_AFTER && this.cursor !== null) void this.run('0')
  }

  private get cursor(): string | null {
    return this.parts.storage.read(NAME, isText)
  }

  private async run(lastId: string): Promise<void> {
    this.wanted = true
    if (this.running) return
    this.running = true
    try {
      while (this.wanted) {
        this.wanted = false
        this.pushed = 0
        if (this.cursor === null) await this.begin(lastId)
        else await this.readOn()
      }
    } catch {
      this.parts.later(AGAIN_MS, () => void this.run(lastId))
    } finally {
      this.running = false
    }
  }

  private async begin(lastId: string): Promise<void> {
    await this.parts.begin()
    this.move(lastId)
  }

  private async readOn(): Promise<void> {
    for (let more = true; more; ) {
      const { msgs, hasMore } = await this.parts.fetchAfter(this.cursor ?? '0')
      this.parts.receive(msgs)
      const last = msgs[msgs.length - 1]
      if (last) this.move(last.id)
      more = hasMore && last !== undefined
    }
  }

  /** The mark never moves back: another tab may have read further, and its messages are on this device. */
  private move(id: string): void {
    const { cursor } = this
    if (cursor === null || compareIds(cursor, id) < 0) this.parts.storage.write(NAME, id)
  }
}
