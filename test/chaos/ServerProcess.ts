import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { bundleProgram } from '../../bin/bundleProgram'

const root = path.resolve(__dirname, '../..')

/** A server that can be killed and returns at once, because the next process is already waiting. */
export class ServerProcess {
  /** Time from each start until the server listened, in ms. */
  readonly starts: number[] = []
  private spare: Promise<ChildProcess>
  /** How many processes wait or have run. */
  private prepared = 0
  private current: ChildProcess | null = null
  /** Only one kill runs at a time, whoever requests it. */
  private turn: Promise<void> = Promise.resolve()

  /** `kills`: so often it dies; after the last time no process waits for another. */
  constructor(
    private readonly env: Readonly<Record<string, string>>,
    private readonly kills: number,
  ) {
    this.spare = this.prepare()
  }

  async start(): Promise<void> {
    const child = await this.spare
    if (this.prepared <= this.kills) this.spare = this.prepare()
    this.current = child
    const since = performance.now()
    child.send('listen')
    await said(child)
    this.starts.push(performance.now() - since)
  }

  /** Kills the server, waits `ms` and starts it again. Runs `meanwhile` before the start. */
  die({ ms = 0, meanwhile = async () => {} }: { ms?: number; meanwhile?: () => Promise<void> } = {}): Promise<void> {
    this.turn = this.turn.then(async () => {
      await end(this.current)
      await Promise.all([pause(ms), meanwhile()])
      await this.start()
    })
    return this.turn
  }

  async dispose(): Promise<void> {
    await this.turn
    await end(this.current)
    await end(await this.spare)
  }

  private async prepare(): Promise<ChildProcess> {
    this.prepared++
    // PGlite is compiled quickly and not well: a server is killed before the better code has paid for itself.
    const child = spawn(process.execPath, ['--liftoff-only', await bundleProgram('test/chaos/serverMain.ts')], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: { ...process.env, ...this.env },
    })
    await said(child)
    return child
  }
}

/** Resolves at the next message of the process; rejects when it ends. */
function said(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('message', () => resolve())
    child.once('exit', (code) => reject(new Error(`a server ended with ${code} before it listened`)))
  })
}

async function end(child: ChildProcess | null): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}
