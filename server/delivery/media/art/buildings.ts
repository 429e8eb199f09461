import { type Canvas, circle, n, polygon, rect, stroke } from './canvas'

/** A row of towers with lit windows standing on `y`. */
export function skyline(c: Canvas, y: number, height: number, fill: string): string {
  let out = ''
  let x = -20 * c.unit
  while (x < c.w) {
    const width = c.pick(36, 84) * c.unit
    const tall = height * c.pick(0.4, 1)
    out += rect(x, y - tall, width, tall + 2, fill, 4 * c.unit)
    if (c.pick(0, 1) > 0.66) out += rect(x + width * 0.46, y - tall - 26 * c.unit, 4 * c.unit, 28 * c.unit, fill)
    for (let row = y - tall + 14 * c.unit; row < y - 14 * c.unit; row += 22 * c.unit) {
      for (let col = x + 9 * c.unit; col < x + width - 12 * c.unit; col += 17 * c.unit) {
        if (c.pick(0, 1) > 0.5)
          out += rect(col, row, 7 * c.unit, 10 * c.unit, c.colours.light, 1, c.colours.night ? 0.9 : 0.55)
      }
    }
    x += width + c.pick(3, 12) * c.unit
  }
  return out
}

/** The university's hall: steps, columns, pediment, clock. */
export function hall(c: Canvas, x: number, y: number, size: number): string {
  const s = size * c.unit
  const { paper, layers, warm, ink } = c.colours
  let out =
    rect(x - s * 1.7, y - s * 0.7, s * 3.4, s * 0.7, layers[1]) +
    rect(x - s * 1.75, y - s * 0.76, s * 3.5, s * 0.08, layers[3])
  for (let i = 0; i < 7; i++) {
    const wx = x - s * 1.58 + i * s * 0.46
    if (Math.abs(wx + s * 0.1 - x) > s * 0.75)
      out +=
        rect(wx, y - s * 0.56, s * 0.2, s * 0.36, layers[4], s * 0.1) +
        rect(wx + s * 0.08, y - s * 0.56, s * 0.03, s * 0.36, paper)
  }
  out += rect(x - s * 0.72, y - s * 0.95, s * 1.44, s * 0.95, paper)
  out += polygon(
    [
      [x - s * 0.86, y - s * 0.93],
      [x, y - s * 1.36],
      [x + s * 0.86, y - s * 0.93],
    ],
    layers[3],
  )
  out +=
    circle(x, y - s * 1.09, s * 0.13, paper) +
    stroke(
      `M${n(x)} ${n(y - s * 1.17)}L${n(x)} ${n(y - s * 1.09)}L${n(x + s * 0.06)} ${n(y - s * 1.06)}`,
      ink,
      s * 0.025,
    )
  for (let i = 0; i < 4; i++) out += rect(x - s * 0.62 + i * s * 0.37, y - s * 0.88, s * 0.13, s * 0.88, layers[0])
  out += rect(x - s * 0.12, y - s * 0.46, s * 0.24, s * 0.46, ink, s * 0.12)
  out +=
    rect(x - s * 0.95, y - s * 0.06, s * 1.9, s * 0.07, layers[2]) + rect(x - s * 1.1, y, s * 2.2, s * 0.08, layers[3])
  return (
    out +
    rect(x - s * 0.012, y - s * 1.72, s * 0.024, s * 0.38, ink) +
    polygon(
      [
        [x, y - s * 1.72],
        [x + s * 0.3, y - s * 1.64],
        [x, y - s * 1.55],
      ],
      warm,
    )
  )
}

export function cabin(c: Canvas, x: number, y: number, size: number): string {
  const s = size * c.unit
  const { warm, warmDark, light, ink, paper } = c.colours
  return (
    rect(x - s * 0.6, y - s * 0.6, s * 1.2, s * 0.6, paper) +
    rect(x + s * 0.26, y - s * 1.12, s * 0.14, s * 0.4, warmDark) +
    polygon(
      [
        [x - s * 0.78, y - s * 0.56],
        [x, y - s * 1.16],
        [x + s * 0.78, y - s * 0.56],
      ],
      warm,
    ) +
    polygon(
      [
        [x, y - s * 1.16],
        [x + s * 0.78, y - s * 0.56],
        [x + s * 0.5, y - s * 0.56],
      ],
      warmDark,
    ) +
    rect(x - s * 0.14, y - s * 0.38, s * 0.26, s * 0.38, ink, s * 0.04) +
    rect(x - s * 0.46, y - s * 0.42, s * 0.2, s * 0.2, light, s * 0.02) +
    rect(x + s * 0.26, y - s * 0.42, s * 0.2, s * 0.2, light, s * 0.02)
  )
}

export function windmill(c: Canvas, x: number, y: number, size: number): string {
  const s = size * c.unit
  const turn = c.pick(0, 60)
  const blade = polygon(
    [
      [x - s * 0.04, y - s * 1.5],
      [x + s * 0.06, y - s * 1.5],
      [x + s * 0.02, y - s * 2.15],
      [x - s * 0.02, y - s * 2.15],
    ],
    c.colours.paper,
  )
  const blades = [0, 120, 240]
    .map((a) => `<g transform="rotate(${n(a + turn)} ${n(x)} ${n(y - s * 1.5)})">${blade}</g>`)
    .join('')
  return (
    polygon(
      [
        [x - s * 0.06, y],
        [x - s * 0.025, y - s * 1.5],
        [x + s * 0.025, y - s * 1.5],
        [x + s * 0.06, y],
      ],
      c.colours.paper,
    ) +
    blades +
    circle(x, y - s * 1.5, s * 0.06, c.colours.warm)
  )
}
