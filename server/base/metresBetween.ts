/** Radius of the earth in metres. */
const EARTH = 6_371_000

/** Metres between two points in degrees (haversine). */
export function metresBetween(a: { lat: number; lng: number }, b: { lat: number; lng: number }): number {
  const rad = Math.PI / 180
  const h =
    Math.sin(((b.lat - a.lat) * rad) / 2) ** 2 +
    Math.cos(a.lat * rad) * Math.cos(b.lat * rad) * Math.sin(((b.lng - a.lng) * rad) / 2) ** 2
  return Math.round(2 * EARTH * Math.asin(Math.min(1, Math.sqrt(h))))
}
