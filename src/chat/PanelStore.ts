import type { ChatMessage, ChatPage } from '@quanzi/contract'
import { makeAutoObservable, observableRef } from 'mobx'
import { type ChatPeer, SYSTEM_PEER, tellerOf } from './ChatPeer'
import type { ConversationList } from './ConversationList'
import { HistoryPager, WINDOW } from './HistoryPager'
import { compareMessages, isUpTo } from './store/compareMessages'
import type { MarkedPeers } from './store/MarkedPeers'
import type { MessageLog } from './store/MessageLog'
import type { UnreadStore } from './UnreadStore'

/** One row of the message list: a sender with their last message. */
export interface PanelEntry {
  readonly key: string
  readonly peer: ChatPeer
  /** The last message of the conversation, or a later notice of the same sender. */
  readonly message: ChatMessage
  /** In ms. */
  readonly date: number
  readonly isSystem: boolean
  /**
   * True when the row is a person's message (types 1 to 4): Reply opens `openConversation(peer, message)`. All other
   * rows are notices.
   */
  readonly canReply: boolean
  readonly unread: number
  /** True when its messages show no notice and no badge. */
  readonly muted: boolean
  /** True when the member takes no messages from them. */
  readonly blocked: boolean
}

/** The place of notices, in storage and in the unread count. */
export const PANEL = 'panel'

type Row = Omit<PanelEntry, 'muted' | 'blocked'>

interface Parts {
  readonly log: MessageLog
  readonly conversations: ConversationList
  readonly unread: UnreadStore
  readonly muted: MarkedPeers
  readonly blocked: MarkedPeers
  /** Loads mutes, blocks and deletions from other devices. */
  readonly refresh: () => void
  /** Loads the system's messages before an id, or the last ones, onto the device. */
  readonly fetchBefore: (beforeId: string | undefined) => Promise<ChatPage>
}

/** The message list: everyone who has sent a message or a notice, each once, the latest first. */
export class PanelStore {
  /** Older notices. */
  readonly older: HistoryPager
  private notices: readonly ChatMessage[] = []
  /** The sender whose notices are on screen. */
  private looked: number | null = null

  constructor(private readonly parts: Parts) {
    const { log, fetchBefore } = parts
    this.older = new HistoryPager({
      log,
      fetchBefore,
      first: () => this.notices[0] ?? null,
      take: (messages) => this.take(messages),
    })
    makeAutoObservable<PanelStore, 'parts' | 'notices' | 'looked'>(this, {
      parts: false,
      looked: false,
      older: false,
      notices: observableRef,
    })
    this.older.rewind()
  }

  get entries(): readonly PanelEntry[] {
    const { conversations, unread, muted, blocked } = this.parts
    const rows = new Map<number, Row>()
    for (const { id, peer, last } of conversations.all)
      rows.set(peer.roleId, {
        key: id,
        peer,
        message: last,
        date: last.date,
        isSystem: false,
        canReply: true,
        unread: unread.of(id),
      })
    for (const [roleId, message] of this.lastNotices) {
      const row = rows.get(roleId)
      const more = this.unreadNotices(roleId)
      if (row && compareMessages(row.message, message) > 0) rows.set(roleId, { ...row, unread: row.unread + more })
      else
        rows.set(roleId, {
          key: row?.key ?? (roleId === SYSTEM_PEER.roleId ? 'system' : `person-${roleId}`),
          peer: row?.peer ?? tellerOf(message),
          message,
          date: message.date,
          isSystem: roleId === SYSTEM_PEER.roleId,
          canReply: false,
          unread: (row?.unread ?? 0) + more,
        })
    }
    return [...rows]
      .map(([roleId, row]) => ({ ...row, muted: muted.has(roleId), blocked: blocked.has(roleId) }))
      .sort((a, b) => compareMessages(b.message, a.message))
  }

  /** The notices of one sender, the oldest first. */
  noticesOf(roleId: number): readonly ChatMessage[] {
    return this.notices.filter((one) => tellerOf(one).roleId === roleId)
  }

  /** Called when the list is on screen. A device that has few notices asks for more. */
  show(): void {
    this.parts.refresh()
    this.fill()
  }

  private fill(): void {
    if (this.notices.length < WINDOW) void this.older.load()
  }

  /** Marks the notices of one sender as read, because they are on screen. */
  look(roleId: number): void {
    this.looked = roleId
    this.markRead(roleId)
    this.fill()
  }

  /** Removes the notices of one sender up to an id, because the member has deleted them. */
  forget(roleId: number, upToId: string): void {
    const isGone = (one: ChatMessage) => tellerOf(one).roleId === roleId && isUpTo(one, upToId)
    this.parts.log.remove(isGone)
    this.notices = this.notices.filter((one) => !isGone(one))
  }

  lookAway(): void {
    this.looked = null
  }

  /** Takes stored notices, new or older. */
  take(messages: readonly ChatMessage[]): void {
    const known = new Set(this.notices.map(({ content }) => content.tempID))
    const fresh = messages.filter(({ content }) => !known.has(content.tempID))
    if (fresh.length === 0) return
    this.notices = [...this.notices, ...fresh].sort(compareMessages)
    if (this.looked !== null) this.markRead(this.looked)
  }

  private get lastNotices(): ReadonlyMap<number, ChatMessage> {
    return new Map(this.notices.map((one) => [tellerOf(one).roleId, one]))
  }

  /** Unread notices of people, by sender. All other unread notices are the system's, also those not loaded yet. */
  private get unreadOfPeople(): ReadonlyMap<string, number> {
    const { unread } = this.parts
    const people = this.notices.map((one) => [one.id, tellerOf(one).roleId] as const)
    return new Map(people.filter(([id, roleId]) => roleId !== SYSTEM_PEER.roleId && unread.isUnread(id)))
  }

  private unreadNotices(roleId: number): number {
    const people = [...this.unreadOfPeople.values()]
    if (roleId === SYSTEM_PEER.roleId) return this.parts.unread.of(PANEL) - people.length
    return people.filter((one) => one === roleId).length
  }

  private markRead(roleId: number): void {
    const people = this.unreadOfPeople
    if (roleId === SYSTEM_PEER.roleId) this.parts.unread.markRead(PANEL, new Set(people.keys()))
    else this.parts.unread.mark([...people].flatMap(([id, one]) => (one === roleId ? [id] : [])))
  }
}
