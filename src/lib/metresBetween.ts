interface Position {
  readonly lat: number
  readonly lng: number
}

const EARTH = 6_371_000
const rad = (degrees: number) => (degrees * Math.PI) / 180

/** Metres between two positions, as the crow flies. */
export function metresBetween(from: Position, to: Position): number {
  const a =
    Math.sin(rad(to.lat - from.lat) / 2) ** 2 +
    Math.cos(rad(from.lat)) * Math.cos(rad(to.lat)) * Math.sin(rad(to.lng - from.lng) / 2) ** 2
  return 2 * EARTH * Math.asin(Math.sqrt(a))
}
