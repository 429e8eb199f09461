import { parentPort } from 'node:worker_threads'
import { type FaceModels, loadFaceModels } from './faceModels'
import { judgePhoto } from './judgePhoto'

export interface Question {
  readonly id: number
  readonly file: string
}

export type Reply =
  | { readonly id: number; readonly verdict: Awaited<ReturnType<typeof judgePhoto>> }
  | { readonly id: number; readonly error: string }

let models: Promise<FaceModels> | undefined
// One picture at a time: a second one would only wait inside the detector.
let last: Promise<void> = Promise.resolve()

async function answer({ id, file }: Question): Promise<Reply> {
  try {
    models ??= loadFaceModels()
    return { id, verdict: await judgePhoto(file, await models) }
  } catch (error) {
    return { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

parentPort?.on('message', (question: Question) => {
  last = last.then(async () => {
    parentPort?.postMessage(await answer(question))
  })
})
