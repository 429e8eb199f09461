const EARTH = 6_371_000
const RAD = Math.PI / 180

/** Metres between two near points in degrees. */
export function metresApart(
  a: { readonly lat: number; readonly lng: number },
  b: { readonly lat: number; readonly lng: number },
): number {
  const north = (b.lat - a.lat) * RAD
  const east = (b.lng - a.lng) * RAD * Math.cos(((a.lat + b.lat) / 2) * RAD)
  return EARTH * Math.hypot(north, east)
}
