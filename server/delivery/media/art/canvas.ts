/** The sheet of a scene: its size, its colours and its own random numbers, so that one seed gives one picture. */
export interface Canvas {
  readonly w: number
  readonly h: number
  /** The shorter side divided by 600. Figures keep their share of the picture at any size and ratio. */
  readonly unit: number
  readonly colours: Palette
  /** Next number in [from, to). */
  readonly pick: (from: number, to: number) => number
}

/** The colours of one time of day: tones around the brand's green, and one warm contrast. */
export interface Palette {
  readonly sky: readonly [string, string]
  readonly light: string
  /** From the far ridge to the near ground. */
  readonly layers: readonly [string, string, string, string, string]
  readonly water: string
  readonly warm: string
  readonly warmDark: string
  readonly paper: string
  readonly ink: string
  readonly night: boolean
}

/** A small seeded generator (mulberry32): pictures must not change between two starts. */
export function chance(seed: number): () => number {
  let state = Math.imul(seed + 0x9e3779b9, 0x85ebca6b) >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

export const n = (value: number): string => String(Math.round(value * 10) / 10)

export const circle = (x: number, y: number, r: number, fill: string, opacity = 1): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`

export const rect = (x: number, y: number, w: number, h: number, fill: string, radius = 0, opacity = 1): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="${n(radius)}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`

export const polygon = (points: readonly (readonly [number, number])[], fill: string, opacity = 1): string =>
  `<path d="M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`

export const path = (d: string, fill: string, opacity = 1): string =>
  `<path d="${d}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`

export const stroke = (d: string, colour: string, width: number, opacity = 1): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`
