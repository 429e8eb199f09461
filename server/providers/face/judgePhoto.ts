import { PHOTO_MIN } from '@quanzi/contract'
import sharp from 'sharp'
import { MOST_PIXELS } from '../../base/mostPixels'
import type { PhotoVerdict } from './FaceChecker'
import type { Face } from './faceDetectors'
import { brightnessOf } from './faceMeasures'
import type { MeshFace } from './faceMesh'
import type { FaceModels } from './faceModels'
import { hiddenVerdict, isBlurred, isSame, isSeen, judgeFace, lightVerdict } from './judgeFace'
import type { Pixels } from './tensorflow'

/** Length in px of the longer side for detection, about the models' own input size. */
const LOOK = 512
/** A picture whose brightness varies less than this (of 255) counts as blank. */
const BLANK_BELOW = 12
/** A picture whose mean brightness is below this (of 255) is too dark. */
const DARK_BELOW = 40
/** Minimum score of the quick model, when the other detector agrees. */
const CLEAR = 0.7
/** Minimum score of the careful model, when the other detector agrees. */
const SURE = 0.55
/** Minimum score of a second face that counts as a person, unless it is much smaller than the applicant's. */
const SOMEBODY = 0.45
const SOMEBODY_SIZE = 0.35

/**
 * Decides whether a picture file is a portrait of one person: readable, upright, large enough, with one human face on
 * which two detectors agree, near, straight, complete, lit and sharp. Decodes the picture once and scales it down
 * meanwhile.
 */
export async function judgePhoto(file: string, models: FaceModels): Promise<PhotoVerdict> {
  const size = await sizeOf(file)
  if (typeof size === 'string') return size
  if (size.width > size.height) return 'landscape'
  if (size.width < PHOTO_MIN.width || size.height < PHOTO_MIN.height) return 'small'
  const pixels = await lookAt(file)
  if (!pixels) return 'unreadable'
  const light = brightnessOf(pixels)
  if (light.spread < BLANK_BELOW) return light.mean < DARK_BELOW ? 'dark' : 'blank'

  const meshes = largestFirst(await models.findMesh(pixels))
  const [mesh] = meshes
  if (mesh && isSeen(mesh) && lightVerdict(pixels, mesh, light.mean)) return 'dark'
  const quick = await models.findFaces(pixels, 'quick')
  const [first] = quick
  if (mesh && quick.length === 1 && first && first.score >= CLEAR && isSame(first, mesh) && !isCrowd(meshes))
    return await judgeFace(pixels, first, mesh)
  return await lookCarefully(pixels, models, quick, meshes, light.mean)
}

async function lookCarefully(
  pixels: Pixels,
  models: FaceModels,
  quick: readonly Face[],
  meshes: readonly MeshFace[],
  light: number,
): Promise<PhotoVerdict> {
  const faces = await models.findFaces(pixels, 'careful')
  const [face, ...others] = [...faces].sort((a, b) => b.score * b.box.width - a.score * a.box.width)
  if (face && others.some(({ score, box }) => score >= SOMEBODY && box.width >= face.box.width * SOMEBODY_SIZE))
    return 'manyFaces'
  const [mesh] = meshes
  // The careful detector also finds a face that lies or is upside down, and treats it as upright.
  if (!meshes.some(isSeen) && (await isLying(pixels, models))) return 'tilted'
  if (mesh && face && face.score >= SURE) {
    const verdict = await judgeFace(pixels, face, mesh)
    if (verdict !== 'noFace') return verdict
  } else if (mesh && isSeen(mesh)) {
    const hidden = hiddenVerdict(pixels, mesh)
    if (hidden) return hidden
  }
  if (await isBlurred(pixels, quick[0])) return 'blurred'
  return light < DARK_BELOW ? 'dark' : 'noFace'
}

const largestFirst = (faces: readonly MeshFace[]): MeshFace[] =>
  [...faces].sort((a, b) => b.score * b.width - a.score * a.width)

/** True when there is a second face that is not much smaller than the first. */
const isCrowd = ([first, ...others]: readonly MeshFace[]): boolean =>
  others.some((other) => isSeen(other) && other.width >= (first?.width ?? 0) * SOMEBODY_SIZE)

/** True when there is a face after turning the picture by 90 or 180 degrees. */
async function isLying({ data, width, height }: Pixels, { findMesh }: FaceModels): Promise<boolean> {
  for (const angle of [90, 270, 180]) {
    const turned = await sharp(data, { raw: { width, height, channels: 3 } })
      .rotate(angle)
      .raw()
      .toBuffer({ resolveWithObject: true })
    const faces = await findMesh({ data: turned.data, width: turned.info.width, height: turned.info.height })
    if (faces.some(isSeen)) return true
  }
  return false
}
async function sizeOf(file: string): Promise<{ width: number; height: number } | 'unreadable' | 'large'> {
  try {
    const { width, height, orientation = 1 } = await sharp(file, { limitInputPixels: false }).metadata()
    if (!width || !height) return 'unreadable'
    if (width * height > MOST_PIXELS) return 'large'
    // Cameras store portraits rotated, with the rotation in the metadata.
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
