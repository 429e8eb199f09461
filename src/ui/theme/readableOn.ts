/** Relative luminance of `#rrggbb`, WCAG 2. */
export function luminance(hex: string): number {
  const channels = [1, 3, 5].map((start) => {
    const share = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * channels[0] + 0.7152 * channels[1] + 0.0722 * channels[2]
}

export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** A colour of 3 or 6 hex digits as `#rrggbb`, also when it was entered without `#`; '' for anything else. */
export function hexColour(written: string): string {
  const [, digits = ''] = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(written.trim()) ?? []
  if (digits === '') return ''
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`
}

const isHex = (colour: string) => /^#[0-9a-f]{6}$/i.test(colour)

/** Mixes two colours; `share` is the fraction of the first, 0–1. */
export function mix(one: string, other: string, share: number): string {
  const part = (start: number) => {
    const [a, b] = [one, other].map((hex) => Number.parseInt(hex.slice(start, start + 2), 16))
    return Math.round(a * share + b * (1 - share))
      .toString(16)
      .padStart(2, '0')
  }
  return `#${part(1)}${part(3)}${part(5)}`
}

/** White where its contrast on the colour is at least 4.5:1, else a near-black tinted with the colour. */
export function readableOn(colour: string): string {
  if (!isHex(colour)) return '#FFFFFF'
  if (contrast(colour, '#FFFFFF') >= 4.5) return '#FFFFFF'
  const tinted = mix(colour, '#000000', 0.15)
  return contrast(colour, tinted) >= 4.5 ? tinted : '#000000'
}

/** The colour, moved towards black or white until its contrast on the background is 4.5:1. */
export function readableText(colour: string, ground: string): string {
  if (!isHex(colour)) return colour
  const target = luminance(ground) > 0.4 ? '#000000' : '#FFFFFF'
  for (let share = 1; share > 0; share -= 0.05) {
    const candidate = mix(colour, target, share)
    if (contrast(candidate, ground) >= 4.5) return candidate
  }
  return target
}
