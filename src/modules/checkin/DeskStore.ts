import type { CheckinPlace } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { isGatewayError } from '@/gateway/GatewayError'
import type { ServerClock } from '@/platform/serverClock'
import type { Keep } from '@/session/memberKeep'

/** The desk as it was last open with a network. */
export interface KeptDesk {
  readonly owner: number
  readonly places: readonly CheckinPlace[]
  /** What the phone's clock lacked, in ms. */
  readonly ahead: number
}

export const isKeptDesk = (value: unknown): value is KeptDesk =>
  typeof value === 'object' && value !== null && 'owner' in value && 'places' in value && Array.isArray(value.places)

interface Parts {
  readonly fetchPlaces: () => Promise<readonly CheckinPlace[]>
  /** Resolves when it is known whether somebody is signed in, or that nobody can be asked. */
  readonly ready: () => Promise<void>
  /** Asks again who is signed in. */
  readonly again: () => Promise<void>
  /** The signed-in member with the right to scan; null for everybody else. */
  readonly staff: () => number | null
  readonly isMember: () => boolean
  readonly kept: Keep<KeptDesk>
  readonly clock: Pick<ServerClock, 'ahead'>
  readonly now: () => number
}

/**
 * The places where staff take tickets. They stay on the device, so that an app that is opened without a network takes
 * tickets too: for who was at the desk last.
 */
export class DeskStore {
  places: readonly CheckinPlace[] = []
  isLoaded = false
  /** Who was at the desk last, while there is no network to ask who is here. */
  keptStaff: number | null = null

  constructor(private readonly parts: Parts) {
    makeAutoObservable<DeskStore, 'parts'>(this, { parts: false, places: observableRef })
  }

  async load(): Promise<void> {
    const { fetchPlaces, ready, again } = this.parts
    try {
      // With the first answer the network is back, and it can be asked who is here.
      const places = await fetchPlaces()
      await (this.keptStaff === null ? ready() : again())
      this.keep(places)
      this.show(places, null)
    } catch (error) {
      await ready()
      const isAway = isGatewayError(error) && error.kind === 'network'
      const kept = isAway ? this.kept() : null
      this.show(kept?.places ?? this.places, kept && !this.parts.isMember() ? kept.owner : null)
    }
  }

  private keep(places: readonly CheckinPlace[]): void {
    const { kept, staff, clock, now } = this.parts
    const owner = staff()
    if (owner === null) return
    // The codes of the minute stay with whoever may show them now.
    const shown = places.map(({ code, codeUntil, ...place }) => place)
    kept.write({ owner, places: shown, ahead: clock.ahead }, now())
  }

  private kept(): KeptDesk | null {
    const { staff, isMember, clock } = this.parts
    const kept = this.parts.kept.read()?.value
    // A member may have lost the right meanwhile.
    if (!kept || (isMember() && staff() !== kept.owner)) return null
    // A clock that was wrong is still wrong, and there is nobody to ask.
    runInAction(() => {
      if (clock.ahead === 0) clock.ahead = kept.ahead
    })
    return kept
  }

  private show(places: readonly CheckinPlace[], keptStaff: number | null): void {
    runInAction(() => {
      this.places = places
      this.keptStaff = keptStaff
      this.isLoaded = true
    })
  }
}
