import { disagreement, isInside, isUpright } from './agreement'
import type { PhotoVerdict } from './FaceChecker'
import type { Face } from './faceDetectors'
import { poseOf, surfaceOf } from './faceMeasures'
import type { MeshFace } from './faceMesh'
import { visibleOf } from './skinMeasures'
import type { Pixels } from './tensorflow'

/** Minimum confidence of the second detector in a face's position, and in its mesh. */
const SEEN = 0.75
const CERTAIN = 0.9
/** Two detectors see the same face when their points are at most this far apart (`disagreement`). */
const MOST_APART = 0.14
/** Minimum width of the face as a fraction of the picture's width. */
const FACE_SHARE = 0.22
/** Limits of the head's pose (`Pose`). */
const MOST_TILT = 15
const MOST_TURN = 0.24
const NOD = { min: 0.36, max: 0.72 }
/** Minimum values of a face's surface (`Surface`). */
const SHARP_FROM = 7
const SHADES_FROM = 17
/** Minimum visibility of a face's parts (`Visible`). */
const SKIN_FROM = 45
const BACKLIT = { skin: 100, darkerBy: 60 }
const COLOUR_FROM = 0.01
const EYE_FROM = { light: 0.25, variation: 0.08 }
const MOUTH_FROM = 0.08

/** True when the second detector sees a human face there. In the tests it sees none in animals and drawings. */
export const isSeen = ({ score, certainty }: MeshFace): boolean => score >= SEEN && certainty >= CERTAIN

/** The reason why the light is insufficient, or null. `light` is the mean brightness of the whole picture. */
export function lightVerdict(pixels: Pixels, mesh: MeshFace, light: number): 'dark' | null {
  const { skin } = visibleOf(pixels, mesh)
  const isBacklit = skin < BACKLIT.skin && light - skin > BACKLIT.darkerBy
  return skin < SKIN_FROM || isBacklit ? 'dark' : null
}

/** The reason why a face is not completely visible, or null. */
export function hiddenVerdict(pixels: Pixels, mesh: MeshFace): 'cut' | 'covered' | null {
  if (!isInside(mesh, pixels.width, pixels.height)) return 'cut'
  const { eye, mouth } = visibleOf(pixels, mesh)
  return eye.light < EYE_FROM.light || eye.variation < EYE_FROM.variation || mouth < MOUTH_FROM ? 'covered' : null
}

/** Judges a face that one detector found; `mesh` is the other detector's result for the same picture. */
export async function judgeFace(pixels: Pixels, face: Face, mesh: MeshFace): Promise<PhotoVerdict> {
  if (face.box.width < pixels.width * FACE_SHARE) return 'farFace'
  const hidden = mesh.certainty >= CERTAIN && hiddenVerdict(pixels, mesh)
  if (hidden) return hidden
  const { tilt, turn, nod } = poseOf(face.points)
  if (Math.abs(tilt) > MOST_TILT) return 'tilted'
  if (Math.abs(turn) > MOST_TURN || nod < NOD.min || nod > NOD.max) return 'turned'
  if (!isSeen(mesh) || !isUpright(mesh) || disagreement(face, mesh) > MOST_APART) return 'noFace'
  if (visibleOf(pixels, mesh).colour < COLOUR_FROM) return 'grey'
  const { sharpness, shades } = await surfaceOf(pixels, face)
  if (shades < SHADES_FROM) return 'drawn'
  return sharpness < SHARP_FROM ? 'blurred' : 'passed'
}

/** True when the other detector confirms the quick detector's face at the same place. */
export const isSame = (face: Face, mesh: MeshFace): boolean => isSeen(mesh) && disagreement(face, mesh) <= MOST_APART

/**
 * In a blurred photo the careful detector may lose a face that the quick one still suspects: then blur is the reason.
 */
export const isBlurred = async (pixels: Pixels, suspect: Face | undefined): Promise<boolean> =>
  suspect !== undefined && (await surfaceOf(pixels, suspect)).sharpness < SHARP_FROM
