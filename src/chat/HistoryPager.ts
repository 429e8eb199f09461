import type { ChatMessage, ChatPage } from '@quanzi/contract'
import { makeAutoObservable, runInAction } from 'mobx'
import type { MessageLog } from './store/MessageLog'

interface Parts {
  readonly log: MessageLog
  /** The first stored message on screen. */
  readonly first: () => ChatMessage | null
  /** Takes messages to show, new or older, in any order. */
  readonly take: (messages: readonly ChatMessage[]) => void
  /**
   * Loads the server's messages before an id, or the last ones, onto the device. Resolves to whether there are more.
   */
  readonly fetchBefore: (beforeId: string | undefined) => Promise<ChatPage>
}

/** Number of messages that a conversation opens with: a little more than a screen. */
export const WINDOW = 20
/** Number of older messages read from the device at once; few of them are drawn. */
const MORE = 40

/** Loads older messages window by window, first from the device, then from the server. */
export class HistoryPager {
  isLoading = false
  /** True when the last attempt failed; `load` tries again. */
  failed = false
  /** False when the beginning is on screen. */
  hasMore = true

  private loading: Promise<void> | null = null

  constructor(private readonly parts: Parts) {
    makeAutoObservable<HistoryPager, 'parts' | 'loading' | 'keepsMore'>(this, {
      parts: false,
      loading: false,
      keepsMore: false,
    })
  }

  /** Starts again with the newest messages on the device. */
  rewind(): void {
    this.hasMore = true
    this.parts.take(this.parts.log.newest(WINDOW).slice(-WINDOW))
  }

  /** A second call while one is in progress waits for the same page. */
  load(): Promise<void> {
    this.loading ??= this.loadPage().finally(() => {
      this.loading = null
    })
    return this.loading
  }

  private async loadPage(): Promise<void> {
    if (!this.hasMore) return
    const { log, first, take } = this.parts
    const begin = first()
    const kept = begin ? log.before(begin, MORE) : []
    if (kept.length > 0) return take(kept)
    this.isLoading = true
    this.failed = false
    try {
      await this.read(begin?.id)
    } catch {
      runInAction(() => {
        this.failed = true
      })
    } finally {
      runInAction(() => {
        this.isLoading = false
      })
    }
  }

  /** Loads the server's last page: for a device that has few of the messages, and for read marks. */
  async refresh(): Promise<void> {
    // Offline, show the messages on the device.
    await this.read(undefined).catch(() => undefined)
  }

  /** The device has messages before those on screen. */
  private get keepsMore(): boolean {
    const begin = this.parts.first()
    return begin !== null && this.parts.log.before(begin, 1).length > 0
  }

  private async read(beforeId: string | undefined): Promise<void> {
    const { msgs, hasMore } = await this.parts.fetchBefore(beforeId)
    runInAction(() => {
      this.parts.take(msgs)
      // The messages before the last page may already be on screen, or only on the device.
      if (beforeId === undefined) this.hasMore &&= hasMore || this.keepsMore
      else this.hasMore = hasMore
    })
  }
}
