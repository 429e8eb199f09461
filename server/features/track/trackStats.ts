import { AGREEING_POINTS, MOST_SPEED, type TrackDegrees, type TrackStats } from '@quanzi/contract'
import { exactMetresBetween } from '../../base/metresBetween'

/** Altitudes of phones swing: a rise counts from here on, in metres. */
const LEAST_RISE = 3
const KM = 1000

export interface StoredPoint {
  readonly t: number
  readonly lat: number
  readonly lng: number
  readonly alt: number | null
}

/** The points of a track that count, in parts: between two parts nobody knows the way. */
export function partsOf(points: readonly StoredPoint[]): StoredPoint[][] {
  const parts: StoredPoint[][] = []
  let part: StoredPoint[] = []
  let doubted: StoredPoint[] = []
  for (const point of points) {
    const last = part.at(-1)
    if (last && point.t <= last.t) continue
    if (!last || agree(last, point)) {
      if (part.length === 0) parts.push(part)
      part.push(point)
      doubted = []
      continue
    }
    const before = doubted.at(-1)
    doubted = before && agree(before, point) ? [...doubted, point] : [point]
    if (doubted.length < AGREEING_POINTS) continue
    part = doubted
    doubted = []
    parts.push(part)
  }
  return parts
}

const agree = (a: StoredPoint, b: StoredPoint): boolean =>
  b.t > a.t && exactMetresBetween(a, b) <= (MOST_SPEED * (b.t - a.t)) / 1000

/** Length, time, climb and the time of each kilometre, of points in the order of their numbers. */
export function trackStats(points: readonly StoredPoint[]): TrackStats {
  const parts = partsOf(points)
  let distance = 0
  let climb = 0
  let floor: number | null = null
  const paces: number[] = []
  const first = parts[0]?.[0]
  const last = parts.at(-1)?.at(-1)
  let kmStart = first?.t ?? 0
  for (const part of parts) {
    let before: StoredPoint | null = null
    for (const point of part) {
      if (before) {
        const step: number = exactMetresBetween(before, point)
        // Several kilometres may end within a step of a phone that slept.
        while (distance + step >= (paces.length + 1) * KM) {
          const share: number = ((paces.length + 1) * KM - distance) / step
          const at: number = before.t + share * (point.t - before.t)
          paces.push(Math.round((at - kmStart) / 1000))
          kmStart = at
        }
        distance += step
      }
      if (point.alt !== null) {
        if (floor === null || point.alt < floor) floor = point.alt
        else if (point.alt - floor >= LEAST_RISE) {
          climb += point.alt - floor
          floor = point.alt
        }
      }
      before = point
    }
  }
  return {
    distance: Math.round(distance),
    seconds: first && last ? Math.round((last.t - first.t) / 1000) : 0,
    climb: Math.round(climb),
    paces,
  }
}

/** A line of at most `most` points for a map. */
export function lineOf(points: readonly StoredPoint[], most = 500): TrackDegrees[] {
  const all = partsOf(points).flat()
  const every = Math.max(1, Math.ceil(all.length / (most - 1)))
  const kept = all.filter((_, index) => index % every === 0 || index === all.length - 1)
  return kept.map(({ lat, lng }) => [lat, lng] as const)
}
