import type { Invitation, InviteGift } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { failedState } from '@/ui/screen/failedState'
import { type ScreenState, screenLoading, screenReady } from '@/ui/screen/ScreenState'

interface Parts {
  readonly fetch: () => Promise<Invitation>
  readonly take: (giftId: string) => Promise<unknown>
}

/** The member's own invitation with its gifts. */
export class InvitationStore {
  state: ScreenState = screenLoading
  invitation: Invitation | null = null
  /** The gift that is being taken. */
  taking = ''

  constructor(private readonly parts: Parts) {
    makeAutoObservable<InvitationStore, 'parts'>(this, { parts: false, invitation: observableRef })
  }

  async load(): Promise<void> {
    try {
      const invitation = await this.parts.fetch()
      runInAction(() => {
        this.invitation = invitation
        this.state = screenReady
      })
    } catch (error) {
      runInAction(() => {
        if (!this.invitation) this.state = failedState(error, () => void this.load())
      })
    }
  }

  /** True when the gift was taken; false while one is. Rejects with the gateway's message. */
  async take({ id }: InviteGift): Promise<boolean> {
    if (this.taking) return false
    this.taking = id
    try {
      await this.parts.take(id)
      await this.load()
      return true
    } finally {
      runInAction(() => {
        this.taking = ''
      })
    }
  }
}
