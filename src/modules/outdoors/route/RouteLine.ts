import type { RouteFacts } from '@quanzi/contract'
import { metresBetween } from '@/lib/metresBetween'

type Point = RouteFacts['line'][number]

/** Points that go to the map at once. */
const MOST = 240
/** Columns of the profile. */
export const COLUMNS = 60

const metres = ([lat, lng]: Point, [lat2, lng2]: Point): number => metresBetween({ lat, lng }, { lat: lat2, lng: lng2 })

/** A place of the profile: where it is, how high, and how far along the way. */
export interface ProfilePoint {
  readonly lat: number
  readonly lng: number
  readonly alt: number
  /** Metres from the start. */
  readonly along: number
}

/** The line for the map: no more points than a message to the view should carry, first and last among them. */
export function thinLine(line: readonly Point[]): readonly { readonly lat: number; readonly lng: number }[] {
  const step = Math.max(1, Math.ceil((line.length - 1) / (MOST - 1)))
  return line.filter((_, at) => at % step === 0 || at === line.length - 1).map(([lat, lng]) => ({ lat, lng }))
}

/** The heights at even distances along the way. */
export function profileOf(line: readonly Point[], columns = COLUMNS): readonly ProfilePoint[] {
  const alongs: number[] = []
  for (const [at, point] of line.entries())
    alongs.push(at === 0 ? 0 : (alongs[at - 1] ?? 0) + metres(line[at - 1] ?? point, point))
  const whole = alongs[alongs.length - 1] ?? 0
  const count = Math.min(columns, line.length)
  let from = 0
  return Array.from({ length: count }, (_, n): ProfilePoint => {
    const wanted = count > 1 ? (whole * n) / (count - 1) : 0
    while (from < line.length - 1 && (alongs[from] ?? 0) < wanted - 1e-6) from += 1
    const [lat, lng, alt] = line[from] ?? [0, 0, 0]
    return { lat, lng, alt, along: alongs[from] ?? 0 }
  })
}
