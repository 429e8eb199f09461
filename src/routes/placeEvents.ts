import type { RouteName } from '@quanzi/contract'
import type { Place } from './Place'

type Listener = (place: Place) => void

const listeners = new Set<Listener>()

/** Calls `run` for every screen that comes to the front. The session follows the tenant this way. */
export function onPlaceShown(run: Listener): () => void {
  listeners.add(run)
  return () => void listeners.delete(run)
}

export const placeShown = (place: Place): void => {
  for (const run of [...listeners]) run(place)
}

/** Resolves when a screen of this route comes to the front: another one may be opened above it then. */
export const whenShown = (name: RouteName): Promise<void> =>
  new Promise((resolve) => {
    const stop = onPlaceShown((place) => {
      if (place.name !== name) return
      stop()
      resolve()
    })
  })
