import { type Invitation, type InviteGift, isMobile } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { isGatewayError } from '@/gateway/GatewayError'
import { failedState } from '@/ui/screen/failedState'
import { type ScreenState, screenLoading, screenReady } from '@/ui/screen/ScreenState'

interface Accepted {
  readonly gift: InviteGift | null
}

interface Parts {
  readonly fetch: () => Promise<Invitation>
  /** Registers or logs in by code. */
  readonly register: (mobile: string, code: string) => Promise<unknown>
  /** Binds a number to the member. */
  readonly bindMobile: (mobile: string, code: string) => Promise<unknown>
  readonly accept: () => Promise<Accepted>
  readonly isMember: () => boolean
  readonly hasMobile: () => boolean
  readonly missing: () => ScreenState
}

/**
 * `open`: it can be accepted. `done`: it has been, now. The others are friendly refusals: the own invitation, one that
 * was accepted before, an older member.
 */
export type AcceptStanding = 'open' | 'done' | 'own' | 'bound' | 'other' | 'older'

/** Accepting an invitation: one button registers or binds the number, then accepts. */
export class AcceptStore {
  state: ScreenState = screenLoading
  invitation: Invitation | null = null
  mobile = ''
  code = ''
  tried = false
  busy = false
  /** What the newcomer got; undefined before. */
  gift: InviteGift | null | undefined
  private refused: AcceptStanding | null = null

  constructor(private readonly parts: Parts) {
    makeAutoObservable<AcceptStore, 'parts'>(this, { parts: false, invitation: observableRef })
  }

  get standing(): AcceptStanding {
    if (this.gift !== undefined) return 'done'
    return this.refused ?? this.invitation?.standing ?? 'open'
  }

  get wrongMobile(): boolean {
    return this.tried && !isMobile(this.mobile.trim())
  }

  get wrongCode(): boolean {
    return this.tried && !/^\d{6}$/.test(this.code.trim())
  }

  type(field: 'mobile' | 'code', value: string): void {
    this[field] = value
    this.tried = false
  }

  /** The number to send a code to; null, with the error shown, while it is invalid. */
  numberForCode(): string | null {
    const mobile = this.mobile.trim()
    if (isMobile(mobile)) return mobile
    this.tried = true
    return null
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
        if (this.invitation) return
        const isMissing = isGatewayError(error, 'NOTFOUND')
        this.state = isMissing ? this.parts.missing() : failedState(error, () => void this.load())
      })
    }
  }

  /** True when it has been accepted or refused for good. Rejects with the gateway's message. */
  async accept(): Promise<boolean> {
    const { parts } = this
    if (this.busy) return false
    const needsNumber = !parts.isMember() || !parts.hasMobile()
    this.tried = needsNumber
    if (needsNumber && (this.wrongMobile || this.wrongCode)) return false
    this.busy = true
    try {
      if (!parts.isMember()) await parts.register(this.mobile.trim(), this.code.trim())
      else if (needsNumber) await parts.bindMobile(this.mobile.trim(), this.code.trim())
      const { gift } = await parts.accept()
      runInAction(() => {
        this.gift = gift
      })
      return true
    } catch (error) {
      const refusal = refusalOf(error)
      if (refusal === null) throw error
      runInAction(() => {
        this.refused = refusal
      })
      return true
    } finally {
      runInAction(() => {
        this.busy = false
      })
    }
  }
}

/** Refusals that the screen explains, instead of an error. */
function refusalOf(error: unknown): AcceptStanding | null {
  if (isGatewayError(error, 'DUP')) return 'other'
  if (!isGatewayError(error, 'NOTELIGIBLE')) return null
  const { missing } = error.data as { missing?: readonly string[] }
  if (missing?.includes('self')) return 'own'
  return missing?.includes('newcomer') ? 'older' : null
}
