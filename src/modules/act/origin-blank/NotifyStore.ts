import { isMobile, type WaitlistPlace } from '@quanzi/contract'
import { makeAutoObservable, runInAction } from 'mobx'

interface Parts {
  readonly requireMember: () => Promise<boolean>
  /** The member's place in the line, if any. */
  readonly place: () => Promise<WaitlistPlace | null>
  /** Waits for any departure; with `on` false no more. */
  readonly send: (on: boolean, phone: string) => Promise<WaitlistPlace>
}

/** The wish to be told when a trip can be booked. */
export class NotifyStore {
  phone = ''
  tried = false
  busy = false
  isRegistered = false

  constructor(private readonly parts: Parts) {
    makeAutoObservable<NotifyStore, 'parts'>(this, { parts: false })
  }

  /** Reads whether the member is registered: a page that was opened anew has forgotten it. */
  async load(): Promise<void> {
    const place = await this.parts.place()
    runInAction(() => {
      this.isRegistered = place !== null
    })
  }

  get isWrong(): boolean {
    return this.tried && !isMobile(this.phone.trim())
  }

  write(phone: string): void {
    this.phone = phone
  }

  /** Fills the empty field with the member's own number. */
  suggest(phone: string): void {
    this.phone ||= phone
  }

  /** True when it was done. False for a wrong number, for a visitor, who goes to login, and while it is being sent. */
  async set(on: boolean): Promise<boolean> {
    this.tried = true
    if (this.busy || (on && !isMobile(this.phone.trim()))) return false
    this.busy = true
    try {
      if (!(await this.parts.requireMember())) return false
      await this.parts.send(on, this.phone.trim())
      runInAction(() => {
        this.isRegistered = on
      })
      return true
    } finally {
      runInAction(() => {
        this.busy = false
      })
    }
  }
}
