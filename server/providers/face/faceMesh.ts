import { dirname, join } from 'node:path'
import type * as HumanPackage from '@vladmandic/human'
import { addressOf, folderOf, type Pixels, type Point, packages, type Tensorflow } from './tensorflow'

/** The mesh's data of a face, in px of the picture. Left and right are the picture's. */
export interface MeshFace {
  /** Confidence of the detector, and of the mesh that there is a face below it: 0 to 1. */
  readonly score: number
  readonly certainty: number
  readonly width: number
  readonly leftEye: Part
  readonly rightEye: Part
  readonly mouth: Part
  /** Points in the middle of both cheeks and of the forehead, where nothing should cover the skin. */
  readonly skin: readonly Point[]
  /** Corners of the face's oval: top, bottom, left and right. */
  readonly outline: readonly Point[]
}

export interface Part extends Point {
  readonly width: number
}

export type FindMesh = (pixels: Pixels) => Promise<readonly MeshFace[]>

/** Indexes of the mesh's points in the canonical model of MediaPipe Face Mesh. */
const POINTS = {
  leftEye: [33, 133, 159, 145],
  rightEye: [362, 263, 386, 374],
  mouth: [61, 291, 13, 14],
  skin: [50, 280, 151],
  outline: [10, 152, 234, 454],
} as const
const MOST_FACES = 3
const WEAKEST = 0.3

/**
 * Loads a detector of another family, trained with other pictures, and a mesh of 468 points for each face. A face
 * counts when both families see it at the same place.
 */
export async function loadFaceMesh(tf: Tensorflow): Promise<FindMesh> {
  // The package exports its main file only: `dist/human.node.js`.
  const folder = dirname(dirname(packages.resolve('@vladmandic/human')))
  const { Human }: typeof HumanPackage = packages(join(folder, 'dist/human.node-wasm.js'))
  const off = { enabled: false }
  const human = new Human({
    backend: 'wasm',
    debug: false,
    modelBasePath: addressOf(join(folder, 'models')),
    wasmPath: join(folderOf('@tensorflow/tfjs-backend-wasm'), 'dist', '/'),
    // Every picture is of somebody else: nothing of the last one may be reused.
    cacheSensitivity: 0,
    filter: off,
    face: {
      detector: { rotation: false, maxDetected: MOST_FACES, minConfidence: WEAKEST, skipFrames: 0, skipTime: 0 },
      mesh: { enabled: true },
      iris: off,
      description: off,
      emotion: off,
      antispoof: off,
      liveness: off,
    },
    body: off,
    hand: off,
    gesture: off,
    segmentation: off,
    object: off,
  })
  await human.load()

  return async ({ data, width, height }) => {
    const picture = tf.tidy(() => tf.tensor4d(Float32Array.from(data), [1, height, width, 3]))
    try {
      const { face } = await human.detect(picture as never)
      return face.filter(({ mesh }) => mesh.length > POINTS.rightEye[1]).map(meshFace)
    } finally {
      picture.dispose()
    }
  }
}

function meshFace({ boxScore, faceScore, box, mesh }: HumanPackage.FaceResult): MeshFace {
  const point = (number: number): Point => ({ x: mesh[number]?.[0] ?? 0, y: mesh[number]?.[1] ?? 0 })
  const part = (numbers: readonly [number, number, number, number]): Part => {
    const [from, to, ...rest] = numbers.map(point) as [Point, Point, Point, Point]
    const all = [from, to, ...rest]
    const middle = (axis: 'x' | 'y') => all.reduce((sum, one) => sum + one[axis], 0) / all.length
    return { x: middle('x'), y: middle('y'), width: Math.hypot(to.x - from.x, to.y - from.y) }
  }
  return {
    score: boxScore,
    certainty: faceScore,
    width: box[2],
    leftEye: part(POINTS.leftEye),
    rightEye: part(POINTS.rightEye),
    mouth: part(POINTS.mouth),
    skin: POINTS.skin.map(point),
    outline: POINTS.outline.map(point),
  }
}
