import { type Canvas, circle, n, path, polygon, rect } from './canvas'
import { hills, peaks } from './nature'

const SKIN = ['#F6C9A4', '#EDBB93', '#F9D7B8', '#E3AC82'] as const
const HAIR = ['#2B2320', '#3E2C23', '#1D1B20', '#5A3D2B', '#8A8F8D'] as const
const COATS = ['#E4572E', '#0E7C66', '#F2A03D', '#3F9C86', '#FFFFFF', '#24705F'] as const
const BACKS = ['#CFE6DC', '#FBE3C4', '#BFDDE0', '#F7D3C2', '#E4EBD5', '#D8E3EE'] as const

const of = <T>(c: Canvas, list: readonly [T, ...T[]]): T => list[Math.floor(c.pick(0, list.length))] ?? list[0]

/** A member's head and shoulders. */
export function avatar(c: Canvas): string {
  const u = c.w / 100
  const skin = of(c, SKIN)
  const hair = of(c, HAIR)
  const coat = of(c, COATS)
  const style = Math.floor(c.pick(0, 5))
  const eye = (x: number): string => circle(x * u, 50 * u, 2.1 * u, '#2B2320')
  const cap =
    path(`M${n(27 * u)} ${n(42 * u)}A${n(23 * u)} ${n(23 * u)} 0 0 1 ${n(73 * u)} ${n(42 * u)}Z`, of(c, COATS)) +
    rect(24 * u, 40 * u, 52 * u, 5 * u, coat === '#FFFFFF' ? '#0E7C66' : '#17201D', 2.5 * u)
  const short = path(
    `M${n(27 * u)} ${n(48 * u)}Q${n(24 * u)} ${n(20 * u)} ${n(50 * u)} ${n(21 * u)}Q${n(77 * u)} ${n(20 * u)} ${n(73 * u)} ${n(48 * u)}Q${n(68 * u)} ${n(36 * u)} ${n(54 * u)} ${n(35 * u)}Q${n(36 * u)} ${n(37 * u)} ${n(27 * u)} ${n(48 * u)}Z`,
    hair,
  )
  const long = rect(24 * u, 40 * u, 52 * u, 38 * u, hair, 14 * u)
  const bun = circle(50 * u, 19 * u, 9 * u, hair)
  const behind = style === 1 || style === 3 ? long : style === 4 ? bun : ''
  const front = style === 2 ? cap : short
  return (
    rect(0, 0, c.w, c.h, of(c, BACKS)) +
    hills({ ...c, colours: { ...c.colours } }, 82 * u, 6 * u, '#FFFFFF55') +
    behind +
    path(
      `M${n(14 * u)} ${n(101 * u)}Q${n(16 * u)} ${n(76 * u)} ${n(42 * u)} ${n(74 * u)}L${n(58 * u)} ${n(74 * u)}Q${n(84 * u)} ${n(76 * u)} ${n(86 * u)} ${n(101 * u)}Z`,
      coat,
    ) +
    rect(42 * u, 62 * u, 16 * u, 17 * u, skin, 8 * u) +
    circle(50 * u, 48 * u, 22 * u, skin) +
    circle(28.5 * u, 50 * u, 4 * u, skin) +
    circle(71.5 * u, 50 * u, 4 * u, skin) +
    front +
    eye(42) +
    eye(58) +
    circle(37 * u, 57 * u, 3.4 * u, '#E4572E', 0.22) +
    circle(63 * u, 57 * u, 3.4 * u, '#E4572E', 0.22) +
    `<path d="M${n(44 * u)} ${n(59 * u)}q${n(6 * u)} ${n(5 * u)} ${n(12 * u)} 0" fill="none" stroke="#8A4B2E" stroke-width="${n(1.8 * u)}" stroke-linecap="round"/>`
  )
}

/** A club's round badge: a landscape in a ring. */
export function emblem(c: Canvas): string {
  const r = c.w / 2
  const { layers, light, paper, sky, warm } = c.colours
  const motif = Math.floor(c.pick(0, 3))
  const inner = `<g clip-path="url(#disc)"><rect width="${c.w}" height="${c.h}" fill="${sky[1]}"/>${circle(r * 1.3, r * 0.75, r * 0.24, light)}${peaks(c, c.h * 0.74, c.h * 0.4, layers[2], motif === 0)}${hills(c, c.h * 0.72, c.h * 0.05, layers[3])}</g>`
  const star = polygon(
    [
      [r, r * 1.5],
      [r * 1.06, r * 1.62],
      [r * 1.2, r * 1.64],
      [r * 1.1, r * 1.73],
      [r * 1.12, r * 1.86],
      [r, r * 1.79],
      [r * 0.88, r * 1.86],
      [r * 0.9, r * 1.73],
      [r * 0.8, r * 1.64],
      [r * 0.94, r * 1.62],
    ],
    motif === 1 ? warm : paper,
  )
  return (
    `<defs><clipPath id="disc"><circle cx="${n(r)}" cy="${n(r)}" r="${n(r * 0.8)}"/></clipPath></defs>` +
    rect(0, 0, c.w, c.h, layers[4]) +
    circle(r, r, r * 0.92, paper) +
    circle(r, r, r * 0.88, layers[3]) +
    circle(r, r, r * 0.82, paper) +
    inner +
    star
  )
}
