import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { Journal, type Line } from './Journal'

const root = path.resolve(__dirname, '../..')

export interface ChatterTask {
  readonly name: string
  readonly uid: number
  readonly token: string
  readonly peerRid: number
  readonly count: number
  readonly file: string
  readonly urls: readonly string[]
}

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

  start(): void {
    const args = ['--import', 'tsx', 'test/chat-faults/chatterMain.ts', JSON.stringify(this.task)]
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

  /** What it holds, by the order of the gate. */
  held(): Line[] {
    return [...new Journal(this.task.file).lines].sort((a, b) => a.id - b.id)
  }
}
