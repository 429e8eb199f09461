import { type Canvas, circle, n, path, polygon, rect, stroke } from './canvas'
import { hills, luminary, peaks, sky } from './nature'

/** A window with hills behind a sill: what indoor pictures look out on. */
function windowView(c: Canvas): string {
  const { layers, paper, sky: tones } = c.colours
  const x = c.w * 0.1
  const y = c.h * 0.08
  const w = c.w * 0.8
  const h = c.h * 0.54
  const id = `view${Math.round(c.pick(0, 1e6))}`
  return (
    `<defs><clipPath id="${id}"><rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="${n(18 * c.unit)}"/></clipPath></defs>` +
    rect(0, 0, c.w, c.h, layers[4]) +
    `<g clip-path="url(#${id})">${sky(c)}${luminary(c)}${peaks(c, c.h * 0.5, c.h * 0.3, layers[0])}${hills(c, c.h * 0.5, c.h * 0.04, layers[1])}${hills(c, c.h * 0.56, c.h * 0.03, layers[2])}</g>` +
    rect(x + w / 2 - 5 * c.unit, y, 10 * c.unit, h, paper) +
    rect(x, y + h - 6 * c.unit, w, 12 * c.unit, paper, 4) +
    rect(0, c.h * 0.78, c.w, c.h * 0.22, tones[1]) +
    rect(0, c.h * 0.78, c.w, 8 * c.unit, '#FFFFFF', 0, 0.5)
  )
}

export function readingTable(c: Canvas): string {
  const { warm, warmDark, light, paper, layers, ink } = c.colours
  const table = c.h * 0.8
  const spines = [warm, paper, layers[3], light, layers[2], paper]
  let out = windowView(c)
  let x = c.w * 0.14
  spines.forEach((fill, i) => {
    const wide = c.pick(26, 40) * c.unit
    const tall = c.pick(150, 200) * c.unit
    out +=
      rect(x, table - tall, wide, tall, fill, 4 * c.unit) +
      rect(x + wide * 0.2, table - tall * 0.82, wide * 0.6, 6 * c.unit, i % 2 ? layers[3] : paper) +
      rect(x + wide * 0.2, table - tall * 0.2, wide * 0.6, 6 * c.unit, i % 2 ? layers[3] : paper)
    x += wide + 4 * c.unit
  })
  const s = 150 * c.unit
  const bx = c.w * 0.68
  out += path(
    `M${n(bx)} ${n(table)}Q${n(bx - s * 0.4)} ${n(table - s * 0.3)} ${n(bx - s)} ${n(table - s * 0.16)}L${n(bx - s)} ${n(table + s * 0.1)}Q${n(bx - s * 0.4)} ${n(table)} ${n(bx)} ${n(table + s * 0.22)}Z`,
    paper,
  )
  out += path(
    `M${n(bx)} ${n(table)}Q${n(bx + s * 0.4)} ${n(table - s * 0.3)} ${n(bx + s)} ${n(table - s * 0.16)}L${n(bx + s)} ${n(table + s * 0.1)}Q${n(bx + s * 0.4)} ${n(table)} ${n(bx)} ${n(table + s * 0.22)}Z`,
    '#F1EADA',
  )
  for (let i = 1; i < 4; i++)
    out += stroke(
      `M${n(bx - s * 0.8)} ${n(table - s * 0.16 + i * s * 0.06)}q${n(s * 0.35)} ${n(-s * 0.06)} ${n(s * 0.66)} ${n(s * 0.08)}`,
      layers[1],
      3 * c.unit,
    )
  out += polygon(
    [
      [bx + s * 0.34, table - s * 0.18],
      [bx + s * 0.46, table - s * 0.2],
      [bx + s * 0.46, table + s * 0.14],
      [bx + s * 0.4, table + s * 0.07],
      [bx + s * 0.34, table + s * 0.14],
    ],
    warmDark,
  )
  return out + circle(bx - s * 1.28, table - s * 0.05, 1, ink)
}

export function coffee(c: Canvas): string {
  const { warm, paper, layers, light, ink } = c.colours
  const y = c.h * 0.84
  const x = c.w * 0.46
  const s = 120 * c.unit
  const steam = [-0.3, 0, 0.3]
    .map((d) =>
      stroke(
        `M${n(x + d * s)} ${n(y - s * 1.1)}q${n(s * 0.16)} ${n(-s * 0.16)} 0 ${n(-s * 0.32)}t0 ${n(-s * 0.32)}`,
        '#FFFFFF',
        5 * c.unit,
        0.7,
      ),
    )
    .join('')
  return (
    windowView(c) +
    steam +
    `<ellipse cx="${n(x)}" cy="${n(y + s * 0.06)}" rx="${n(s * 1.1)}" ry="${n(s * 0.16)}" fill="${paper}"/>` +
    stroke(
      `M${n(x + s * 0.6)} ${n(y - s * 0.7)}q${n(s * 0.5)} 0 ${n(s * 0.42)} ${n(s * 0.3)}t${n(-s * 0.56)} ${n(s * 0.24)}`,
      warm,
      s * 0.11,
    ) +
    path(
      `M${n(x - s * 0.66)} ${n(y - s * 0.9)}L${n(x + s * 0.66)} ${n(y - s * 0.9)}Q${n(x + s * 0.64)} ${n(y)} ${n(x + s * 0.2)} ${n(y + s * 0.02)}L${n(x - s * 0.2)} ${n(y + s * 0.02)}Q${n(x - s * 0.64)} ${n(y)} ${n(x - s * 0.66)} ${n(y - s * 0.9)}Z`,
      warm,
    ) +
    `<ellipse cx="${n(x)}" cy="${n(y - s * 0.9)}" rx="${n(s * 0.66)}" ry="${n(s * 0.12)}" fill="${ink}"/>` +
    rect(c.w * 0.72, y - s * 0.5, s * 0.56, s * 0.6, layers[3], 8 * c.unit) +
    circle(c.w * 0.72 + s * 0.28, y - s * 0.8, s * 0.36, layers[2]) +
    circle(c.w * 0.72 + s * 0.1, y - s * 0.66, s * 0.24, layers[1]) +
    circle(c.w * 0.72 + s * 0.46, y - s * 1.02, s * 0.16, light)
  )
}

/** An evening stage: beams, bunting and a listening crowd. */
export function stageLights(c: Canvas): string {
  const { layers, light, warm, paper, ink } = c.colours
  const floor = c.h * 0.7
  let out =
    rect(0, 0, c.w, c.h, layers[4]) +
    rect(c.w * 0.08, c.h * 0.12, c.w * 0.84, floor - c.h * 0.12, layers[3], 12 * c.unit)
  out += circle(c.w * 0.5, c.h * 0.42, c.h * 0.2, light, 0.9) + peaks({ ...c, w: c.w }, floor, c.h * 0.26, layers[2])
  for (let i = 0; i < 5; i++) {
    const x = c.w * (0.16 + i * 0.17)
    out += polygon(
      [
        [x - 6 * c.unit, 0],
        [x + 6 * c.unit, 0],
        [x + c.pick(20, 90) * c.unit, floor],
        [x - c.pick(20, 90) * c.unit, floor],
      ],
      light,
      0.16,
    )
  }
  for (let i = 0; i < 12; i++) {
    const x = (c.w / 12) * i
    out += polygon(
      [
        [x + 6 * c.unit, c.h * 0.1],
        [x + c.w / 12 - 6 * c.unit, c.h * 0.1],
        [x + c.w / 24, c.h * 0.1 + 34 * c.unit],
      ],
      [warm, paper, light][i % 3] ?? warm,
    )
  }
  out += rect(0, floor, c.w, c.h * 0.08, paper) + rect(0, floor + c.h * 0.07, c.w, c.h * 0.25, ink)
  for (let i = 0; i < 16; i++) {
    const x = (c.w / 15) * i + c.pick(-8, 8) * c.unit
    const r = c.pick(20, 27) * c.unit
    const y = c.h * c.pick(0.86, 0.93)
    out +=
      circle(x, y, r, layers[i % 2 ? 4 : 3]) + rect(x - r * 1.4, y + r * 0.7, r * 2.8, c.h, layers[i % 2 ? 4 : 3], r)
  }
  return out
}
