import type { CheckinPlace } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { isGatewayError } from '@/gateway/GatewayError'
import type { ServerClock } from '@/platform/serverClock'
import type { JsonStorage } from '@/platform/storage/openStorage'

/** The desk as it was last open with a network. */
interface Kept {
  readonly owner: number
  readonly places: readonly CheckinPlace[]
  /** What the phone's clock lacked, in ms. */
  readonly ahead: number
}

const isKept = (value: unknown): value is Kept =>
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
  /** True after a logout. */
  readonly hasLeft: () => boolean
  readonly device: JsonStorage
  readonly key: string
  readonly clock: Pick<ServerClock, 'ahead'>
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
    const { device, key, staff, clock } = this.parts
    const owner = staff()
    if (owner === null) return
    // The codes of the minute stay with whoever may show them now.
    const shown = places.map(({ code, codeUntil, ...place }) => place)
    device.write(key, { owner, places: shown, ahead: clock.ahead } satisfies Kept)
  }

  private kept(): Kept | null {
    const { device, key, staff, isMember, hasLeft, clock } = this.parts
    const kept = device.read(key, isKept)
    if (!kept) return null
    if (hasLeft()) device.remove(key)
    if (hasLeft() || (isMember() && staff() !== kept.owner)) return null
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
