import { type ItemSeed, picture } from './TenantSeed'

export interface RouteSeed {
  readonly id: number
  /** The author's place among the people. */
  readonly by: number
  /** Days since it was published. */
  readonly age: number
  readonly title: string
  readonly scene: readonly [string, number]
  readonly summary: string
  readonly province: string
  readonly city: string
  readonly level: 1 | 2 | 3
  readonly hours: number
  readonly season: readonly number[]
  /** Where the way turns: latitude, longitude, height, and a name where one stops. */
  readonly bends: readonly (readonly [lat: number, lng: number, alt: number, name?: string])[]
}

type Point = readonly [number, number, number]

const PER_BEND = 64
const EARTH = 6_371_000
const rad = (degrees: number) => (degrees * Math.PI) / 180

function metres([lat, lng]: Point, [lat2, lng2]: Point): number {
  const a =
    Math.sin(rad(lat2 - lat) / 2) ** 2 + Math.cos(rad(lat)) * Math.cos(rad(lat2)) * Math.sin(rad(lng2 - lng) / 2) ** 2
  return 2 * EARTH * Math.asin(Math.sqrt(a))
}

/** A way through the bends that winds a little, as a recorded one does. */
function lineOf(bends: RouteSeed['bends']): readonly Point[] {
  const between = bends.slice(1).flatMap((next, at) => {
    const from = bends[at] ?? next
    return Array.from({ length: PER_BEND }, (_, n): Point => {
      const share = n / PER_BEND
      const wind = Math.sin(share * Math.PI * 6 + at) * Math.sin(share * Math.PI)
      const between = (one: number, other: number) => one + (other - one) * share
      return [
        Number((between(from[0], next[0]) + wind * 0.0007).toFixed(6)),
        Number((between(from[1], next[1]) - wind * 0.0009).toFixed(6)),
        Math.round(between(from[2], next[2]) + wind * 14),
      ]
    })
  })
  const [lat, lng, alt] = bends.at(-1) ?? [0, 0, 0]
  return [...between, [lat, lng, alt]]
}

/** A way to walk, as it is listed and drawn on the map. */
export function routeItem({
  id,
  by,
  scene,
  bends,
  province,
  city,
  level,
  hours,
  season,
  ...rest
}: RouteSeed): ItemSeed {
  const line = lineOf(bends)
  const steps = line.slice(1).map((point, at) => [line[at] ?? point, point] as const)
  const [start] = line
  return {
    ...rest,
    id: String(id),
    type: 234,
    cover: picture(scene[0], scene[1], '3x2'),
    author: by,
    tags: ['路线'],
    province,
    ...(start ? { at: [start[0], start[1]] as const } : {}),
    html: `<p>${rest.summary}</p><p>出发前请看天气，带够水和头灯，把行程告诉家人。线路只供参考，以现场标识为准。</p>`,
    counts: { view: 400 + (id % 10) * 90, like: 30 + (id % 17), collect: 20 + (id % 10) * 4 },
    extra: { city },
    detail: {
      line,
      lengthM: Math.round(steps.reduce((sum, [from, to]) => sum + metres(from, to), 0)),
      ascentM: Math.round(steps.reduce((sum, [from, to]) => sum + Math.max(0, to[2] - from[2]), 0)),
      ...{ hours, level, season },
      points: bends.flatMap(([lat, lng, , name]) => (name ? [{ name, lat, lng }] : [])),
    },
  }
}
