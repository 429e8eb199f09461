import { type Canvas, circle, n, path, polygon, rect, stroke } from './canvas'

export function sky(c: Canvas): string {
  const [top, bottom] = c.colours.sky
  const gradient = `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient></defs>`
  return `${gradient}<rect width="${c.w}" height="${c.h}" fill="url(#sky)"/>${c.colours.night ? stars(c) : ''}`
}

function stars(c: Canvas): string {
  let out = ''
  for (let i = 0; i < 46; i++)
    out += circle(c.pick(0, c.w), c.pick(0, c.h * 0.55), c.pick(0.8, 2.4) * c.unit, '#FFF3D6', 0.75)
  return out
}

/** The sun with its halo, or at night the moon with a bite out of it. */
export function luminary(c: Canvas, x = c.w * c.pick(0.55, 0.8), y = c.h * c.pick(0.18, 0.34)): string {
  const r = c.unit * c.pick(44, 62)
  const { light, sky: tones } = c.colours
  if (c.colours.night)
    return (
      circle(x, y, r * 1.9, light, 0.1) +
      circle(x, y, r * 0.8, light) +
      circle(x + r * 0.34, y - r * 0.2, r * 0.66, tones[0])
    )
  return circle(x, y, r * 2.1, light, 0.16) + circle(x, y, r * 1.5, light, 0.24) + circle(x, y, r, light)
}

export function cloud(c: Canvas, x: number, y: number, size: number): string {
  const s = size * c.unit
  const fill = c.colours.night ? '#2A7F74' : '#FFFFFF'
  const opacity = c.colours.night ? 0.35 : 0.75
  return `<g opacity="${opacity}">${rect(x - s, y, s * 2, s * 0.46, fill, s * 0.23)}${circle(x - s * 0.3, y, s * 0.42, fill)}${circle(x + s * 0.28, y + s * 0.06, s * 0.32, fill)}</g>`
}

export function clouds(c: Canvas, count = 3): string {
  let out = ''
  for (let i = 0; i < count; i++) out += cloud(c, c.w * c.pick(0.05, 0.95), c.h * c.pick(0.08, 0.3), c.pick(26, 52))
  return out
}

export function birds(c: Canvas): string {
  let out = ''
  const x = c.w * c.pick(0.15, 0.45)
  const y = c.h * c.pick(0.15, 0.3)
  for (let i = 0; i < 4; i++) {
    const bx = x + c.pick(-60, 60) * c.unit
    const by = y + c.pick(-30, 30) * c.unit
    const s = c.pick(7, 12) * c.unit
    out += stroke(
      `M${n(bx - s)} ${n(by - s * 0.3)}q${n(s * 0.5)} ${n(-s * 0.6)} ${n(s)} ${n(s * 0.3)}q${n(s * 0.5)} ${n(-s * 0.9)} ${n(s)} ${n(-s * 0.3)}`,
      c.colours.ink,
      2.4 * c.unit,
      0.6,
    )
  }
  return out
}

/** A jagged range with lit right-hand faces; `snow` adds white caps. */
export function peaks(c: Canvas, base: number, height: number, fill: string, snow = false): string {
  const count = Math.max(3, Math.round((c.w / c.h) * c.pick(2.4, 3.8)))
  const step = c.w / count
  let out = ''
  const line: [number, number][] = [[-step, c.h]]
  for (let i = -1; i <= count; i++) {
    const x = (i + 0.5) * step + c.pick(-0.28, 0.28) * step
    const top = base - height * c.pick(0.55, 1)
    line.push([x - step * 0.5, base - height * c.pick(0.12, 0.3)], [x, top])
    const shade = height * 0.6
    out += polygon(
      [
        [x, top],
        [x + step * 0.34, top + shade],
        [x + step * 0.1, top + shade * 0.8],
        [x - step * 0.03, top + shade * 0.48],
      ],
      '#FFFFFF',
      0.14,
    )
    if (snow) {
      const cap = (base - top) * 0.3
      const half = step * 0.17
      out += polygon(
        [
          [x, top],
          [x + half, top + cap],
          [x + half * 0.45, top + cap * 0.72],
          [x, top + cap * 1.05],
          [x - half * 0.5, top + cap * 0.7],
          [x - half, top + cap],
        ],
        '#FFFFFF',
        0.88,
      )
    }
  }
  line.push([c.w + step, base], [c.w + step, c.h])
  return polygon(line, fill) + out
}

/** A soft hill line drawn with a few curves. */
export function hills(c: Canvas, base: number, swing: number, fill: string): string {
  const count = 3 + Math.floor(c.pick(0, 2))
  const step = c.w / count
  let d = `M0 ${c.h}L0 ${n(base + c.pick(-swing, swing))}`
  for (let i = 0; i < count; i++) {
    const y = base + c.pick(-swing, swing)
    d += `C${n(i * step + step * 0.4)} ${n(base - c.pick(0, swing * 1.6))} ${n(i * step + step * 0.6)} ${n(y + c.pick(-swing, swing) * 0.5)} ${n((i + 1) * step)} ${n(y)}`
  }
  return path(`${d}L${c.w} ${c.h}Z`, fill)
}

export function pine(c: Canvas, x: number, y: number, size: number, fill: string): string {
  const s = size * c.unit
  const tier = (top: number, width: number, height: number): string =>
    polygon(
      [
        [x, y - top],
        [x + width, y - top + height],
        [x - width, y - top + height],
      ],
      fill,
    )
  return (
    rect(x - s * 0.05, y - s * 0.2, s * 0.1, s * 0.22, c.colours.ink) +
    tier(s * 1.5, s * 0.3, s * 0.55) +
    tier(s * 1.18, s * 0.4, s * 0.6) +
    tier(s * 0.82, s * 0.5, s * 0.68)
  )
}

export function roundTree(c: Canvas, x: number, y: number, size: number, fill: string): string {
  const s = size * c.unit
  return (
    rect(x - s * 0.06, y - s * 0.6, s * 0.12, s * 0.62, c.colours.ink) +
    circle(x, y - s * 0.95, s * 0.46, fill) +
    circle(x - s * 0.3, y - s * 0.68, s * 0.32, fill) +
    circle(x + s * 0.32, y - s * 0.66, s * 0.3, fill) +
    circle(x + s * 0.14, y - s * 1.08, s * 0.16, '#FFFFFF', 0.14)
  )
}

/** A stand of pines along a line, smaller when further from the middle of the stand. */
export function grove(c: Canvas, from: number, to: number, y: number, size: number, fill: string, count = 9): string {
  let out = ''
  for (let i = 0; i < count; i++) {
    const at = from + ((to - from) * (i + 0.5)) / count
    out += pine(c, at + c.pick(-12, 12) * c.unit, y + c.pick(-6, 10) * c.unit, size * c.pick(0.62, 1.15), fill)
  }
  return out
}

/** Water with the light's broken reflection. */
export function lake(c: Canvas, top: number, bottom: number, lightX: number): string {
  let out = rect(0, top, c.w, bottom - top, c.colours.water)
  const depth = bottom - top
  for (let i = 0; i < 13; i++) {
    const y = top + depth * (0.08 + i * 0.07)
    const half = c.unit * c.pick(14, 60) * (0.5 + i / 13)
    out += rect(lightX - half + c.pick(-24, 24) * c.unit, y, half * 2, 3.4 * c.unit, c.colours.light, 2 * c.unit, 0.65)
  }
  for (let i = 0; i < 9; i++) {
    out += rect(
      c.w * c.pick(0, 0.9),
      top + depth * c.pick(0.1, 0.95),
      c.unit * c.pick(30, 90),
      3 * c.unit,
      '#FFFFFF',
      2 * c.unit,
      0.32,
    )
  }
  return out
}

/** A path that narrows towards the horizon. */
export function trail(c: Canvas, horizon: number, fill: string): string {
  const x = c.w * c.pick(0.4, 0.62)
  const b = c.w * c.pick(0.28, 0.5)
  const d = c.h - horizon
  return path(
    `M${n(x - 3 * c.unit)} ${n(horizon)}C${n(x + c.w * 0.12)} ${n(horizon + d * 0.25)} ${n(b - c.w * 0.16)} ${n(horizon + d * 0.5)} ${n(b - 70 * c.unit)} ${c.h}L${n(b + 90 * c.unit)} ${c.h}C${n(b + c.w * 0.02)} ${n(horizon + d * 0.55)} ${n(x + c.w * 0.17)} ${n(horizon + d * 0.28)} ${n(x + 4 * c.unit)} ${n(horizon)}Z`,
    fill,
    0.9,
  )
}

export function grass(c: Canvas, y: number, fill: string, count = 22): string {
  let out = ''
  for (let i = 0; i < count; i++) {
    const x = c.pick(0, c.w)
    const s = c.pick(8, 20) * c.unit
    out += stroke(
      `M${n(x)} ${n(y)}q${n(-s * 0.2)} ${n(-s * 0.6)} ${n(-s * 0.5)} ${n(-s)}M${n(x)} ${n(y)}q${n(s * 0.1)} ${n(-s * 0.7)} ${n(s * 0.4)} ${n(-s * 0.9)}`,
      fill,
      2.6 * c.unit,
    )
  }
  return out
}
