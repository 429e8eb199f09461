import type { CheckinDone, CheckinPlace, Entry } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { failedState } from '@/ui/screen/failedState'
import { type ScreenState, screenLoading, screenReady } from '@/ui/screen/ScreenState'

/** How a member proves to be at a place. */
export type Proof =
  | { readonly method: 'code'; readonly code: string }
  | { readonly method: 'gps'; readonly lat: number; readonly lng: number; readonly accuracy?: number | undefined }

export interface SelfCheckin {
  readonly placeId: string
  readonly entryId: string
  readonly proof: Proof
}

interface Parts {
  readonly fetchEntries: () => Promise<readonly Entry[]>
  readonly fetchPlaces: () => Promise<readonly CheckinPlace[]>
  readonly checkIn: (wish: SelfCheckin) => Promise<CheckinDone>
  /** What to say without a ticket; `isPending`: an order waits for its payment. */
  readonly missing: (isPending: boolean) => ScreenState
}

/** A member's own tickets and the places of an activity. */
export class SelfStore {
  state: ScreenState = screenLoading
  entries: readonly Entry[] = []
  places: readonly CheckinPlace[] = []
  /** The own entries that check in together; all of them at first. */
  left: ReadonlySet<string> = new Set()
  busy = false
  /** The place where a check-in by position found none, and why. */
  unplaced: { readonly placeId: string; readonly words: string } | null = null

  constructor(private readonly parts: Parts) {
    makeAutoObservable<SelfStore, 'parts'>(this, {
      parts: false,
      entries: observableRef,
      places: observableRef,
      left: observableRef,
      unplaced: observableRef,
    })
  }

  setUnplaced(unplaced: { readonly placeId: string; readonly words: string } | null): void {
    this.unplaced = unplaced
  }

  /** Entries with a ticket. */
  get tickets(): readonly Entry[] {
    return this.entries.filter(({ state }) => state === 'paid' || state === 'used')
  }

  /** The ticket to show: the first that was not used. */
  get ticket(): Entry | null {
    return this.tickets.find(({ state }) => state === 'paid') ?? this.tickets[0] ?? null
  }

  /** True when nobody has to see the ticket any more; a used one is still shown at the places that are left. */
  get isSpent(): boolean {
    return this.ticket?.state === 'used' && this.places.every(({ done, open }) => done || !open)
  }

  get done(): number {
    return this.places.filter(({ done }) => done).length
  }

  async load(): Promise<void> {
    try {
      const [entries, places] = await Promise.all([this.parts.fetchEntries(), this.parts.fetchPlaces()])
      runInAction(() => {
        this.entries = entries
        this.places = places
        this.state =
          this.tickets.length > 0 ? screenReady : this.parts.missing(entries.some(({ state }) => state === 'pending'))
      })
    } catch (error) {
      runInAction(() => {
        if (this.tickets.length === 0) this.state = failedState(error, () => void this.load())
      })
    }
  }

  toggle(entryId: string): void {
    const left = new Set(this.left)
    if (!left.delete(entryId)) left.add(entryId)
    this.left = left
  }

  /** The ticked tickets that were not at this place. */
  waitingAt(placeId: string): readonly Entry[] {
    const place = this.places.find(({ id }) => id === placeId)
    return this.tickets.filter(({ id }) => !this.left.has(id) && !place?.doneBy.includes(id))
  }

  /** Checks the ticked people in, one after another; the last answer. Null while another one runs. */
  async checkIn(placeId: string, proof: Proof): Promise<CheckinDone | null> {
    if (this.busy) return null
    this.busy = true
    const before = this.places
    try {
      const done = await this.send(placeId, proof)
      // The answer to a lost request tells of then: staff may have taken that check-in back since.
      const isBack = this.places !== before && this.waitingAt(placeId).length > 0
      return isBack ? ((await this.send(placeId, proof)) ?? done) : done
    } finally {
      runInAction(() => {
        this.busy = false
      })
    }
  }

  /** Reads the places again, whatever the answers. */
  private async send(placeId: string, proof: Proof): Promise<CheckinDone | null> {
    const waiting = this.waitingAt(placeId)
    const all = waiting.length > 0 ? waiting : this.tickets.slice(0, 1)
    let done: CheckinDone | null = null
    try {
      for (const { id } of all) done = await this.parts.checkIn({ placeId, entryId: id, proof })
    } finally {
      await this.load()
    }
    return done
  }
}
