import type { ChatMessage, OnAttendance, Profile } from '@quanzi/contract'
import { compareStructural, makeAutoObservable, observableRef, reaction } from 'mobx'
import type { AgentList } from './AgentList'
import { ChatAccount } from './ChatAccount'
import type { ChatOwner } from './ChatOwner'
import type { ChatParts } from './ChatParts'
import type { ChatPeer } from './ChatPeer'
import type { ChatSearch } from './ChatSearch'
import type { ConversationSummary } from './ConversationList'
import type { ConversationStore } from './ConversationStore'
import type { ChatProblem, ChatStatus } from './connection/ChatStatus'
import type { PanelMoves } from './PanelMoves'
import type { PanelStore } from './PanelStore'
import type { RoomNews } from './RoomNews'
import type { ItemCards } from './subject/ItemCards'

/** What the chat needs to know of the session. */
export interface ChatSession {
  readonly tenant: { readonly iid: number }
  readonly member: {
    readonly status: 'unknown' | 'visitor' | 'member'
    readonly profile: Pick<Profile, 'rid' | 'userId' | 'nick_name' | 'headImg'> | null
  }
}

/** The chat of the current member in the current tenant; the app has one. */
export class ChatService {
  private account: ChatAccount | null = null
  private stops: readonly (() => void)[] = []
  private readonly attendance = new Set<(news: OnAttendance) => void>()
  private readonly roomNews = new Set<(news: RoomNews) => void>()

  constructor(private readonly parts: ChatParts) {
    makeAutoObservable<ChatService, 'parts' | 'stops' | 'attendance' | 'roomNews' | 'account'>(this, {
      parts: false,
      stops: false,
      attendance: false,
      roomNews: false,
      account: observableRef,
    })
  }

  get status(): ChatStatus {
    return this.account?.connection.status ?? 'idle'
  }

  /** Why the connection is closed; null while it is not closed. */
  get problem(): ChatProblem | null {
    return this.account?.connection.problem ?? null
  }

  /** Unread messages and notices, without those of muted peers. */
  get unread(): number {
    return this.account?.unreadTotal ?? 0
  }

  /** Newest first. */
  get conversations(): readonly ConversationSummary[] {
    return this.account?.conversations.all ?? []
  }

  /** The message list; null for a visitor. */
  get panel(): PanelStore | null {
    return this.account?.panel ?? null
  }

  /** The tenant's agents; null for a visitor, like the cards. */
  get agents(): AgentList | null {
    return this.account?.agents ?? null
  }

  /** Muting and deleting of conversations. */
  get moves(): PanelMoves | null {
    return this.account?.moves ?? null
  }

  get search(): ChatSearch | null {
    return this.account?.search ?? null
  }

  /** The items that messages link to. */
  get cards(): ItemCards | null {
    return this.account?.cards ?? null
  }

  /** Follows the session: connects for a member, and changes the chat when the member or the tenant changes. */
  start(session: ChatSession): void {
    this.stop()
    const { lifecycle, sleepsInBackground } = this.parts
    this.stops = [
      reaction(
        () => ownerOf(session),
        (owner) => this.turnTo(owner, session),
        { fireImmediately: true, equals: compareStructural },
      ),
      lifecycle.onShow(() => {
        this.account?.setSeen(true)
        if (sleepsInBackground) this.account?.connection.start()
        else this.reconnect()
      }),
      lifecycle.onHide(() => {
        this.account?.setSeen(false)
        if (sleepsInBackground) this.account?.connection.stop()
      }),
      lifecycle.onNetworkChange((online) => this.account?.connection.networkChanged(online)),
    ]
  }

  stop(): void {
    for (const stop of this.stops) stop()
    this.stops = []
    this.account?.stop()
    this.account = null
  }

  /** Connects now: the user tapped the banner of a closed connection, or nothing came for a long time. */
  reconnect(): void {
    this.account?.connection.retry()
  }

  /** Calls `run` with the news of who has come, for staff, until the returned function is called. */
  onAttendance(run: (news: OnAttendance) => void): () => void {
    this.attendance.add(run)
    return () => void this.attendance.delete(run)
  }

  /** Calls `run` with what is said and what happens in the live room that the member is in. */
  onRoomNews(run: (news: RoomNews) => void): () => void {
    this.roomNews.add(run)
    return () => void this.roomNews.delete(run)
  }

  /** Throws for a visitor. `seed` is the message of the panel that the user replies to. */
  openConversation(peer: ChatPeer, seed?: ChatMessage): ConversationStore {
    if (!this.account) throw new Error('not a member')
    return this.account.conversation(peer, seed)
  }

  /** The peer with everything that is known of them. */
  knownPeer(peer: ChatPeer): ChatPeer {
    return this.account?.knownPeer(peer) ?? peer
  }

  private turnTo(owner: ChatOwner | null, { member }: ChatSession): void {
    this.account?.stop()
    if (member.status === 'visitor') this.account?.forgetSecret()
    this.account =
      owner &&
      new ChatAccount(
        this.parts,
        owner,
        (news) => {
          for (const run of this.attendance) run(news)
        },
        (news) => {
          for (const run of this.roomNews) run(news)
        },
      )
    this.account?.connection.start()
  }
}

function ownerOf({ tenant: { iid }, member: { profile } }: ChatSession): ChatOwner | null {
  if (!profile) return null
  const { rid, userId, nick_name, headImg } = profile
  return { iid, rid, uid: userId, nickName: nick_name, avatar: headImg }
}
