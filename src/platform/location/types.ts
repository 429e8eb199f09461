import type { Outcome } from '../outcome'

/** A position in GCJ-02, the coordinate system of maps in China, which the whole app uses. */
export interface Position {
  readonly lat: number
  readonly lng: number
  /** Metres. */
  readonly accuracy: number
}

export interface NamedPlace {
  readonly lat: number
  readonly lng: number
  readonly name: string
  readonly address: string
}

export interface Location {
  get(): Promise<Outcome<Position>>
  /** Opens the platform's own map. `unsupported` on H5, where the map screen shows the place. */
  show(place: NamedPlace): Promise<Outcome>
  /** Opens the platform's own place picker. `unsupported` on H5. */
  choose(): Promise<Outcome<NamedPlace>>
  /** True when the platform has its own map, place picker and settings. */
  readonly native: boolean
  /** Opens the settings where the user can grant a refused permission. `unsupported` on H5. */
  openSettings(): Promise<Outcome>
}
