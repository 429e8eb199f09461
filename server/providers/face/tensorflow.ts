import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type * as Wasm from '@tensorflow/tfjs-backend-wasm'
import type * as Core from '@tensorflow/tfjs-core'

export type Tensorflow = typeof Core

/** Pixels with three bytes each. */
export interface Pixels {
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
}

export interface Point {
  readonly x: number
  readonly y: number
}

export const packages = createRequire(__filename)
/** The folder of an installed package. */
export const folderOf = (name: string): string => dirname(packages.resolve(`${name}/package.json`))

/** The answer of a router for foreign addresses, which the package's types lack. */
const NO_HANDLER = null as unknown as Core.io.IOHandler
const WASM_FOLDER = join(folderOf('@tensorflow/tfjs-backend-wasm'), 'dist', '/')

/** Starts TensorFlow's core on its WASM backend, with a way to read models from the disk. */
export async function startTensorflow(): Promise<Tensorflow> {
  const tf: Tensorflow = packages('@tensorflow/tfjs-core')
  const wasm: typeof Wasm = packages('@tensorflow/tfjs-backend-wasm')
  addTensorMethods(tf)
  tf.io.registerLoadRouter((url) =>
    typeof url === 'string' && url.startsWith('file:') ? { load: async () => await readModel(url) } : NO_HANDLER,
  )
  wasm.setWasmPaths(WASM_FOLDER)
  await tf.setBackend('wasm')
  await tf.ready()
  return tf
}

/** The address of a folder in the form that model loaders need. */
export const addressOf = (folder: string): string => pathToFileURL(join(folder, '/')).href

async function readModel(url: string): Promise<Core.io.ModelArtifacts> {
  const { modelTopology, format, signature, userDefinedMetadata, weightsManifest } = JSON.parse(
    await readFile(fileURLToPath(url), 'utf8'),
  ) as Core.io.ModelJSON
  const weightSpecs = weightsManifest.flatMap(({ weights }) => weights)
  const paths = weightsManifest.flatMap((group) => group.paths)
  const parts = await Promise.all(paths.map((path) => readFile(fileURLToPath(new URL(path, url)))))
  const weightData = new Uint8Array(Buffer.concat(parts)).buffer
  return { modelTopology, format, signature, userDefinedMetadata, weightSpecs, weightData }
}

/** The core lacks operations as methods of tensors (`a.add(b)`), which the detectors call. */
function addTensorMethods(tf: Tensorflow): void {
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
