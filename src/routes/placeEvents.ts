import type { Place } from './Place'

type Listener = (place: Place) => void

let listener: Listener = () => undefined

/** Hears of every screen that comes to the front; the session follows the tenant by it. */
export function onPlaceShown(run: Listener): void {
  listener = run
}

export const placeShown = (place: Place): void => listener(place)
