import { type CheckinDone, type CheckinPlace, ticketIn } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { errorText } from '@/locales/errorText'

interface Parts {
  readonly fetchPlaces: () => Promise<readonly CheckinPlace[]>
  readonly handOut: (ticket: string, placeId: string) => Promise<CheckinDone>
  readonly now: () => number
}

/** A ticket that is still before the camera is not handed out again, in ms. */
const SAME_MS = 4000

/** The desk where kits are handed out. */
export class DeskStore {
  place: CheckinPlace | null = null
  ticket = ''
  /** The last kit handed out. */
  done: CheckinDone | null = null
  failure = ''
  busy = false
  /** The code that the camera saw last: it sees a code again and again while it is held there. */
  private seen = { ticket: '', at: 0 }

  constructor(private readonly parts: Parts) {
    makeAutoObservable<DeskStore, 'parts' | 'seen'>(this, {
      parts: false,
      seen: false,
      place: observableRef,
      done: observableRef,
    })
  }

  /** The code stays for the moment when it cannot be read again. */
  async load(): Promise<void> {
    try {
      const [place = null] = await this.parts.fetchPlaces()
      runInAction(() => {
        this.place = place
      })
    } catch (error) {
      runInAction(() => {
        if (!this.place) this.failure = errorText(error)
      })
    }
  }

  type(ticket: string): void {
    this.ticket = ticket
    this.failure = ''
  }

  /** Hands out what the camera sees; other codes than tickets are passed over. */
  async see(code: string): Promise<void> {
    const ticket = ticketIn(code)
    if (this.busy || ticket === null) return
    const { now } = this.parts
    const isHeld = ticket === this.seen.ticket && now() - this.seen.at < SAME_MS
    this.seen = { ticket, at: now() }
    if (isHeld) return
    this.type(ticket)
    await this.handOut()
    this.seen = { ticket, at: now() }
  }

  /** A refused ticket stays in the field, with the reason below it. */
  async handOut(): Promise<void> {
    const { place } = this
    if (this.busy || !place || this.ticket === '') return
    this.busy = true
    this.done = null
    try {
      const done = await this.parts.handOut(this.ticket, place.id)
      runInAction(() => {
        this.done = done
        this.ticket = ''
      })
      await this.load()
    } catch (error) {
      runInAction(() => {
        this.failure = errorText(error)
      })
    } finally {
      runInAction(() => {
        this.busy = false
      })
    }
  }
}
