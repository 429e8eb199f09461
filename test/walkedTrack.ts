import type { TrackDegrees, TrackPoint } from '@quanzi/contract'
import { exactMetresBetween } from '../server/base/metresBetween'

/** Points of one leg, and the time from one to the next: about eight metres a second, as a cyclist. */
const A_LEG = 6
const PACE_MS = 20_000

/** Points along a way, numbered from one; the last one was recorded a minute ago. */
export function walkedAlong(corners: readonly TrackDegrees[]): TrackPoint[] {
  const way = corners.slice(1).flatMap((to, leg) => {
    const from = corners[leg] ?? to
    return Array.from({ length: A_LEG }, (_, n) => from.map((at, axis) => at + (n / A_LEG) * ((to[axis] ?? at) - at)))
  })
  const end = Date.now() - 60_000
  return way.map(([lat = 0, lng = 0], n) => ({
    ...{ seq: n + 1, t: end - (way.length - 1 - n) * PACE_MS, lat, lng },
    ...{ alt: null, acc: 8 },
  }))
}

/** Whole metres along points. */
export const metresAlong = (points: readonly { readonly lat: number; readonly lng: number }[]): number =>
  Math.round(points.reduce((sum, point, n) => sum + exactMetresBetween(points[n - 1] ?? point, point), 0))

/** Two batches of a track, of which the second begins with points that the first one has. */
export const overlapping = (points: readonly TrackPoint[]): readonly (readonly TrackPoint[])[] => {
  const half = Math.floor(points.length / 2)
  return [points.slice(0, half + 10), points.slice(half - 10)]
}
