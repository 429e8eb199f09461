import { type ChildProcess, fork } from 'node:child_process'
import path from 'node:path'
import { bundleProgram } from '../../bin/bundleProgram'
import type { SimulatorOptions } from './SimulatorOptions'

export interface RunningSimulator {
  /** For `automator.connect({ wsEndpoint })`. */
  readonly wsEndpoint: string
  stop(): Promise<void>
}

/** Starts one mini-program in its own process; resolves when its first page is open. */
export async function startSimulator(options: SimulatorOptions): Promise<RunningSimulator> {
  const given = { ...options, dist: path.resolve(options.dist) }
  const child: ChildProcess = fork(await bundleProgram('test/simulator/simulatorProcess.ts'), [], {
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
    // The loader of TypeScript would start in it too.
    execArgv: [],
  })
  // The storage of another run may be too long for a command line.
  child.send(given)
  let errors = ''
  child.stderr?.on('data', (chunk: Buffer) => {
    errors += chunk
  })
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const wsEndpoint = await new Promise<string>((resolve, reject) => {
    child.once('message', (message) => resolve((message as { wsEndpoint: string }).wsEndpoint))
    child.once('exit', (code) => reject(new Error(`The simulator ended with code ${code}\n${errors}`)))
    child.once('error', reject)
  })
  return {
    wsEndpoint,
    stop: async () => {
      child.kill()
      await exited
    },
  }
}
