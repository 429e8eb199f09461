import type { Place } from './Place'

type Listener = (place: Place) => void

let listener: Listener = () => undefined

/** Calls `run` for every screen that comes to the front. The session follows the tenant this way. */
export function onPlaceShown(run: Listener): void {
  listener = run
}

export const placeShown = (place: Place): void => listener(place)
