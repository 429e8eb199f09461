import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { compileFunction } from 'node:vm'
import type * as Wasm from '@tensorflow/tfjs-backend-wasm'
import type * as Core from '@tensorflow/tfjs-core'
import type * as FaceApi from '@vladmandic/face-api'

export interface Point {
  readonly x: number
  readonly y: number
}

/** A face in a picture, in its pixels. */
export interface Face {
  readonly score: number
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
  /** 68 points: jaw 0–16, brows 17–26, nose 27–35, eyes 36–47, mouth 48–67. */
  readonly points: readonly Point[]
}

/** Pixels, three bytes each. */
export interface Pixels {
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
}

/**
 * `quick` takes about as long as decoding a large photo and is right about clear portraits; `careful`
 * takes five times that and also knows drawings from faces and finds turned and tilted ones.
 */
export type FindFaces = (pixels: Pixels, look: 'quick' | 'careful') => Promise<readonly Face[]>

const WEAKEST = 0.3
/** Side of the square the quick model looks at. */
const QUICK_SIDE = 320

const packages = createRequire(__filename)
const folderOf = (name: string) => dirname(packages.resolve(`${name}/package.json`))

/**
 * Loads the detector and its models from the package. Its Node build asks for the whole of
 * TensorFlow.js, 300 MB with the training and browser parts; it needs the core and the WASM backend,
 * so its `require` is answered with those.
 */
export async function loadFaceModels(): Promise<FindFaces> {
  const tf: typeof Core = packages('@tensorflow/tfjs-core')
  const wasm: typeof Wasm = packages('@tensorflow/tfjs-backend-wasm')
  addTensorMethods(tf)
  wasm.setWasmPaths(join(folderOf('@tensorflow/tfjs-backend-wasm'), 'dist', '/'))
  await tf.setBackend('wasm')
  await tf.ready()

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
      // The same class, declared twice: the package carries TensorFlow's types inside its own.
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

/** The core leaves out the operations as methods of tensors (`a.add(b)`), which the detector calls. */
function addTensorMethods(tf: typeof Core): void {
  const methods = tf.Tensor.prototype as unknown as Record<string, unknown>
  const add = (name: string, method: (this: Core.Tensor, ...rest: never[]) => unknown) => {
    if (!(name in methods)) methods[name] = method
  }
  for (const [name, operation] of Object.entries(tf)) {
    if (typeof operation !== 'function' || /^[A-Z]/.test(name)) continue
    const operate = operation as (...all: unknown[]) => unknown
    add(name, function (...rest) {
      return operate(this, ...rest)
    })
  }
  for (const rank of [1, 2, 3, 4])
    add(`as${rank}D`, function (...shape) {
      return tf.reshape(this, rank === 1 ? [this.size] : shape)
    })
  add('toInt', function () {
    return tf.cast(this, 'int32')
  })
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
