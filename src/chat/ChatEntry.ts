import { listChatConversations } from '@quanzi/contract'
import { makeAutoObservable, observableRef, reaction, runInAction, when } from 'mobx'
import { type Call, call } from '@/gateway/call'
import type { ChatService, ChatSession } from './ChatService'
import { type ImportChat, importChat } from './importChat'

interface Parts {
  readonly load: ImportChat
  readonly ask: Call
  /** Runs `action` after `ms`. */
  readonly later: (ms: number, action: () => void) => void
}

/** After a change of member the first screen has the network for itself for so long. */
const IDLE_MS = 3000

/**
 * The door to the chat that every screen may hold: a badge, and the chat itself once its code is here. On H5 the code
 * comes when the first screen is done; on mini-programs with the chat's subpackage, and until then the gateway is
 * asked for the number of the badge.
 */
export class ChatEntry {
  service: ChatService | null = null
  private counted = 0
  private session: ChatSession | null = null
  private loading: Promise<ChatService> | null = null

  constructor(private readonly parts: Parts) {
    makeAutoObservable<ChatEntry, 'parts' | 'session' | 'loading'>(this, {
      parts: false,
      session: false,
      loading: false,
      service: observableRef,
    })
  }

  /** Unread messages and notices of the member on screen. */
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
        if (who !== null) this.parts.later(IDLE_MS, () => void this.idle())
      },
      { fireImmediately: true },
    )
  }

  /** The chat, following the session. On mini-programs it waits for the subpackage. */
  load(): Promise<ChatService> {
    if (this.service) return Promise.resolve(this.service)
    const { load } = this.parts
    this.loading ??= load
      ? load().then(
          (service) => this.provide(service),
          (error: unknown) => {
            // A chunk that could not be fetched is asked for again next time.
            this.loading = null
            throw error
          },
        )
      : when(() => this.service !== null).then(() => this.service as ChatService)
    return this.loading
  }

  /** The subpackage brings the chat with it; the first one stays. */
  provide(made: ChatService): ChatService {
    if (this.service) return this.service
    if (this.session) made.start(this.session)
    this.service = made
    return made
  }

  /** Asks how much is unread, where the chat's code is not here to know: when a screen is seen again. */
  async count(): Promise<void> {
    if (this.service || !this.session?.member.profile) return
    const { iid } = this.session.tenant
    const rows = await this.parts.ask(listChatConversations, { iid }).catch(() => null)
    runInAction(() => {
      if (rows && iid === this.session?.tenant.iid) this.counted = rows.reduce((sum, { unread }) => sum + unread, 0)
    })
  }

  private async idle(): Promise<void> {
    if (this.parts.load) await this.load().catch(() => undefined)
    else await this.count()
  }
}

/** The app's one. */
export const chatEntry = new ChatEntry({
  load: importChat,
  ask: call,
  later: (ms, action) => void setTimeout(action, ms),
})
