import type { ProfilePoint } from './RouteLine'

/** Lines across the heights, and marks along the way, that a phone has room for. */
const LINES = 4
const MARKS = 6

/** A step of 1, 2 or 5 that goes into the span at most as often as there is room. */
export function roundStep(span: number, most = LINES): number {
  const rough = span / most
  const power = 10 ** Math.floor(Math.log10(rough))
  return ([1, 2, 5].find((times) => times * power >= rough) ?? 10) * power
}

const round = (value: number) => Math.round(value * 10) / 10

const marksFrom = (first: number, last: number, step: number) =>
  Array.from({ length: Math.floor((last - first) / step + 1e-6) + 1 }, (_, n) => round(first + n * step))

export interface ProfileChart {
  /** Heights of the lines across, in metres; the first one is the chart's floor, the last one its top. */
  readonly heights: readonly number[]
  /** Marks along the way, in kilometres from 0. */
  readonly ways: readonly number[]
  /** How far along, and how high, a point lies in the chart: 0 to 100. */
  readonly placeOf: (point: ProfilePoint) => { readonly x: number; readonly y: number }
}

/** The axes of a profile: whole numbers that are easy to read, with all heights between them. */
export function chartOf(profile: readonly ProfilePoint[]): ProfileChart {
  const alts = profile.map(({ alt }) => alt)
  const whole = Math.max(profile[profile.length - 1]?.along ?? 0, 1)
  const [low, high] = [Math.min(...alts), Math.max(...alts)]
  const step = roundStep(Math.max(high - low, LINES * 5))
  const floor = Math.floor(low / step) * step
  const top = Math.max(Math.ceil(high / step) * step, floor + step)
  return {
    heights: marksFrom(floor, top, step),
    ways: marksFrom(0, whole / 1000, roundStep(whole / 1000, MARKS)),
    placeOf: ({ along, alt }) => ({ x: (along / whole) * 100, y: ((alt - floor) / (top - floor)) * 100 }),
  }
}

/** A smooth curve through all points, as a path in a square of 100 whose y goes down. */
export function curveOf(points: readonly { readonly x: number; readonly y: number }[]): string {
  const at = (n: number) => points[Math.max(0, Math.min(points.length - 1, n))] ?? { x: 0, y: 0 }
  const say = (x: number, y: number) => `${round(x)} ${round(100 - y)}`
  return points
    .map(({ x, y }, n) => {
      if (n === 0) return `M${say(x, y)}`
      const [before, from, after] = [at(n - 2), at(n - 1), at(n + 1)]
      const leave = say(from.x + (x - before.x) / 6, from.y + (y - before.y) / 6)
      const arrive = say(x - (after.x - from.x) / 6, y - (after.y - from.y) / 6)
      return `C${leave} ${arrive} ${say(x, y)}`
    })
    .join('')
}

const drawing = (shape: string) =>
  `url("data:image/svg+xml,${encodeURIComponent(`<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 100 100' preserveAspectRatio='none'>${shape}</svg>`).replace(/'/g, '%27')}")`

/** The ground below the curve and the curve itself, as masks that let the theme's colours through. */
export const masksOf = (curve: string) => ({
  ground: drawing(`<path d='${curve}V100H0Z'/>`),
  line: drawing(
    `<path d='${curve}' fill='none' stroke='#000' stroke-width='2.5' stroke-linejoin='round' vector-effect='non-scaling-stroke'/>`,
  ),
})
