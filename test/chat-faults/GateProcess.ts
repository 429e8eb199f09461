import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { bundleProgram } from '../bundleProgram'

const root = path.resolve(__dirname, '../..')

/** A gate that can be killed and is back at once: the next process is already waiting. */
export class GateProcess {
  private spare: Promise<ChildProcess>
  private current: ChildProcess | null = null

  constructor(private readonly env: Readonly<Record<string, string>>) {
    this.spare = this.prepare()
  }

  async start(): Promise<void> {
    const child = await this.spare
    this.spare = this.prepare()
    this.current = child
    child.send('listen')
    await once(child, 'message')
  }

  async kill(): Promise<void> {
    const child = this.current
    this.current = null
    await end(child)
  }

  async dispose(): Promise<void> {
    await this.kill()
    await end(await this.spare)
  }

  private async prepare(): Promise<ChildProcess> {
    const child = spawn(process.execPath, [await bundleProgram('test/chat-faults/gateMain.ts')], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: { ...process.env, ...this.env },
    })
    await once(child, 'message')
    return child
  }
}

async function end(child: ChildProcess | null): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}
