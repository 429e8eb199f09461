import type { Outcome } from '../outcome'

/** In the system of maps in China (GCJ-02), as every position of ours. */
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
  /** The platform's own map; `unsupported` on H5, where the map screen shows it. */
  show(place: NamedPlace): Promise<Outcome>
  /** The platform's own place picker; `unsupported` on H5. */
  choose(): Promise<Outcome<NamedPlace>>
  /** Whether the platform has a map, a place picker and settings of its own. */
  readonly native: boolean
  /** Opens the settings where a refused permission can be given; `unsupported` on H5. */
  openSettings(): Promise<Outcome>
}
