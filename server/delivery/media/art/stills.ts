import { type Canvas, circle, n, rect } from './canvas'
import { placeThing } from './things/placeThing'
import type { ThingName } from './things/things'

/** An object on a plain ground, as a shop shows it. The seed chooses the ground. */
export function still(c: Canvas, name: ThingName, seed: number): string {
  const { layers, sky, water, light } = c.colours
  const grounds = [sky[1], water, layers[0], light, '#F4EFE6']
  const ground = grounds[seed % grounds.length] ?? sky[1]
  const side = Math.min(c.w, c.h) / c.unit
  const disc = circle(c.w * 0.5, c.h * 0.47, Math.min(c.w, c.h) * 0.36, '#FFFFFF', 0.38)
  const rays = Array.from(
    { length: 12 },
    (_, i) =>
      `<g transform="rotate(${i * 30 + seed * 7} ${n(c.w / 2)} ${n(c.h * 0.47)})">${rect(c.w / 2 - 7 * c.unit, -c.h * 0.3, 14 * c.unit, c.h * 0.6, '#FFFFFF', 0, 0.22)}</g>`,
  ).join('')
  const shelf = rect(0, c.h * 0.8, c.w, c.h * 0.2, '#000000', 0, 0.06)
  const setting = [disc, rays + disc, shelf][seed % 3] ?? disc
  return (
    rect(0, 0, c.w, c.h, ground) +
    setting +
    `<ellipse cx="${n(c.w / 2)}" cy="${n(c.h * 0.79)}" rx="${n(side * 0.27 * c.unit)}" ry="${n(side * 0.035 * c.unit)}" fill="#000000" opacity="0.12"/>` +
    placeThing(c, name, c.w * 0.5, c.h * 0.49, side * 0.62)
  )
}

/** An object as the sign of a place on the site: on the tenant's soft colour, without light effects. */
export function sign(c: Canvas, name: ThingName): string {
  const { layers, paper } = c.colours
  return (
    rect(0, 0, c.w, c.h, paper) +
    rect(0, 0, c.w, c.h, layers[3], 0, 0.14) +
    placeThing(c, name, c.w * 0.5, c.h * 0.5, (Math.min(c.w, c.h) / c.unit) * 0.66)
  )
}

/** A tenant's logo: one object in the colour of paper on the tenant's colour. */
export function logo(c: Canvas, name: ThingName): string {
  const { layers, light, paper, warm } = c.colours
  const tones: Canvas['colours'] = {
    ...c.colours,
    layers: [paper, light, light, paper, '#E8DCC0'],
    water: light,
    ink: layers[4],
    warm,
    warmDark: warm,
  }
  return (
    rect(0, 0, c.w, c.h, layers[3]) +
    circle(c.w * 0.5, c.h * 0.5, Math.min(c.w, c.h) * 0.41, layers[4], 0.45) +
    placeThing({ ...c, colours: tones }, name, c.w * 0.5, c.h * 0.5, (Math.min(c.w, c.h) / c.unit) * 0.6)
  )
}
