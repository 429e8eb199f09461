import { isMobile, type WaitlistPlace } from '@quanzi/contract'
import { makeAutoObservable, runInAction } from 'mobx'

interface Parts {
  readonly join: (sessionId: string, phone: string) => Promise<WaitlistPlace>
}

/** The waiting lists of an item's full sessions. */
export class WaitlistStore {
  /** The session that the sheet is about; null while it is closed. */
  sessionId: string | null = null
  phone = ''
  tried = false
  busy = false
  /** The place in the queue, by session. */
  places: Readonly<Record<string, WaitlistPlace>> = {}

  constructor(private readonly parts: Parts) {
    makeAutoObservable<WaitlistStore, 'parts'>(this, { parts: false })
  }

  get wrongPhone(): boolean {
    return this.tried && !isMobile(this.phone.trim())
  }

  open(sessionId: string): void {
    this.sessionId = sessionId
    this.tried = false
  }

  close(): void {
    this.sessionId = null
  }

  typePhone(phone: string): void {
    this.phone = phone
  }

  /** Fills the number in, unless one is typed already. */
  suggest(phone: string): void {
    this.phone = this.phone || phone
  }

  /** The place in the queue; null while the phone number is invalid or a call is in progress. */
  async join(): Promise<WaitlistPlace | null> {
    const { sessionId } = this
    this.tried = true
    if (sessionId === null || this.busy || !isMobile(this.phone.trim())) return null
    this.busy = true
    try {
      const place = await this.parts.join(sessionId, this.phone.trim())
      runInAction(() => {
        this.places = { ...this.places, [sessionId]: place }
        this.sessionId = null
      })
      return place
    } finally {
      runInAction(() => {
        this.busy = false
      })
    }
  }
}
