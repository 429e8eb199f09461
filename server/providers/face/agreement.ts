import type { Face } from './faceDetectors'
import { middle } from './faceMeasures'
import type { MeshFace } from './faceMesh'
import type { Point } from './tensorflow'

/** Distance between a mesh's eyes in px: the unit for measures of a face. */
export const eyeDistance = ({ leftEye, rightEye }: MeshFace): number =>
  Math.hypot(rightEye.x - leftEye.x, rightEye.y - leftEye.y)

/**
 * How far apart two detectors see the same eyes and mouth, in eye distances. For an upright face they differ by a
 * tenth; for an animal or an upside-down face they differ much more.
 */
export function disagreement(face: Face, mesh: MeshFace): number {
  const pairs: [Point, Point][] = [
    [middle(face.points.slice(36, 42)), mesh.leftEye],
    [middle(face.points.slice(42, 48)), mesh.rightEye],
    [middle(face.points.slice(48)), mesh.mouth],
  ]
  return Math.max(...pairs.map(([a, b]) => Math.hypot(a.x - b.x, a.y - b.y))) / (eyeDistance(mesh) || 1)
}

/** True when the whole face is inside the picture. */
export const isInside = ({ outline }: MeshFace, width: number, height: number): boolean =>
  outline.every(({ x, y }) => x >= 0 && y >= 0 && x < width && y < height)

/** True when the eyes are above the mouth, side by side. */
export function isUpright({ leftEye, rightEye, mouth }: MeshFace): boolean {
  const eyes = middle([leftEye, rightEye])
  return leftEye.x < rightEye.x && mouth.y - eyes.y > Math.abs(mouth.x - eyes.x)
}
