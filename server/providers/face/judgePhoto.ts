import { PHOTO_MIN } from '@quanzi/contract'
import sharp from 'sharp'
import type { PhotoVerdict } from './FaceChecker'
import { poseOf, spread, surfaceOf } from './faceMeasures'
import type { Face, FindFaces, Pixels } from './faceModels'

/** A larger picture would take the memory of the process. */
const MOST_PIXELS = 64_000_000
/** Longer side the picture is looked at, about what the models themselves work on. */
const LOOK = 512
/** A picture whose brightness varies less than this (of 255) shows nothing. */
const BLANK_BELOW = 12
/** From this score the quick model is believed. */
const CLEAR = 0.7
/** From this score the careful model is believed. */
const SURE = 0.55
/** From this score a second face is somebody's, unless it is much smaller than the applicant's. */
const SOMEBODY = 0.45
const SOMEBODY_SIZE = 0.35
/** The face's share of the picture's width. */
const FACE_SHARE = 0.22
/** How the head may be held (`Pose`). */
const MOST_TILT = 15
const MOST_TURN = 0.24
const NOD = { min: 0.36, max: 0.72 }
/** What the surface of a face must have (`Surface`). */
const SHARP_FROM = 12
const SHADES_FROM = 16

/**
 * Says whether a picture file is a portrait of one person: readable, upright, large enough, one
 * face, near, straight and sharp. The picture is decoded once, scaled down meanwhile.
 */
export async function judgePhoto(file: string, findFaces: FindFaces): Promise<PhotoVerdict> {
  const size = await sizeOf(file)
  if (typeof size === 'string') return size
  if (size.width > size.height) return 'landscape'
  if (size.width < PHOTO_MIN.width || size.height < PHOTO_MIN.height) return 'small'
  const pixels = await lookAt(file)
  if (!pixels) return 'unreadable'
  if (spread(pixels) < BLANK_BELOW) return 'blank'

  const quick = await findFaces(pixels, 'quick')
  if (quick.length === 1 && quick[0] && quick[0].score >= CLEAR) return await judgeFace(pixels, quick[0])
  const [face, ...others] = [...(await findFaces(pixels, 'careful'))].sort((a, b) => weight(b) - weight(a))
  if (!face || face.score < SURE) return (await isBlurred(pixels, quick)) ? 'blurred' : 'noFace'
  if (others.some(({ score, box }) => score >= SOMEBODY && box.width >= face.box.width * SOMEBODY_SIZE))
    return 'manyFaces'
  return await judgeFace(pixels, face)
}

/** The careful model loses faces in blurred photos that the quick one still suspects: the blur is the reason then. */
async function isBlurred(pixels: Pixels, [suspect]: readonly Face[]): Promise<boolean> {
  return suspect !== undefined && (await surfaceOf(pixels, suspect)).sharpness < SHARP_FROM
}

const weight = ({ score, box }: Face): number => score * box.width

async function judgeFace(pixels: Pixels, face: Face): Promise<PhotoVerdict> {
  if (face.box.width < pixels.width * FACE_SHARE) return 'farFace'
  const { tilt, turn, nod } = poseOf(face.points)
  if (Math.abs(tilt) > MOST_TILT) return 'tilted'
  if (Math.abs(turn) > MOST_TURN || nod < NOD.min || nod > NOD.max) return 'turned'
  const { sharpness, shades } = await surfaceOf(pixels, face)
  if (shades < SHADES_FROM) return 'drawn'
  return sharpness < SHARP_FROM ? 'blurred' : 'passed'
}

async function sizeOf(file: string): Promise<{ width: number; height: number } | 'unreadable' | 'large'> {
  try {
    const { width, height, orientation = 1 } = await sharp(file, { limitInputPixels: false }).metadata()
    if (!width || !height) return 'unreadable'
    if (width * height > MOST_PIXELS) return 'large'
    // Cameras store portraits lying down and say so.
    return orientation >= 5 ? { width: height, height: width } : { width, height }
  } catch {
    return 'unreadable'
  }
}

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
