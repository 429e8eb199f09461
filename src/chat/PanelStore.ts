import type { ChatMessage, ChatPage } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { type ChatPeer, peerOf } from './ChatPeer'
import type { ConversationList } from './ConversationList'
import { compareMessages } from './store/compareMessages'
import type { MessageLog } from './store/MessageLog'
import type { UnreadStore } from './UnreadStore'

/** One line of the message list. */
export interface PanelEntry {
  readonly key: string
  readonly peer: ChatPeer
  /** The last message of a conversation, or a notice. */
  readonly message: ChatMessage
  /** ms */
  readonly date: number
  readonly isNotice: boolean
  /** Types 1 to 4 of a person: Reply opens `openConversation(peer, message)`. */
  readonly canReply: boolean
  readonly unread: number
}

/** Where notices are kept and counted. */
export const PANEL = 'panel'
const WINDOW = 20

interface Parts {
  readonly log: MessageLog
  readonly conversations: ConversationList
  readonly unread: UnreadStore
  /** The system's messages before an id, or the last ones. */
  readonly fetchBefore: (beforeId: string | undefined) => Promise<ChatPage>
}

/** The message list: each conversation by its last message, and every notice of the system, newest first. */
export class PanelStore {
  isLoadingOlder = false
  olderFailed = false
  hasOlder = true
  private notices: readonly ChatMessage[] = []
  private isShown = false

  constructor(private readonly parts: Parts) {
    makeAutoObservable<PanelStore, 'parts' | 'notices' | 'isShown'>(this, {
      parts: false,
      isShown: false,
      notices: observableRef,
    })
    this.notices = parts.log.newest(WINDOW).slice(-WINDOW)
  }

  get entries(): readonly PanelEntry[] {
    const { conversations, unread } = this.parts
    const people = conversations.all.map(
      ({ id, peer, last }): PanelEntry => ({
        key: id,
        peer,
        message: last,
        date: last.date,
        isNotice: false,
        canReply: true,
        unread: unread.of(id),
      }),
    )
    const notices = this.notices.map(
      (message): PanelEntry => ({
        key: message.content.tempID,
        peer: peerOf(message.content.sender),
        message,
        date: message.date,
        isNotice: true,
        canReply: false,
        unread: Number(unread.isUnread(message.id)),
      }),
    )
    return [...people, ...notices].sort((a, b) => b.date - a.date)
  }

  /** The list is on screen: notices in it are read. */
  show(): void {
    this.isShown = true
    this.parts.unread.markRead(PANEL)
    if (this.notices.length < WINDOW) void this.loadOlder()
  }

  hide(): void {
    this.isShown = false
  }

  /** Older notices: from the device, else from the server. */
  async loadOlder(): Promise<void> {
    if (this.isLoadingOlder || !this.hasOlder) return
    const [first] = this.notices
    const kept = first ? this.parts.log.before(first, WINDOW) : []
    if (kept.length > 0) return this.take(kept)
    this.isLoadingOlder = true
    this.olderFailed = false
    try {
      const { msgs, hasMore } = await this.parts.fetchBefore(first?.id)
      runInAction(() => {
        this.parts.log.addAll(msgs)
        this.take(msgs)
        this.hasOlder = hasMore
      })
    } catch {
      runInAction(() => {
        this.olderFailed = true
      })
    } finally {
      runInAction(() => {
        this.isLoadingOlder = false
      })
    }
  }

  /** Notices that are stored, new or older. */
  take(messages: readonly ChatMessage[]): void {
    const known = new Set(this.notices.map(({ content }) => content.tempID))
    const fresh = messages.filter(({ content }) => !known.has(content.tempID))
    if (fresh.length === 0) return
    this.notices = [...this.notices, ...fresh].sort(compareMessages)
    if (this.isShown) this.parts.unread.markRead(PANEL)
  }
}
