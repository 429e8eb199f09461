import { CODE_RESEND_MS } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'

interface Parts {
  readonly send: (mobile: string) => Promise<unknown>
  readonly now: () => number
  /** The time from which the next code may be sent; stored on the device, so that it survives a reload. */
  readonly kept: { readonly read: () => number; readonly write: (resendAt: number) => void }
}

/** Sends verification codes by text message, to one number at most one per minute. */
export class CodeSender {
  /** The time from which the next code may be sent, ms. */
  resendAt: number
  sending = false
  /** Who got the last code; '' after a reload, as the device keeps no numbers. */
  private sentTo = ''
  /** Why the last request was refused, until the next one. */
  failure: unknown = null

  constructor(private readonly parts: Parts) {
    // If the clock was set back, the user still waits no longer than a minute.
    this.resendAt = Math.min(parts.kept.read(), parts.now() + CODE_RESEND_MS)
    makeAutoObservable<CodeSender, 'parts'>(this, { parts: false, failure: observableRef })
  }

  /** Whole seconds until the next code may be sent; a number that was mistyped does not hold up the right one. */
  secondsLeft(mobile = ''): number {
    if (mobile !== '' && this.sentTo !== '' && mobile !== this.sentTo) return 0
    return Math.max(0, Math.ceil((this.resendAt - this.parts.now()) / 1000))
  }

  /** True when a code was sent; false when it is too early. Rejects with the gateway's message. */
  async send(mobile: string): Promise<boolean> {
    if (this.sending || this.secondsLeft(mobile) > 0) return false
    this.sending = true
    this.failure = null
    try {
      await this.parts.send(mobile)
      runInAction(() => {
        this.resendAt = this.parts.now() + CODE_RESEND_MS
        this.sentTo = mobile
      })
      this.parts.kept.write(this.resendAt)
      return true
    } catch (error) {
      runInAction(() => {
        this.failure = error
      })
      throw error
    } finally {
      runInAction(() => {
        this.sending = false
      })
    }
  }
}
