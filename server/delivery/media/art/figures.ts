import { type Canvas, circle, n, path, polygon, rect, stroke } from './canvas'

const SKIN = ['#F6C9A4', '#E8B08A', '#F9D7B8'] as const

export function tent(c: Canvas, x: number, y: number, size: number, fill: string, shade: string): string {
  const s = size * c.unit
  const glow = c.colours.night ? circle(x, y - s * 0.3, s * 0.95, c.colours.light, 0.16) : ''
  return (
    glow +
    polygon(
      [
        [x - s * 0.75, y],
        [x - s * 0.1, y - s * 0.78],
        [x + s * 0.42, y],
      ],
      fill,
    ) +
    polygon(
      [
        [x - s * 0.1, y - s * 0.78],
        [x + s * 0.82, y],
        [x + s * 0.42, y],
      ],
      shade,
    ) +
    polygon(
      [
        [x - s * 0.12, y - s * 0.5],
        [x + s * 0.08, y],
        [x - s * 0.34, y],
      ],
      c.colours.night ? c.colours.light : c.colours.ink,
    ) +
    stroke(
      `M${n(x - s * 0.75)} ${n(y)}L${n(x - s * 1.02)} ${n(y + s * 0.06)}M${n(x + s * 0.82)} ${n(y)}L${n(x + s * 1.06)} ${n(y + s * 0.06)}`,
      c.colours.ink,
      2 * c.unit,
      0.6,
    )
  )
}

export function campfire(c: Canvas, x: number, y: number, size: number): string {
  const s = size * c.unit
  return (
    circle(x, y - s * 0.4, s * 1.7, c.colours.light, 0.14) +
    path(
      `M${n(x)} ${n(y - s * 1.3)}C${n(x + s * 0.7)} ${n(y - s * 0.6)} ${n(x + s * 0.45)} ${n(y)} ${n(x)} ${n(y)}C${n(x - s * 0.5)} ${n(y)} ${n(x - s * 0.62)} ${n(y - s * 0.5)} ${n(x)} ${n(y - s * 1.3)}Z`,
      c.colours.warm,
    ) +
    path(
      `M${n(x)} ${n(y - s * 0.75)}C${n(x + s * 0.36)} ${n(y - s * 0.3)} ${n(x + s * 0.2)} ${n(y)} ${n(x)} ${n(y)}C${n(x - s * 0.24)} ${n(y)} ${n(x - s * 0.3)} ${n(y - s * 0.3)} ${n(x)} ${n(y - s * 0.75)}Z`,
      '#FFE08A',
    ) +
    stroke(
      `M${n(x - s * 0.6)} ${n(y + s * 0.1)}L${n(x + s * 0.5)} ${n(y - s * 0.06)}M${n(x + s * 0.6)} ${n(y + s * 0.1)}L${n(x - s * 0.5)} ${n(y - s * 0.06)}`,
      '#6B4226',
      s * 0.2,
    )
  )
}

const skin = (c: Canvas): string => SKIN[Math.floor(c.pick(0, SKIN.length))] ?? SKIN[0]

/** A walker with pack and pole, seen from the side; `y` is the ground. */
export function hiker(c: Canvas, x: number, y: number, size: number, coat: string, pack: string): string {
  const s = size * c.unit
  const leg = stroke(
    `M${n(x)} ${n(y - s * 0.42)}L${n(x + s * 0.16)} ${n(y - s * 0.2)}L${n(x + s * 0.12)} ${n(y)}M${n(x)} ${n(y - s * 0.42)}L${n(x - s * 0.1)} ${n(y - s * 0.2)}L${n(x - s * 0.22)} ${n(y)}`,
    c.colours.ink,
    s * 0.1,
  )
  return (
    leg +
    rect(x - s * 0.26, y - s * 0.84, s * 0.2, s * 0.38, pack, s * 0.07) +
    rect(x - s * 0.12, y - s * 0.88, s * 0.24, s * 0.5, coat, s * 0.1) +
    stroke(`M${n(x + s * 0.02)} ${n(y - s * 0.76)}L${n(x + s * 0.24)} ${n(y - s * 0.56)}`, coat, s * 0.09) +
    stroke(`M${n(x + s * 0.24)} ${n(y - s * 0.66)}L${n(x + s * 0.36)} ${n(y)}`, c.colours.ink, s * 0.03) +
    circle(x + s * 0.02, y - s * 1.02, s * 0.13, skin(c)) +
    path(
      `M${n(x - s * 0.13)} ${n(y - s * 1.05)}a${n(s * 0.15)} ${n(s * 0.15)} 0 0 1 ${n(s * 0.3)} 0l${n(s * 0.1)} ${n(s * 0.02)}l0 ${n(s * 0.03)}z`,
      pack,
    )
  )
}

export function runner(c: Canvas, x: number, y: number, size: number, shirt: string): string {
  const s = size * c.unit
  return (
    stroke(
      `M${n(x)} ${n(y - s * 0.46)}L${n(x + s * 0.22)} ${n(y - s * 0.34)}L${n(x + s * 0.16)} ${n(y - s * 0.04)}M${n(x)} ${n(y - s * 0.46)}L${n(x - s * 0.14)} ${n(y - s * 0.2)}L${n(x - s * 0.38)} ${n(y - s * 0.24)}`,
      c.colours.ink,
      s * 0.11,
    ) +
    stroke(`M${n(x + s * 0.02)} ${n(y - s * 0.46)}L${n(x + s * 0.1)} ${n(y - s * 0.78)}`, shirt, s * 0.22) +
    stroke(
      `M${n(x + s * 0.1)} ${n(y - s * 0.78)}L${n(x + s * 0.3)} ${n(y - s * 0.62)}L${n(x + s * 0.42)} ${n(y - s * 0.74)}M${n(x + s * 0.1)} ${n(y - s * 0.78)}L${n(x - s * 0.14)} ${n(y - s * 0.64)}L${n(x - s * 0.22)} ${n(y - s * 0.5)}`,
      skin(c),
      s * 0.07,
    ) +
    circle(x + s * 0.17, y - s * 1.0, s * 0.13, skin(c)) +
    path(`M${n(x + s * 0.04)} ${n(y - s * 1.04)}a${n(s * 0.14)} ${n(s * 0.14)} 0 0 1 ${n(s * 0.27)} 0z`, c.colours.ink)
  )
}

export function cyclist(c: Canvas, x: number, y: number, size: number, shirt: string): string {
  const s = size * c.unit
  const wheel = (cx: number): string =>
    `<circle cx="${n(cx)}" cy="${n(y - s * 0.28)}" r="${n(s * 0.28)}" fill="none" stroke="${c.colours.ink}" stroke-width="${n(s * 0.05)}"/>`
  return (
    wheel(x - s * 0.42) +
    wheel(x + s * 0.42) +
    stroke(
      `M${n(x - s * 0.42)} ${n(y - s * 0.28)}L${n(x - s * 0.16)} ${n(y - s * 0.64)}L${n(x + s * 0.3)} ${n(y - s * 0.62)}L${n(x)} ${n(y - s * 0.26)}Z M${n(x + s * 0.42)} ${n(y - s * 0.28)}L${n(x + s * 0.28)} ${n(y - s * 0.74)}L${n(x + s * 0.4)} ${n(y - s * 0.78)}`,
      c.colours.warm,
      s * 0.055,
    ) +
    stroke(
      `M${n(x - s * 0.16)} ${n(y - s * 0.7)}L${n(x + s * 0.08)} ${n(y - s * 0.48)}L${n(x)} ${n(y - s * 0.22)}`,
      c.colours.ink,
      s * 0.11,
    ) +
    stroke(`M${n(x - s * 0.14)} ${n(y - s * 0.74)}L${n(x + s * 0.1)} ${n(y - s * 1.04)}`, shirt, s * 0.2) +
    stroke(`M${n(x + s * 0.1)} ${n(y - s * 1.02)}L${n(x + s * 0.36)} ${n(y - s * 0.8)}`, skin(c), s * 0.07) +
    circle(x + s * 0.2, y - s * 1.2, s * 0.12, skin(c)) +
    path(`M${n(x + s * 0.05)} ${n(y - s * 1.22)}a${n(s * 0.15)} ${n(s * 0.15)} 0 0 1 ${n(s * 0.3)} 0z`, c.colours.warm)
  )
}

export function kayak(c: Canvas, x: number, y: number, size: number): string {
  const s = size * c.unit
  return (
    path(
      `M${n(x - s)} ${n(y - s * 0.12)}Q${n(x)} ${n(y + s * 0.4)} ${n(x + s)} ${n(y - s * 0.12)}Q${n(x)} ${n(y + s * 0.06)} ${n(x - s)} ${n(y - s * 0.12)}Z`,
      c.colours.warm,
    ) +
    rect(x - s * 0.14, y - s * 0.42, s * 0.28, s * 0.44, c.colours.layers[3], s * 0.1) +
    circle(x, y - s * 0.56, s * 0.14, skin(c)) +
    path(`M${n(x - s * 0.2)} ${n(y - s * 0.6)}a${n(s * 0.2)} ${n(s * 0.16)} 0 0 1 ${n(s * 0.4)} 0z`, c.colours.paper) +
    stroke(`M${n(x - s * 0.62)} ${n(y - s * 0.52)}L${n(x + s * 0.6)} ${n(y + s * 0.06)}`, c.colours.ink, s * 0.045) +
    rect(x - s * 1.3, y + s * 0.22, s * 2.6, s * 0.05, '#FFFFFF', s * 0.02, 0.5)
  )
}

/** A child and a grown-up hand in hand. */
export function family(c: Canvas, x: number, y: number, size: number): string {
  const s = size * c.unit
  return (
    stroke(`M${n(x + s * 0.2)} ${n(y - s * 0.6)}L${n(x + s * 0.46)} ${n(y - s * 0.4)}`, SKIN[0], s * 0.06) +
    hiker(c, x, y, size, c.colours.warm, c.colours.layers[4]) +
    rect(x + s * 0.42, y - s * 0.5, s * 0.2, s * 0.32, c.colours.light, s * 0.08) +
    stroke(
      `M${n(x + s * 0.48)} ${n(y - s * 0.2)}L${n(x + s * 0.46)} ${n(y)}M${n(x + s * 0.56)} ${n(y - s * 0.2)}L${n(x + s * 0.6)} ${n(y)}`,
      c.colours.ink,
      s * 0.07,
    ) +
    circle(x + s * 0.52, y - s * 0.62, s * 0.12, SKIN[0]) +
    path(`M${n(x + s * 0.39)} ${n(y - s * 0.64)}a${n(s * 0.13)} ${n(s * 0.14)} 0 0 1 ${n(s * 0.26)} 0z`, c.colours.ink)
  )
}
