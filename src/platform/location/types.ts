import type { Outcome } from '../outcome'

export interface Position {
  readonly lat: number
  readonly lng: number
  /** Metres. */
  readonly accuracy: number
  /** Phones in China report the shifted system; browsers report GPS. */
  readonly system: 'gcj02' | 'wgs84'
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
}
