import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { FaceChecker, PhotoVerdict } from './FaceChecker'
import type { Question, Reply } from './faceWorker'

interface Waiting {
  resolve(verdict: PhotoVerdict): void
  reject(error: Error): void
}

const MOST_WAITING = 50
/** A thread does not inherit the process's TypeScript loader and must register its own first. */
const ENTRY = `require(${JSON.stringify(require.resolve('tsx/cjs'))}); require(${JSON.stringify(join(__dirname, 'faceWorker.ts'))})`

/**
 * Checks photos with detectors in a separate thread, so that the server keeps answering. The thread starts with the
 * first photo and again after a failure; it does not keep the process running.
 */
export class LocalFaceChecker implements FaceChecker {
  private worker: Worker | null = null
  private readonly waiting = new Map<number, Waiting>()
  private asked = 0

  async check(file: string): Promise<PhotoVerdict> {
    if (this.waiting.size >= MOST_WAITING) throw new Error('too many photos are waiting for their check')
    this.worker ??= this.start()
    const worker = this.worker
    const id = ++this.asked
    worker.ref()
    return await new Promise<PhotoVerdict>((resolve, reject) => {
      this.waiting.set(id, { resolve, reject })
      worker.postMessage({ id, file } satisfies Question)
    })
  }

  async close(): Promise<void> {
    const { worker } = this
    this.worker = null
    await worker?.terminate()
    this.fail(new Error('the face checker is closed'))
  }

  private start(): Worker {
    const worker = new Worker(ENTRY, { eval: true, execArgv: [] })
    worker.on('message', (reply: Reply) => this.settle(worker, reply))
    worker.on('error', (error: Error) => this.end(worker, error))
    worker.on('exit', (code) => this.end(worker, new Error(`the face checker's thread ended with ${code}`)))
    return worker
  }

  private settle(worker: Worker, reply: Reply): void {
    const waiting = this.waiting.get(reply.id)
    this.waiting.delete(reply.id)
    if (this.waiting.size === 0) worker.unref()
    if ('verdict' in reply) waiting?.resolve(reply.verdict)
    else waiting?.reject(new Error(reply.error))
  }

  private end(worker: Worker, error: Error): void {
    if (this.worker !== worker) return
    this.worker = null
    this.fail(error)
  }

  private fail(error: Error): void {
    const waiting = [...this.waiting.values()]
    this.waiting.clear()
    for (const { reject } of waiting) reject(error)
  }
}
