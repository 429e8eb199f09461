/** Radius of the earth in metres. */
const EARTH = 6_371_000

interface Degrees {
  readonly lat: number
  readonly lng: number
}

/** Whole metres between two points in degrees. */
export const metresBetween = (a: Degrees, b: Degrees): number => Math.round(exactMetresBetween(a, b))

/** Metres between two points in degrees (haversine). */
export function exactMetresBetween(a: Degrees, b: Degrees): number {
  const rad = Math.PI / 180
  const h =
    Math.sin(((b.lat - a.lat) * rad) / 2) ** 2 +
    Math.cos(a.lat * rad) * Math.cos(b.lat * rad) * Math.sin(((b.lng - a.lng) * rad) / 2) ** 2
  return 2 * EARTH * Math.asin(Math.min(1, Math.sqrt(h)))
}
