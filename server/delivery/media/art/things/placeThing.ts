import { type Canvas, n, type Palette } from '../canvas'
import type { Tones } from './pen'
import { THINGS, type ThingName } from './things'

/** A colour mixed with some white. */
const lit = (hex: string, white: number): string =>
  `#${[1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16))
    .map((part) => Math.round(part + (255 - part) * white))
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')}`

/** The colours of objects for a palette; at night objects are lighter, so that they stand out. */
export function tonesOf({ layers, water, warm, warmDark, light, paper, ink, night }: Palette): Tones {
  const of = (hex: string, white: number) => (night ? lit(hex, white) : hex)
  return {
    main: of(layers[3], 0.5),
    dark: of(layers[4], 0.32),
    half: of(layers[1], 0.6),
    soft: of(water, 0.7),
    warm,
    warmDark,
    light,
    paper,
    ink: of(ink, 0.2),
  }
}

/** Draws an object around a point of a sheet. `size` is the side of its square in units of the sheet. */
export function placeThing(c: Canvas, name: ThingName, x: number, y: number, size: number): string {
  const scale = (size * c.unit) / 100
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${Math.round(scale * 1000) / 1000})">${THINGS[name](tonesOf(c.colours))}</g>`
}
