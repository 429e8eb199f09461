import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileFunction } from 'node:vm'
import type * as FaceApi from '@vladmandic/face-api'
import { folderOf, type Pixels, type Point, packages, type Tensorflow } from './tensorflow'

/** A face in a picture, in px. */
export interface Face {
  readonly score: number
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
  /** 68 points: jaw 0–16, brows 17–26, nose 27–35, eyes 36–47, mouth 48–67. */
  readonly points: readonly Point[]
}

/**
 * `quick` takes about as long as decoding a large photo and is right for clear portraits; `careful` takes five times
 * as long and also finds turned and tilted faces.
 */
export type FindFaces = (pixels: Pixels, look: 'quick' | 'careful') => Promise<readonly Face[]>

const WEAKEST = 0.3
/** Side length of the quick model's input in px. */
const QUICK_SIDE = 320

/**
 * Loads two detectors and the 68 points from their package. Its Node build requires all of TensorFlow.js, 300 MB with
 * training and browser parts, but needs only the core and the WASM backend: its `require` gets those.
 */
export async function loadFaceDetectors(tf: Tensorflow): Promise<FindFaces> {
  const folder = folderOf('@vladmandic/face-api')
  const api = loadApi(join(folder, 'dist/face-api.node-wasm.js'), (name) =>
    name === '@tensorflow/tfjs' ? tf : packages(name),
  )
  await api.nets.tinyFaceDetector.loadFromDisk(join(folder, 'model'))
  await api.nets.ssdMobilenetv1.loadFromDisk(join(folder, 'model'))
  await api.nets.faceLandmark68Net.loadFromDisk(join(folder, 'model'))
  const options = {
    quick: new api.TinyFaceDetectorOptions({ inputSize: QUICK_SIDE, scoreThreshold: WEAKEST }),
    careful: new api.SsdMobilenetv1Options({ minConfidence: WEAKEST, maxResults: 10 }),
  }

  return async ({ data, width, height }, look) => {
    const picture = tf.tensor3d(new Int32Array(data), [height, width, 3], 'int32')
    try {
      // The same class with two declarations: the package has its own copy of TensorFlow's types.
      const input = picture as unknown as FaceApi.TNetInput
      const found = await api.detectAllFaces(input, options[look]).withFaceLandmarks()
      return found.map(({ detection, landmarks }) => ({
        score: detection.score,
        box: detection.box,
        points: landmarks.positions.map(({ x, y }) => ({ x, y })),
      }))
    } finally {
      picture.dispose()
    }
  }
}

function loadApi(file: string, answer: (name: string) => unknown): typeof FaceApi {
  const module = { exports: {} as typeof FaceApi }
  compileFunction(readFileSync(file, 'utf8'), ['module', 'exports', 'require'], { filename: file })(
    module,
    module.exports,
    answer,
  )
  return module.exports
}
