import sharp from 'sharp'
import type { Face } from './faceDetectors'
import type { Pixels, Point } from './tensorflow'

/** Side length in px to which a face is scaled before its surface is measured, so that cameras are comparable. */
const SIDE = 160
/** Brightness (of 255) to which the surface is normalised. */
const MIDDLE = 128

/** Mean and standard deviation of a picture's brightness, of 255. */
export function brightnessOf({ data }: Pixels): { readonly mean: number; readonly spread: number } {
  let [sum, squares, count] = [0, 0, 0]
  for (let at = 0; at + 2 < data.length; at += 3) {
    const light = brightness(data, at)
    sum += light
    squares += light * light
    count += 1
  }
  const mean = sum / (count || 1)
  return { mean, spread: Math.sqrt(Math.max(0, squares / (count || 1) - mean ** 2)) }
}

export const brightness = (data: Uint8Array, at: number): number =>
  0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0)

/** How a head is held. */
export interface Pose {
  /** Angle of the line through the eyes, in degrees. */
  readonly tilt: number
  /** Distance of the nose's tip from the middle between the eyes, along their line, in eye distances. */
  readonly turn: number
  /** Position of the nose's tip between eyes and mouth; greater when the person looks down. */
  readonly nod: number
}

export function poseOf(points: readonly Point[]): Pose {
  const left = middle(points.slice(36, 42))
  const right = middle(points.slice(42, 48))
  const mouth = middle(points.slice(48))
  const nose = points[30] ?? mouth
  const eyes = middle([left, right])
  const [dx, dy] = [right.x - left.x, right.y - left.y]
  const along = ({ x, y }: Point) => ((x - eyes.x) * dx + (y - eyes.y) * dy) / (dx * dx + dy * dy || 1)
  const below = ({ x, y }: Point) => ((y - eyes.y) * dx - (x - eyes.x) * dy) / (dx * dx + dy * dy || 1)
  return { tilt: (Math.atan2(dy, dx) * 180) / Math.PI, turn: along(nose), nod: below(nose) / (below(mouth) || 1) }
}

/** The centre of several points. */
export const middle = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
})

/** Properties of a face's skin. */
export interface Surface {
  /** Variance of the Laplacian: low for a blurred photo. */
  readonly sharpness: number
  /** Number of shades that make up nine tenths of the face: small in a drawing. */
  readonly shades: number
}

/** Measured from brows to mouth, because detectors draw different boxes and hair is always sharp. */
export async function surfaceOf({ data, width, height }: Pixels, { points }: Face): Promise<Surface> {
  const inner = points.slice(17)
  const within = (value: number, most: number) => Math.min(most, Math.max(0, Math.round(value)))
  const left = within(Math.min(...inner.map(({ x }) => x)), width - 1)
  const top = within(Math.min(...inner.map(({ y }) => y)), height - 1)
  const right = within(Math.max(...inner.map(({ x }) => x)), width)
  const bottom = within(Math.max(...inner.map(({ y }) => y)), height)
  const face = await sharp(data, { raw: { width, height, channels: 3 } })
    .extract({ left, top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) })
    .resize(SIDE, SIDE, { fit: 'fill' })
    .raw()
    .toBuffer()
  const lit = inGoodLight(face)
  return { sharpness: laplacianVariance(lit), shades: shadesOf(lit) }
}

/** Normalises the brightness: a dim photo has weaker edges and fewer shades than the same one in good light. */
function inGoodLight(face: Uint8Array): Uint8Array {
  const { mean } = brightnessOf({ data: face, width: SIDE, height: SIDE })
  const gain = MIDDLE / (mean || 1)
  return face.map((value) => Math.min(255, value * gain))
}

function laplacianVariance(face: Uint8Array): number {
  const light = (x: number, y: number) => brightness(face, (y * SIDE + x) * 3)
  let [sum, squares, count] = [0, 0, 0]
  for (let y = 1; y < SIDE - 1; y++) {
    for (let x = 1; x < SIDE - 1; x++) {
      const edge = 4 * light(x, y) - light(x - 1, y) - light(x + 1, y) - light(x, y - 1) - light(x, y + 1)
      sum += edge
      squares += edge * edge
      count += 1
    }
  }
  return squares / count - (sum / count) ** 2
}

function shadesOf(face: Uint8Array): number {
  const counts = new Map<number, number>()
  for (let at = 0; at + 2 < face.length; at += 3) {
    const shade = ((face[at] ?? 0) >> 4) * 256 + ((face[at + 1] ?? 0) >> 4) * 16 + ((face[at + 2] ?? 0) >> 4)
    counts.set(shade, (counts.get(shade) ?? 0) + 1)
  }
  let left = (SIDE * SIDE * 9) / 10
  let shades = 0
  for (const count of [...counts.values()].sort((a, b) => b - a)) {
    if (left <= 0) break
    left -= count
    shades += 1
  }
  return shades
}
