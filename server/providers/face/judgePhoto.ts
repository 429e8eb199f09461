import { PHOTO_MIN } from '@quanzi/contract'
import sharp from 'sharp'
import type { PhotoVerdict } from './FaceChecker'
import type { Face, FindFaces, Pixels, Point } from './faceModels'

/** 64 megapixels: a larger picture would take the memory of the process. */
const MOST_PIXELS = 64_000_000
/** Longer side the picture is looked at; the detector itself works on 512. */
const LOOK = 640
/** A picture whose brightness varies less than this (of 255) shows nothing. */
const BLANK_BELOW = 12
/** Faces: sure enough to count as the applicant's, or as somebody else's. */
const SURE = 0.7
const SOMEBODY = 0.45
/** A face beside the applicant's counts from this share of its width: people far behind do not. */
const SOMEBODY_SIZE = 0.35
/** The face's share of the picture's width. */
const FACE_SHARE = 0.22
/** Degrees the line through the eyes may lean. */
const MOST_TILT = 15
/** How far the nose may be from the middle between the eyes, in eye distances. */
const MOST_TURN = 0.22
/** Side of the square a face is scaled to before its sharpness is measured. */
const SHARP_SIDE = 160
const SHARP_FROM = 45

/**
 * Says whether a picture file is a portrait of one person: readable, upright, large enough, one
 * face, near, straight and sharp. The picture is decoded once, small.
 */
export async function judgePhoto(file: string, findFaces: FindFaces): Promise<PhotoVerdict> {
  const size = await sizeOf(file)
  if (typeof size === 'string') return size
  if (size.width > size.height) return 'landscape'
  if (size.width < PHOTO_MIN.width || size.height < PHOTO_MIN.height) return 'small'
  const pixels = await lookAt(file)
  if (!pixels) return 'unreadable'
  if (spread(pixels) < BLANK_BELOW) return 'blank'

  const faces = await findFaces(pixels)
  const [face, ...others] = [...faces].sort((a, b) => b.box.width * b.score - a.box.width * a.score)
  if (!face || face.score < SURE) return 'noFace'
  const isSomebody = ({ score, box }: Face) => score >= SOMEBODY && box.width >= face.box.width * SOMEBODY_SIZE
  if (others.some(isSomebody)) return 'manyFaces'
  if (face.box.width < pixels.width * FACE_SHARE) return 'farFace'
  const { tilt, turn } = poseOf(face.points)
  if (Math.abs(turn) > MOST_TURN) return 'turned'
  if (Math.abs(tilt) > MOST_TILT) return 'tilted'
  if ((await sharpness(pixels, face)) < SHARP_FROM) return 'blurred'
  return 'passed'
}

async function sizeOf(file: string): Promise<{ width: number; height: number } | 'unreadable' | 'large'> {
  try {
    const { width, height, orientation = 1 } = await sharp(file, { limitInputPixels: false }).metadata()
    if (!width || !height) return 'unreadable'
    if (width * height > MOST_PIXELS) return 'large'
    return orientation >= 5 ? { width: height, height: width } : { width, height }
  } catch {
    return 'unreadable'
  }
}

/** The picture as it is seen, scaled down while it is decoded. */
async function lookAt(file: string): Promise<Pixels | null> {
  try {
    const { data, info } = await sharp(file, { limitInputPixels: MOST_PIXELS })
      .rotate()
      .resize(LOOK, LOOK, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
    return { data, width: info.width, height: info.height }
  } catch {
    return null
  }
}

/** Standard deviation of the brightness. */
function spread({ data }: Pixels): number {
  let [sum, squares, count] = [0, 0, 0]
  for (let at = 0; at + 2 < data.length; at += 3) {
    const light = brightness(data, at)
    sum += light
    squares += light * light
    count += 1
  }
  return Math.sqrt(Math.max(0, squares / count - (sum / count) ** 2))
}

const brightness = (data: Uint8Array, at: number): number =>
  0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0)

const middle = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
})

/** Lean of the eyes' line in degrees, and how far the nose's tip stands off the line through their middle. */
function poseOf(points: readonly Point[]): { tilt: number; turn: number } {
  const left = middle(points.slice(36, 42))
  const right = middle(points.slice(42, 48))
  const nose = points[30] ?? middle(points)
  const [dx, dy] = [right.x - left.x, right.y - left.y]
  const distance = Math.hypot(dx, dy) || 1
  const [mx, my] = [(left.x + right.x) / 2, (left.y + right.y) / 2]
  return {
    tilt: (Math.atan2(dy, dx) * 180) / Math.PI,
    turn: ((nose.x - mx) * dx + (nose.y - my) * dy) / (distance * distance),
  }
}

/** Variance of the Laplacian over the face, scaled to one size so that cameras compare. */
async function sharpness({ data, width, height }: Pixels, { box }: Face): Promise<number> {
  const left = Math.max(0, Math.round(box.x))
  const top = Math.max(0, Math.round(box.y))
  const side = {
    width: Math.max(1, Math.min(width - left, Math.round(box.width))),
    height: Math.max(1, Math.min(height - top, Math.round(box.height))),
  }
  const grey = await sharp(data, { raw: { width, height, channels: 3 } })
    .extract({ left, top, ...side })
    .resize(SHARP_SIDE, SHARP_SIDE, { fit: 'fill' })
    .greyscale()
    .raw()
    .toBuffer()
  const light = (x: number, y: number) => grey[y * SHARP_SIDE + x] ?? 0
  let [sum, squares, count] = [0, 0, 0]
  for (let y = 1; y < SHARP_SIDE - 1; y++) {
    for (let x = 1; x < SHARP_SIDE - 1; x++) {
      const edge = 4 * light(x, y) - light(x - 1, y) - light(x + 1, y) - light(x, y - 1) - light(x, y + 1)
      sum += edge
      squares += edge * edge
      count += 1
    }
  }
  return squares / count - (sum / count) ** 2
}
