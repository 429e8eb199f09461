import { cabin, hall, skyline, windmill } from './buildings'
import { type Canvas, circle, n, path, polygon, rect, stroke } from './canvas'
import { COMPOSITIONS } from './compositions'
import { campfire, cyclist, family, hiker, kayak, runner, tent } from './figures'
import { birds, clouds, grass, grove, hills, lake, luminary, peaks, roundTree, sky, trail } from './nature'
import { coffee, readingTable, stageLights } from './still'

type Scene = (c: Canvas) => string

/** Far mountain ranges, the background of most outdoor scenes. */
function distance(c: Canvas, horizon: number, snow = false): string {
  const [far, second, third] = c.colours.layers
  return (
    peaks(c, horizon, c.h * 0.34, far, snow) +
    peaks(c, horizon + c.h * 0.04, c.h * 0.22, second) +
    hills(c, horizon + c.h * 0.05, c.h * 0.05, third)
  )
}

const camp: Scene = (c) => {
  const ground = c.h * 0.76
  const [, , , near, front] = c.colours.layers
  return (
    sky(c) +
    luminary(c) +
    clouds(c) +
    distance(c, c.h * 0.58) +
    hills(c, ground, c.h * 0.02, near) +
    grove(c, 0, c.w * 0.3, ground + 8 * c.unit, 62, front, 6) +
    grove(c, c.w * 0.74, c.w, ground + 6 * c.unit, 56, front, 5) +
    tent(c, c.w * 0.42, c.h * 0.87, 128, c.colours.warm, c.colours.warmDark) +
    tent(c, c.w * 0.7, c.h * 0.83, 84, c.colours.paper, c.colours.water) +
    campfire(c, c.w * 0.58, c.h * 0.93, 26) +
    grass(c, c.h * 0.99, front)
  )
}

const summit: Scene = (c) => {
  const [, , , near, front] = c.colours.layers
  const top = c.h * 0.52
  return (
    sky(c) +
    luminary(c, c.w * 0.72, c.h * 0.24) +
    clouds(c, 4) +
    birds(c) +
    distance(c, c.h * 0.66, true) +
    polygon(
      [
        [-10, c.h],
        [-10, c.h * 0.84],
        [c.w * 0.2, c.h * 0.7],
        [c.w * 0.34, top],
        [c.w * 0.44, top + 8 * c.unit],
        [c.w * 0.62, c.h * 0.74],
        [c.w, c.h * 0.93],
        [c.w, c.h],
      ],
      near,
    ) +
    polygon(
      [
        [c.w * 0.36, top + 2 * c.unit],
        [c.w * 0.44, top + 8 * c.unit],
        [c.w * 0.62, c.h * 0.74],
        [c.w, c.h * 0.93],
        [c.w, c.h],
        [c.w * 0.5, c.h],
        [c.w * 0.46, c.h * 0.78],
        [c.w * 0.4, c.h * 0.66],
      ],
      front,
    ) +
    hiker(c, c.w * 0.385, top + 4 * c.unit, 108, c.colours.warm, c.colours.paper)
  )
}

const trailScene: Scene = (c) => {
  const horizon = c.h * 0.56
  const [, , , near, front] = c.colours.layers
  return (
    sky(c) +
    luminary(c) +
    clouds(c) +
    distance(c, horizon) +
    hills(c, horizon + c.h * 0.08, c.h * 0.02, near) +
    trail(c, horizon + c.h * 0.07, c.colours.paper) +
    grove(c, 0, c.w * 0.26, c.h * 0.8, 84, front, 5) +
    grove(c, c.w * 0.78, c.w * 1.02, c.h * 0.84, 92, front, 4) +
    hiker(c, c.w * 0.5, c.h * 0.86, 116, c.colours.warm, front) +
    hiker(c, c.w * 0.63, c.h * 0.77, 84, c.colours.light, front) +
    grass(c, c.h, front)
  )
}

const lakeScene: Scene = (c) => {
  const shore = c.h * 0.56
  const x = c.w * c.pick(0.6, 0.75)
  const [, , , near, front] = c.colours.layers
  return (
    sky(c) +
    luminary(c, x, c.h * 0.26) +
    clouds(c) +
    birds(c) +
    distance(c, shore - c.h * 0.02, true) +
    grove(c, 0, c.w * 0.4, shore + 4 * c.unit, 44, near, 10) +
    lake(c, shore, c.h, x) +
    kayak(c, c.w * 0.4, c.h * 0.76, 108) +
    hills(c, c.h * 0.97, c.h * 0.03, front) +
    grass(c, c.h * 0.99, near, 16)
  )
}

const ride: Scene = (c) => {
  const road = c.h * 0.8
  const [, , , near, front] = c.colours.layers
  return (
    sky(c) +
    luminary(c) +
    clouds(c) +
    distance(c, c.h * 0.6) +
    hills(c, c.h * 0.68, c.h * 0.03, near) +
    windmill(c, c.w * 0.82, c.h * 0.68, 64) +
    windmill(c, c.w * 0.68, c.h * 0.66, 46) +
    rect(0, road, c.w, c.h * 0.12, c.colours.paper) +
    rect(0, road + c.h * 0.12, c.w, c.h * 0.08, front) +
    Array.from({ length: 8 }, (_, i) =>
      rect((c.w / 7) * i, road + c.h * 0.055, c.w * 0.06, 5 * c.unit, c.colours.layers[1], 2),
    ).join('') +
    cyclist(c, c.w * 0.34, road + c.h * 0.09, 136, c.colours.layers[3]) +
    cyclist(c, c.w * 0.66, road + c.h * 0.06, 108, c.colours.light) +
    grass(c, c.h * 0.98, near)
  )
}

const run: Scene = (c) => {
  const ground = c.h * 0.82
  const [far, second, , near, front] = c.colours.layers
  return (
    sky(c) +
    luminary(c) +
    clouds(c) +
    skyline(c, c.h * 0.66, c.h * 0.34, far) +
    hills(c, c.h * 0.66, c.h * 0.02, second) +
    [0.08, 0.22, 0.82, 0.94].map((x) => roundTree(c, c.w * x, c.h * 0.77, 88, near)).join('') +
    rect(0, c.h * 0.76, c.w, c.h * 0.24, c.colours.warm, 0, 0.9) +
    [0.815, 0.885, 0.955].map((y) => rect(0, c.h * y, c.w, 3 * c.unit, c.colours.paper, 0, 0.85)).join('') +
    runner(c, c.w * 0.3, ground + c.h * 0.08, 148, c.colours.layers[3]) +
    runner(c, c.w * 0.56, ground + c.h * 0.03, 124, c.colours.light) +
    runner(c, c.w * 0.76, ground, 104, front)
  )
}

const city: Scene = (c) => {
  const river = c.h * 0.72
  const x = c.w * 0.7
  const [far, second, third, near, front] = c.colours.layers
  return (
    sky(c) +
    luminary(c, x, c.h * 0.28) +
    clouds(c) +
    skyline(c, river - c.h * 0.02, c.h * 0.42, far) +
    skyline(c, river, c.h * 0.3, third) +
    rect(0, river - 6 * c.unit, c.w, 12 * c.unit, near) +
    lake(c, river + 6 * c.unit, c.h, x) +
    stroke(
      `M${n(-20)} ${n(river + 2)}Q${n(c.w * 0.25)} ${n(river - c.h * 0.16)} ${n(c.w * 0.5)} ${n(river + 2)}`,
      second,
      6 * c.unit,
    ) +
    rect(0, c.h * 0.93, c.w, c.h * 0.07, front) +
    family(c, c.w * 0.3, c.h * 0.95, 104)
  )
}

const campus: Scene = (c) => {
  const ground = c.h * 0.74
  const [far, , third, near, front] = c.colours.layers
  return (
    sky(c) +
    luminary(c, c.w * 0.82, c.h * 0.2) +
    clouds(c, 4) +
    hills(c, ground - c.h * 0.1, c.h * 0.05, far) +
    rect(0, ground, c.w, c.h - ground, third) +
    hall(c, c.w * 0.5, ground, 150) +
    path(
      `M${n(c.w * 0.44)} ${n(ground + 12 * c.unit)}L${n(c.w * 0.56)} ${n(ground + 12 * c.unit)}L${n(c.w * 0.72)} ${c.h}L${n(c.w * 0.28)} ${c.h}Z`,
      c.colours.paper,
      0.95,
    ) +
    [0.06, 0.2, 0.8, 0.95]
      .map((x, i) => roundTree(c, c.w * x, ground + c.h * (i % 2 ? 0.06 : 0.1), 104, i % 2 ? near : front))
      .join('') +
    hiker(c, c.w * 0.42, c.h * 0.96, 104, c.colours.warm, front) +
    hiker(c, c.w * 0.58, c.h * 0.92, 90, c.colours.light, near)
  )
}

const village: Scene = (c) => {
  const ground = c.h * 0.74
  const [, , , near, front] = c.colours.layers
  return (
    sky(c) +
    luminary(c) +
    clouds(c) +
    distance(c, c.h * 0.58) +
    hills(c, ground, c.h * 0.03, near) +
    cabin(c, c.w * 0.3, ground + 18 * c.unit, 104) +
    cabin(c, c.w * 0.62, ground + 6 * c.unit, 78) +
    grove(c, c.w * 0.74, c.w, ground + 12 * c.unit, 66, front, 5) +
    trail(c, ground + 14 * c.unit, c.colours.paper) +
    family(c, c.w * 0.5, c.h * 0.95, 96) +
    grass(c, c.h, front)
  )
}

const snow: Scene = (c) => {
  const ground = c.h * 0.72
  const [far, second, , near, front] = c.colours.layers
  return (
    sky(c) +
    luminary(c) +
    clouds(c) +
    peaks(c, c.h * 0.64, c.h * 0.42, second, true) +
    peaks(c, c.h * 0.68, c.h * 0.24, far, true) +
    hills(c, ground, c.h * 0.03, '#FFFFFF') +
    grove(c, 0, c.w * 0.3, ground + 30 * c.unit, 78, near, 5) +
    grove(c, c.w * 0.7, c.w, ground + 16 * c.unit, 70, front, 5) +
    cabin(c, c.w * 0.52, ground + 22 * c.unit, 92) +
    hills(c, c.h * 0.93, c.h * 0.03, '#EEF6F4') +
    hiker(c, c.w * 0.34, c.h * 0.93, 98, c.colours.warm, c.colours.layers[3])
  )
}

const coast: Scene = (c) => {
  const horizon = c.h * 0.5
  const x = c.w * 0.64
  const [far, , , near, front] = c.colours.layers
  return (
    sky(c) +
    luminary(c, x, horizon - c.h * 0.14) +
    clouds(c) +
    birds(c) +
    hills(c, horizon + 4 * c.unit, c.h * 0.05, far) +
    lake(c, horizon, c.h * 0.86, x) +
    path(
      `M0 ${n(c.h * 0.8)}Q${n(c.w * 0.3)} ${n(c.h * 0.74)} ${n(c.w * 0.55)} ${n(c.h * 0.82)}T${c.w} ${n(c.h * 0.8)}L${c.w} ${c.h}L0 ${c.h}Z`,
      '#F6E2BD',
    ) +
    polygon(
      [
        [0, c.h * 0.42],
        [c.w * 0.1, c.h * 0.44],
        [c.w * 0.16, c.h * 0.6],
        [c.w * 0.22, c.h * 0.66],
        [c.w * 0.24, c.h * 0.82],
        [0, c.h * 0.86],
      ],
      near,
    ) +
    rect(c.w * 0.055, c.h * 0.26, c.w * 0.035, c.h * 0.17, c.colours.paper, 3) +
    rect(c.w * 0.055, c.h * 0.31, c.w * 0.035, c.h * 0.03, c.colours.warm) +
    rect(c.w * 0.06, c.h * 0.225, c.w * 0.025, c.h * 0.04, c.colours.light, 3) +
    runner(c, c.w * 0.52, c.h * 0.93, 104, c.colours.warm) +
    tent(c, c.w * 0.8, c.h * 0.94, 74, c.colours.paper, front)
  )
}

const forest: Scene = (c) => {
  const [far, second, third, near, front] = c.colours.layers
  return (
    sky(c) +
    luminary(c, c.w * 0.5, c.h * 0.3) +
    grove(c, -20, c.w + 20, c.h * 0.66, 170, far, 12) +
    grove(c, -20, c.w + 20, c.h * 0.76, 150, second, 10) +
    hills(c, c.h * 0.76, c.h * 0.02, third) +
    grove(c, -20, c.w * 0.36, c.h * 0.9, 190, near, 5) +
    grove(c, c.w * 0.68, c.w + 20, c.h * 0.9, 180, near, 5) +
    trail(c, c.h * 0.76, c.colours.paper) +
    hills(c, c.h * 0.96, c.h * 0.02, front) +
    family(c, c.w * 0.47, c.h * 0.93, 104) +
    grass(c, c.h * 0.98, near, 18)
  )
}

const climb: Scene = (c) => {
  const [, , third, near, front] = c.colours.layers
  const holds = Array.from({ length: 16 }, (_, i) =>
    circle(
      c.w * c.pick(0.5, 0.96),
      c.h * (0.06 + 0.055 * i),
      c.pick(8, 15) * c.unit,
      [c.colours.warm, c.colours.light, c.colours.paper][i % 3] ?? c.colours.paper,
    ),
  ).join('')
  return (
    sky(c) +
    luminary(c, c.w * 0.22, c.h * 0.24) +
    clouds(c) +
    distance(c, c.h * 0.74) +
    polygon(
      [
        [c.w * 0.44, c.h],
        [c.w * 0.5, c.h * 0.62],
        [c.w * 0.42, c.h * 0.42],
        [c.w * 0.54, c.h * 0.16],
        [c.w * 0.5, 0],
        [c.w, 0],
        [c.w, c.h],
      ],
      near,
    ) +
    polygon(
      [
        [c.w * 0.6, c.h],
        [c.w * 0.7, c.h * 0.55],
        [c.w * 0.62, c.h * 0.3],
        [c.w * 0.74, 0],
        [c.w, 0],
        [c.w, c.h],
      ],
      front,
    ) +
    holds +
    stroke(`M${n(c.w * 0.62)} 0L${n(c.w * 0.58)} ${n(c.h * 0.46)}`, c.colours.paper, 3 * c.unit) +
    hiker(c, c.w * 0.57, c.h * 0.62, 140, c.colours.warm, c.colours.light) +
    hills(c, c.h * 0.94, c.h * 0.02, third)
  )
}

const starry: Scene = (c) =>
  camp(c) + stroke(`M${n(c.w * 0.2)} ${n(c.h * 0.1)}l${n(64 * c.unit)} ${n(26 * c.unit)}`, '#FFF3D6', 2.5 * c.unit, 0.8)

/** Every picture of the demo tenants, by the word used in its address. */
export const SCENES = {
  camp,
  summit,
  trail: trailScene,
  lake: lakeScene,
  ride,
  run,
  city,
  campus,
  village,
  snow,
  coast,
  forest,
  climb,
  starry,
  books: readingTable,
  coffee,
  stage: stageLights,
  ...COMPOSITIONS,
} as const satisfies Record<string, Scene>

export type SceneName = keyof typeof SCENES
