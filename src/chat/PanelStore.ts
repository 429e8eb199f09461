import type { ChatMessage, ChatPage } from '@quanzi/contract'
import { makeAutoObservable, observableRef } from 'mobx'
import { type ChatPeer, peerOf } from './ChatPeer'
import type { ConversationList } from './ConversationList'
import { HistoryPager, WINDOW } from './HistoryPager'
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

interface Parts {
  readonly log: MessageLog
  readonly conversations: ConversationList
  readonly unread: UnreadStore
  /** Reads the system's messages before an id, or the last ones, onto the device. */
  readonly fetchBefore: (beforeId: string | undefined) => Promise<ChatPage>
}

/** The message list: each conversation by its last message, and every notice of the system, newest first. */
export class PanelStore {
  /** Of the notices. */
  readonly older: HistoryPager
  private notices: readonly ChatMessage[] = []
  private isShown = false

  constructor(private readonly parts: Parts) {
    const { log, fetchBefore } = parts
    this.older = new HistoryPager({
      log,
      fetchBefore,
      first: () => this.notices[0] ?? null,
      take: (messages) => this.take(messages),
    })
    makeAutoObservable<PanelStore, 'parts' | 'notices' | 'isShown'>(this, {
      parts: false,
      isShown: false,
      older: false,
      notices: observableRef,
    })
    this.older.rewind()
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
    if (this.notices.length < WINDOW) void this.older.load()
  }

  hide(): void {
    this.isShown = false
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
