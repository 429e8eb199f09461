/** Red, green and blue, each 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number]

/**
 * Red, green and blue of a colour with 3 or 6 hex digits, with or without `#`; null for anything else
 * (shell-and-routes §5).
 */
export function hexToRgb(hex: string): Rgb | null {
  const digits = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(hex)?.[1]
  if (digits === undefined || hex.endsWith('\n')) return null
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
  const value = Number.parseInt(full, 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

/** True for a colour of 3 or 6 hex digits. */
export const isHexColour = (hex: string): boolean => hexToRgb(hex) !== null

/** Red, green, blue as `#rrggbb`. */
export const rgbToHex = (rgb: Rgb): string => `#${rgb.map((part) => part.toString(16).padStart(2, '0')).join('')}`

const linear = (part: number): number => {
  const share = part / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

const luminance = ([red, green, blue]: Rgb): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)

/** Contrast ratio of two colours by WCAG 2, from 1 to 21. */
export function contrastRatio(a: Rgb, b: Rgb): number {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

/**
 * A readable text colour for a background: the first wished colour with a contrast of 4.5:1, else white or black,
 * whichever contrasts more (one of the two always reaches 4.5:1). Black when the background is no colour.
 */
export function readableTextColour(background: string, wished: readonly string[] = ['#ffffff', '#17201d']): string {
  const ground = hexToRgb(background)
  if (ground === null) return '#000000'
  const good = wished.find((hex) => {
    const rgb = hexToRgb(hex)
    return rgb !== null && contrastRatio(ground, rgb) >= 4.5
  })
  return good ?? (contrastRatio(ground, [255, 255, 255]) >= 4.5 ? '#ffffff' : '#000000')
}
