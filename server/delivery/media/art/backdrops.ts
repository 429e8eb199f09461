import { cabin, skyline } from './buildings'
import { type Canvas, circle, n, path, polygon, rect, stroke } from './canvas'
import { birds, clouds, grass, grove, hills, lake, luminary, peaks, roundTree, sky, trail } from './nature'

/** The background of a scene. Its lowest quarter is the ground on which objects stand. */
export type Backdrop = (c: Canvas) => string

const meadow: Backdrop = (c) => {
  const [far, second, , near, front] = c.colours.layers
  return (
    sky(c) +
    luminary(c) +
    clouds(c) +
    peaks(c, c.h * 0.56, c.h * 0.26, far) +
    hills(c, c.h * 0.6, c.h * 0.05, second) +
    hills(c, c.h * 0.72, c.h * 0.03, near) +
    grass(c, c.h, front)
  )
}

const lakeside: Backdrop = (c) => {
  const [far, second, , near, front] = c.colours.layers
  const x = c.w * 0.62
  return (
    sky(c) +
    luminary(c, x, c.h * 0.24) +
    peaks(c, c.h * 0.5, c.h * 0.3, far, true) +
    hills(c, c.h * 0.5, c.h * 0.03, second) +
    lake(c, c.h * 0.52, c.h * 0.84, x) +
    hills(c, c.h * 0.84, c.h * 0.02, near) +
    grass(c, c.h, front)
  )
}

const seaside: Backdrop = (c) =>
  sky(c) +
  luminary(c, c.w * 0.3, c.h * 0.28) +
  birds(c) +
  lake(c, c.h * 0.46, c.h * 0.8, c.w * 0.3) +
  path(
    `M0 ${n(c.h * 0.74)}Q${n(c.w * 0.4)} ${n(c.h * 0.66)} ${n(c.w * 0.6)} ${n(c.h * 0.76)}T${c.w} ${n(c.h * 0.72)}L${c.w} ${c.h}L0 ${c.h}Z`,
    '#F6E2BD',
  )

const woods: Backdrop = (c) => {
  const [far, second, third, near, front] = c.colours.layers
  return (
    sky(c) +
    luminary(c, c.w * 0.52, c.h * 0.26) +
    grove(c, -20, c.w + 20, c.h * 0.66, 165, far, 12) +
    grove(c, -20, c.w + 20, c.h * 0.74, 130, second, 9) +
    hills(c, c.h * 0.74, c.h * 0.02, third) +
    grove(c, -20, c.w * 0.24, c.h * 0.88, 170, near, 3) +
    grove(c, c.w * 0.8, c.w + 20, c.h * 0.86, 160, near, 3) +
    hills(c, c.h * 0.94, c.h * 0.02, front)
  )
}

const street: Backdrop = (c) => {
  const [far, second, third, , front] = c.colours.layers
  return (
    sky(c) +
    luminary(c) +
    skyline(c, c.h * 0.62, c.h * 0.4, far) +
    skyline(c, c.h * 0.7, c.h * 0.26, second) +
    rect(0, c.h * 0.7, c.w, c.h * 0.3, third) +
    rect(0, c.h * 0.7, c.w, c.h * 0.03, front) +
    [0.1, 0.3, 0.5, 0.7, 0.9]
      .map((x) => rect(c.w * x - 24 * c.unit, c.h * 0.86, 48 * c.unit, 8 * c.unit, c.colours.paper, 4))
      .join('')
  )
}

const snowfield: Backdrop = (c) => {
  const [far, second, , near] = c.colours.layers
  return (
    sky(c) +
    luminary(c) +
    peaks(c, c.h * 0.6, c.h * 0.42, second, true) +
    peaks(c, c.h * 0.66, c.h * 0.22, far, true) +
    hills(c, c.h * 0.68, c.h * 0.03, '#FFFFFF') +
    grove(c, 0, c.w * 0.2, c.h * 0.78, 70, near, 3) +
    grove(c, c.w * 0.82, c.w, c.h * 0.76, 64, near, 3) +
    hills(c, c.h * 0.9, c.h * 0.02, '#EDF4F5')
  )
}

const dunes: Backdrop = (c) =>
  sky(c) +
  luminary(c, c.w * 0.72, c.h * 0.26) +
  birds(c) +
  hills(c, c.h * 0.56, c.h * 0.08, '#EBCB93') +
  hills(c, c.h * 0.68, c.h * 0.06, '#DDB574') +
  hills(c, c.h * 0.84, c.h * 0.04, '#CB9D5B')

const terraces: Backdrop = (c) => {
  const { layers, water } = c.colours
  const steps = [0.5, 0.58, 0.66, 0.74, 0.83, 0.92]
  return (
    sky(c) +
    luminary(c) +
    peaks(c, c.h * 0.5, c.h * 0.28, layers[0]) +
    steps.map((y, i) => hills(c, c.h * y, c.h * 0.03, i % 2 ? water : (layers[1 + (i >> 1)] ?? layers[3]))).join('')
  )
}

const canyon: Backdrop = (c) => {
  const [far, second, third, near, front] = c.colours.layers
  const side = (flip: boolean, fill: string, reach: number, top: number) => {
    const x = (share: number) => (flip ? c.w * (1 - share) : c.w * share)
    return polygon(
      [
        [x(0), c.h * top],
        [x(reach), c.h * (top + 0.06)],
        [x(reach * 0.82), c.h * 0.6],
        [x(reach * 1.1), c.h],
        [x(0), c.h],
      ],
      fill,
    )
  }
  return (
    sky(c) +
    clouds(c, 2) +
    peaks(c, c.h * 0.5, c.h * 0.24, far) +
    rect(c.w * 0.44, c.h * 0.3, c.w * 0.12, c.h * 0.46, '#FFFFFF', 0, 0.9) +
    [0.46, 0.49, 0.52]
      .map((x) => stroke(`M${n(c.w * x)} ${n(c.h * 0.32)}V${n(c.h * 0.72)}`, c.colours.water, 3 * c.unit))
      .join('') +
    side(false, second, 0.46, 0.2) +
    side(true, third, 0.46, 0.26) +
    circle(c.w * 0.5, c.h * 0.8, c.w * 0.24, c.colours.water) +
    side(false, near, 0.3, 0.5) +
    side(true, front, 0.26, 0.54)
  )
}

const park: Backdrop = (c) => {
  const [far, second, third, near] = c.colours.layers
  return (
    sky(c) +
    luminary(c) +
    clouds(c, 4) +
    skyline(c, c.h * 0.6, c.h * 0.2, far) +
    hills(c, c.h * 0.62, c.h * 0.03, second) +
    [0.08, 0.24, 0.78, 0.94].map((x, i) => roundTree(c, c.w * x, c.h * (i % 2 ? 0.72 : 0.76), 110, near)).join('') +
    rect(0, c.h * 0.74, c.w, c.h * 0.26, third) +
    trail(c, c.h * 0.74, c.colours.paper)
  )
}

const lane: Backdrop = (c) => {
  const [far, , third, near] = c.colours.layers
  return (
    sky(c) +
    clouds(c) +
    hills(c, c.h * 0.5, c.h * 0.06, far) +
    [0.16, 0.42, 0.7, 0.94].map((x, i) => cabin(c, c.w * x, c.h * (i % 2 ? 0.72 : 0.76), i % 2 ? 96 : 116)).join('') +
    rect(0, c.h * 0.76, c.w, c.h * 0.24, third) +
    hills(c, c.h * 0.95, c.h * 0.02, near)
  )
}

const night: Backdrop = (c) => {
  const front = c.colours.layers[4]
  return `${rect(0, 0, c.w, c.h, '#0D2033')}${Array.from({ length: 60 }, () => circle(c.pick(0, c.w), c.pick(0, c.h * 0.7), c.pick(0.8, 2.8) * c.unit, '#FFF3D6', 0.8)).join('')}${circle(c.w * 0.74, c.h * 0.22, 44 * c.unit, '#FBE7B2')}${circle(c.w * 0.78, c.h * 0.19, 38 * c.unit, '#0D2033')}${hills(c, c.h * 0.7, c.h * 0.06, c.colours.layers[3])}${hills(c, c.h * 0.8, c.h * 0.03, front)}`
}

/** A floor and a wall with a window. */
const room: Backdrop = (c) => {
  const { sky: tones, layers, paper, light } = c.colours
  const [x, y, w, h] = [c.w * 0.08, c.h * 0.1, c.w * 0.34, c.h * 0.42]
  return (
    rect(0, 0, c.w, c.h, tones[1]) +
    rect(x, y, w, h, layers[0], 10 * c.unit) +
    circle(x + w * 0.7, y + h * 0.32, h * 0.14, light) +
    polygon(
      [
        [x, y + h],
        [x + w * 0.35, y + h * 0.45],
        [x + w * 0.7, y + h],
      ],
      layers[2],
    ) +
    polygon(
      [
        [x + w * 0.4, y + h],
        [x + w * 0.75, y + h * 0.6],
        [x + w, y + h],
      ],
      layers[3],
    ) +
    stroke(`M${n(x + w / 2)} ${n(y)}V${n(y + h)}M${n(x)} ${n(y + h / 2)}H${n(x + w)}`, paper, 8 * c.unit) +
    rect(0, c.h * 0.76, c.w, c.h * 0.24, layers[1]) +
    rect(0, c.h * 0.76, c.w, 10 * c.unit, layers[2])
  )
}

const classroom: Backdrop = (c) => {
  const { sky: tones, layers, paper, warmDark, light } = c.colours
  return (
    rect(0, 0, c.w, c.h, tones[0]) +
    rect(c.w * 0.1, c.h * 0.1, c.w * 0.8, c.h * 0.46, warmDark, 8) +
    rect(c.w * 0.12, c.h * 0.13, c.w * 0.76, c.h * 0.4, layers[4]) +
    stroke(
      `M${n(c.w * 0.2)} ${n(c.h * 0.24)}q${n(c.w * 0.05)} ${n(-c.h * 0.06)} ${n(c.w * 0.1)} 0t${n(c.w * 0.1)} 0M${n(c.w * 0.2)} ${n(c.h * 0.36)}h${n(c.w * 0.26)}M${n(c.w * 0.2)} ${n(c.h * 0.44)}h${n(c.w * 0.16)}`,
      paper,
      5 * c.unit,
      0.85,
    ) +
    circle(c.w * 0.7, c.h * 0.33, c.h * 0.1, light, 0.6) +
    rect(0, c.h * 0.74, c.w, c.h * 0.26, layers[1]) +
    rect(0, c.h * 0.74, c.w, c.h * 0.03, warmDark)
  )
}

const shelves: Backdrop = (c) => {
  const { layers, warm, warmDark, paper, light, sky: tones } = c.colours
  const fills = [layers[3], warm, paper, layers[1], light, layers[4]]
  let out = rect(0, 0, c.w, c.h, tones[1])
  for (const top of [0.04, 0.3, 0.56]) {
    let x = c.w * 0.05
    while (x < c.w * 0.93) {
      const wide = c.pick(16, 34) * c.unit
      const tall = c.h * c.pick(0.13, 0.2)
      const fill = fills[Math.floor(c.pick(0, fills.length))] ?? paper
      if (c.pick(0, 1) > 0.12) out += rect(x, c.h * (top + 0.22) - tall, wide, tall, fill, 3)
      x += wide + 4 * c.unit
    }
    out += rect(c.w * 0.03, c.h * (top + 0.22), c.w * 0.94, 12 * c.unit, warmDark)
  }
  return out + rect(0, c.h * 0.84, c.w, c.h * 0.16, layers[2])
}

const track: Backdrop = (c) => {
  const { layers, paper, warm } = c.colours
  return (
    sky(c) +
    clouds(c) +
    hills(c, c.h * 0.46, c.h * 0.04, layers[0]) +
    rect(0, c.h * 0.46, c.w, c.h * 0.1, layers[4]) +
    Array.from({ length: 40 }, (_, i) =>
      circle(
        c.w * ((i + 0.5) / 40),
        c.h * (0.49 + (i % 3) * 0.02),
        6 * c.unit,
        [paper, warm, layers[1]][i % 3] ?? paper,
      ),
    ).join('') +
    rect(0, c.h * 0.56, c.w, c.h * 0.12, layers[2]) +
    rect(0, c.h * 0.68, c.w, c.h * 0.32, '#CF6A4A') +
    [0.76, 0.85, 0.94].map((y) => rect(0, c.h * y, c.w, 5 * c.unit, paper)).join('')
  )
}

const market: Backdrop = (c) => {
  const { layers, paper, warm, warmDark } = c.colours
  const awning = (x: number, w: number, fill: string) =>
    rect(x, c.h * 0.34, w, c.h * 0.42, layers[1]) +
    Array.from({ length: 6 }, (_, i) =>
      rect(x + (w / 6) * i, c.h * 0.24, w / 6, c.h * 0.16, i % 2 ? paper : fill, 8 * c.unit),
    ).join('') +
    rect(x, c.h * 0.66, w, c.h * 0.1, warmDark)
  return (
    sky(c) +
    skyline(c, c.h * 0.6, c.h * 0.4, layers[0]) +
    awning(c.w * 0.02, c.w * 0.44, warm) +
    awning(c.w * 0.54, c.w * 0.44, layers[3]) +
    rect(0, c.h * 0.76, c.w, c.h * 0.24, layers[2])
  )
}

const counter: Backdrop = (c) => {
  const { layers, paper, warmDark, sky: tones, light } = c.colours
  const tiles = Array.from({ length: 24 }, (_, i) =>
    rect(
      (c.w / 8) * (i % 8) + 4,
      c.h * 0.14 + Math.floor(i / 8) * c.h * 0.15,
      c.w / 8 - 8,
      c.h * 0.14,
      i % 5 ? paper : layers[0],
      4,
    ),
  )
  return (
    rect(0, 0, c.w, c.h, tones[1]) +
    tiles.join('') +
    stroke(`M${n(c.w * 0.3)} 0V${n(c.h * 0.12)}M${n(c.w * 0.7)} 0V${n(c.h * 0.12)}`, layers[4], 4 * c.unit) +
    circle(c.w * 0.3, c.h * 0.16, 30 * c.unit, light) +
    circle(c.w * 0.7, c.h * 0.16, 30 * c.unit, light) +
    rect(0, c.h * 0.72, c.w, c.h * 0.06, warmDark) +
    rect(0, c.h * 0.78, c.w, c.h * 0.22, layers[3])
  )
}

const gallery: Backdrop = (c) => {
  const { layers, paper, light, warm } = c.colours
  const frame = (x: number, y: number, w: number, h: number, fill: string) =>
    rect(c.w * x, c.h * y, c.w * w, c.h * h, layers[4], 4) +
    rect(c.w * (x + 0.012), c.h * (y + 0.018), c.w * (w - 0.024), c.h * (h - 0.036), fill)
  return (
    rect(0, 0, c.w, c.h, paper) +
    frame(0.06, 0.14, 0.24, 0.36, layers[1]) +
    frame(0.36, 0.1, 0.3, 0.44, light) +
    frame(0.72, 0.16, 0.22, 0.32, warm) +
    rect(0, c.h * 0.76, c.w, c.h * 0.24, layers[0]) +
    rect(0, c.h * 0.76, c.w, 8 * c.unit, layers[2])
  )
}

export const BACKDROPS = {
  meadow,
  lakeside,
  seaside,
  woods,
  street,
  snowfield,
  dunes,
  terraces,
  canyon,
  park,
  lane,
  night,
  room,
  classroom,
  shelves,
  track,
  market,
  counter,
  gallery,
} as const satisfies Record<string, Backdrop>
