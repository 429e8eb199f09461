import type { Place } from '@quanzi/contract'
import type { OpenTenantStorage } from './sessionStorage'

const KEY = 'pickedPlace'

interface Picked {
  readonly asker: string
  readonly place: Place
}

/** True for a place with a position on the earth. */
export const isPlace = (value: unknown): value is Place => {
  if (typeof value !== 'object' || value === null) return false
  const { name, location } = value as Partial<Place>
  return typeof name === 'string' && typeof location?.lat === 'number' && typeof location.lng === 'number'
}
const isPicked = (value: unknown): value is Picked =>
  typeof value === 'object' && value !== null && 'asker' in value && 'place' in value && isPlace(value.place)

/** Carries a place from the map back to the screen that asked for it; survives a reload of either screen. */
export class PickedPlaceStore {
  constructor(private readonly open: OpenTenantStorage) {}

  put(iid: number, asker: string, place: Place): void {
    this.open(iid).write(KEY, { asker, place })
  }

  /** Returns the place chosen for this screen, once. */
  take(iid: number, asker: string): Place | null {
    const picked = this.open(iid).read(KEY, isPicked)
    if (picked?.asker !== asker) return null
    this.open(iid).remove(KEY)
    return picked.place
  }
}
