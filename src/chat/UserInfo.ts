import type { ChatUser, ChatUserBody } from '@quanzi/contract'
import { USER_INFO_CACHE_MS } from '@quanzi/contract'
import { GatewayError } from '@/gateway/GatewayError'
import type { ChatStorage } from './store/ChatStorage'
import { hasFields } from './store/hasFields'

interface Kept {
  readonly at: number
  readonly user: ChatUser
}

const NAME = 'user'

const isKept = (value: unknown): value is Kept =>
  hasFields(value, 'at', 'user') && typeof value.at === 'number' && hasFields(value.user, 'ridSecret')

/** The member's data for the gate, cached for 12 hours (chat-and-calls §7, §9). */
export class UserInfo {
  constructor(
    private readonly storage: ChatStorage,
    private readonly fetch: () => Promise<ChatUserBody>,
    private readonly now: () => number,
  ) {}

  /** Rejects with the answer's msg when its code is not 0, and then caches nothing. */
  async get(): Promise<ChatUser> {
    const kept = this.storage.read(NAME, isKept)
    if (kept && kept.at <= this.now() && this.now() - kept.at < USER_INFO_CACHE_MS) return kept.user
    const { code, t, msg } = await this.fetch().catch((error: unknown) => {
      if (!(error instanceof GatewayError && error.kind === 'network')) this.clear()
      throw error
    })
    if (code !== 0 || !t) {
      this.clear()
      throw new Error(msg)
    }
    this.storage.write(NAME, { at: this.now(), user: t } satisfies Kept)
    return t
  }

  clear(): void {
    this.storage.remove(NAME)
  }
}
