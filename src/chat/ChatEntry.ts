import { listChatConversations } from '@quanzi/contract'
import { makeAutoObservable, observableRef, reaction, runInAction, when } from 'mobx'
import { type Call, call } from '@/gateway/call'
import type { ChatImport } from './ChatImport'
import type { ChatService, ChatSession } from './ChatService'
import { importChat } from './importChat'

interface Parts {
  readonly load: ChatImport
  readonly ask: Call
  /** Runs `action` after `ms`. */
  readonly later: (ms: number, action: () => void) => void
}

/** After a change of member, leave the network to the first screen for this long, in ms. */
const IDLE_MS = 3000
/** Delay in ms before the next attempt to load the chat's code. The gateway counts unread messages meanwhile. */
const AGAIN_MS = 30_000

/**
 * The part of the chat that every screen may import: the unread count, and the chat itself once its code is loaded.
 * That happens after the first screen. A mini-program's platform loads the chat's subpackage; where it cannot, a page
 * of the chat brings the code, and until then the gateway counts the unread messages.
 */
export class ChatEntry {
  service: ChatService | null = null
  private counted = 0
  private session: ChatSession | null = null
  private loading: Promise<ChatService> | null = null
  private isWaiting = false

  constructor(private readonly parts: Parts) {
    makeAutoObservable<ChatEntry, 'parts' | 'session' | 'loading' | 'isWaiting'>(this, {
      parts: false,
      session: false,
      loading: false,
      isWaiting: false,
      service: observableRef,
    })
  }

  /** Number of unread messages and notices of the current member. */
  get unread(): number {
    return this.service ? this.service.unread : this.counted
  }

  /** Called once at launch. */
  follow(session: ChatSession): void {
    this.session = session
    reaction(
      () => (session.member.profile ? `${session.tenant.iid} ${session.member.profile.rid}` : null),
      (who) => {
        this.counted = 0
        if (who !== null) this.fetchAfter(IDLE_MS)
      },
      { fireImmediately: true },
    )
  }

  /** Loads the chat, which follows the session. */
  load(): Promise<ChatService> {
    if (this.service) return Promise.resolve(this.service)
    const { load } = this.parts
    this.loading ??= (load ? load() : Promise.resolve(null)).then(
      (made) => (made ? this.provide(made) : when(() => this.service !== null).then(() => this.service as ChatService)),
      (error: unknown) => {
        // Forget a failed load, so that the next call tries again.
        this.loading = null
        throw error
      },
    )
    return this.loading
  }

  /** Takes the chat that the subpackage created. Only the first one stays. */
  provide(made: ChatService): ChatService {
    if (this.service) return this.service
    if (this.session) made.start(this.session)
    this.service = made
    return made
  }

  /** Asks the gateway for the number of unread messages while the chat's code is not loaded. */
  async count(): Promise<void> {
    if (this.service || !this.session?.member.profile) return
    const { iid } = this.session.tenant
    const rows = await this.parts.ask(listChatConversations, { iid }).catch(() => null)
    runInAction(() => {
      if (rows && iid === this.session?.tenant.iid)
        this.counted = rows.reduce((sum, { unread, muted }) => sum + (muted ? 0 : unread), 0)
    })
  }

  private fetchAfter(ms: number): void {
    if (this.isWaiting || this.service) return
    this.isWaiting = true
    this.parts.later(ms, () => {
      this.isWaiting = false
      if (this.session?.member.profile) void this.fetch()
    })
  }

  private async fetch(): Promise<void> {
    if (this.parts.load) await this.load().catch(() => undefined)
    if (this.service) return
    await this.count()
    this.fetchAfter(AGAIN_MS)
  }
}

/** The app's only entry. */
export const chatEntry = new ChatEntry({
  load: importChat,
  ask: call,
  later: (ms, action) => void setTimeout(action, ms),
})
