import type { Palette } from './canvas'

/** How a tenant's pictures look: the hue that replaces green, the contrasting colour, and the finish. */
interface Style {
  /** Degrees; the hue that replaces the brand's green. */
  readonly hue: number
  /** Strength of the colours; 1 leaves them unchanged. */
  readonly strength: number
  /** How much lighter dark colours become, 0–1. */
  readonly lift: number
  readonly warm: readonly [string, string]
  /** Adds the finish to a picture of this size. */
  readonly finish: (drawn: string, w: number, h: number) => string
}

const GREEN = 168

/** An engraving: fine slanting lines over the whole picture. */
const print = (drawn: string, w: number, h: number): string =>
  `<defs><pattern id="hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(38)"><rect width="1.6" height="7" fill="#0B1F44" opacity="0.1"/></pattern></defs>${drawn}<rect width="${w}" height="${h}" fill="url(#hatch)"/>`

/**
 * Edges that tremble like those of a brush or a crayon. What trembles away from the picture's own edge is filled by the
 * drawing below.
 */
const trembling = (frequency: number, reach: number) => (drawn: string, w: number, h: number) => {
  const scale = Math.round(Math.min(w, h) * reach)
  return `<defs><filter id="hand" x="-5%" y="-5%" width="110%" height="110%"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="2" seed="4"/><feDisplacementMap in="SourceGraphic" scale="${scale}" xChannelSelector="R" yChannelSelector="G"/></filter></defs>${drawn}<g filter="url(#hand)">${drawn}</g>`
}

export const STYLES = {
  /** Flat colours with a green note: outdoors. */
  flat: { hue: GREEN, strength: 1, lift: 0, warm: ['#E4572E', '#B63E1D'], finish: (drawn) => drawn },
  /** An engraving in blue, with brick: a university. */
  print: { hue: 219, strength: 0.95, lift: 0.05, warm: ['#B5482F', '#8A3220'], finish: print },
  /** Brush and coral: a charity. */
  brush: { hue: 8, strength: 0.9, lift: 0.14, warm: ['#1F7F8C', '#135863'], finish: trembling(0.009, 0.02) },
  /** Crayon and plum: a neighbourhood. */
  crayon: { hue: 268, strength: 0.62, lift: 0.13, warm: ['#E0982B', '#B4741A'], finish: trembling(0.02, 0.009) },
} as const satisfies Record<string, Style>

export type StyleName = keyof typeof STYLES

export const isStyle = (word: string): word is StyleName => Object.hasOwn(STYLES, word)

/** Red, green and blue of a hue (degrees), a saturation and a lightness (0–1). */
function fromHsl(hue: number, saturation: number, lightness: number): string {
  const reach = saturation * Math.min(lightness, 1 - lightness)
  const part = (turn: number) => {
    const k = (turn + hue / 30) % 12
    return Math.round(255 * (lightness - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1))))
      .toString(16)
      .padStart(2, '0')
  }
  return `#${part(0)}${part(8)}${part(4)}`
}

function toHsl(hex: string): readonly [hue: number, saturation: number, lightness: number] {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
  const [low, high] = [Math.min(r, g, b), Math.max(r, g, b)]
  const lightness = (low + high) / 2
  const span = high - low
  if (span === 0) return [0, 0, lightness]
  const turn = high === r ? (g - b) / span + 6 : high === g ? (b - r) / span + 2 : (r - g) / span + 4
  return [(turn * 60) % 360, span / (1 - Math.abs(2 * lightness - 1)), lightness]
}

/** A colour of the first style in another style: green changes its hue, warm colours become the style's own. */
function turned(hex: string, { hue, strength, lift }: Style): string {
  const [at, saturation, lightness] = toHsl(hex)
  if (at <= 80 || at >= 215) return hex
  const lighter = lightness < 0.5 && lightness > 0.12 ? lightness + lift * (1 - lightness) : lightness
  return fromHsl((at - GREEN + hue + 360) % 360, saturation * strength, lighter)
}

/** A drawing with its own colours, in another style. */
export const recoloured = (drawn: string, name: StyleName): string =>
  name === 'flat' ? drawn : drawn.replace(/#[\da-f]{6}\b/gi, (hex) => turned(hex, STYLES[name]))

/** The palette of a time of day, in a style. */
export function paletteIn(palette: Palette, name: StyleName): Palette {
  const style = STYLES[name]
  if (name === 'flat') return palette
  const of = (hex: string) => turned(hex, style)
  const [a, b, c, d, e] = palette.layers
  return {
    ...palette,
    sky: [of(palette.sky[0]), of(palette.sky[1])],
    layers: [of(a), of(b), of(c), of(d), of(e)],
    water: of(palette.water),
    ink: of(palette.ink),
    warm: style.warm[0],
    warmDark: style.warm[1],
  }
}
