import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { bundleProgram } from '../bundleProgram'
import { type ChatterTask, type Line, readDevice } from './ChatterTask'

const root = path.resolve(__dirname, '../..')

/** A client in a process of its own, which may be killed and started again on the same journal. */
export class Chatter {
  sent = 0
  got = 0
  private child: ChildProcess | null = null

  constructor(
    private readonly task: ChatterTask,
    private readonly progressed: () => void,
    private readonly failed: (error: Error) => void,
  ) {}

  async start(): Promise<void> {
    const args = [await bundleProgram('test/chat-faults/chatterMain.ts'), JSON.stringify(this.task)]
    const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
    this.child = child
    child.on('exit', (code) => {
      if (code) this.failed(new Error(`${this.task.name} ended with ${code}`))
    })
    child.on('message', ({ sent, got }: { sent: number; got: number }) => {
      this.sent = sent
      this.got = got
      this.progressed()
    })
  }

  async kill(): Promise<void> {
    const { child } = this
    this.child = null
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }

  /** What is on its device, in its own order. */
  held(): readonly Line[] {
    return readDevice(this.task).lines
  }

  /** What it has not been told is stored. */
  waiting(): readonly string[] {
    return readDevice(this.task).waiting
  }
}
