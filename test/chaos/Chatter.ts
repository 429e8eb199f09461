import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { bundleProgram } from '../../bin/bundleProgram'
import type { ChatterTask, Progress } from './ChatterTask'
import { Device } from './Device'

const root = path.resolve(__dirname, '../..')

/** A client in its own process, which the run kills and starts again on the same device. */
export class Chatter {
  progress: Progress = { sent: 0, got: 0 }
  readonly device: Device
  private child: ChildProcess | null = null

  constructor(
    readonly task: ChatterTask,
    private readonly progressed: () => void,
    private readonly failed: (error: Error) => void,
  ) {
    this.device = new Device(task)
  }

  async start(): Promise<void> {
    const args = [await bundleProgram('test/chaos/chatterMain.ts'), JSON.stringify(this.task)]
    const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
    this.child = child
    child.on('exit', (code) => {
      if (code) this.failed(new Error(`${this.task.me.name} ended with ${code}`))
    })
    child.on('message', (progress: Progress) => {
      this.progress = progress
      this.progressed()
    })
  }

  async restart(): Promise<void> {
    await this.kill()
    await this.start()
  }

  async kill(): Promise<void> {
    const { child } = this
    this.child = null
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
}
