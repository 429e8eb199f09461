import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { bundleProgram } from '../../bin/bundleProgram'

const root = path.resolve(__dirname, '..', '..')

/** The server in its own process, to be killed. */
export class ServerProcess {
  private child: ChildProcess | null = null
  private said = ''

  constructor(
    readonly port: number,
    private readonly env: Readonly<Record<string, string>>,
  ) {}

  /** The end of what it has written. */
  get lastWords(): string {
    return this.said.slice(-2000)
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`
  }

  /** Starts it and waits until it answers. */
  async start(): Promise<void> {
    // A server lives for seconds here: the embedded database compiled quickly, not well, costs an eighth less.
    const child = spawn(process.execPath, ['--liftoff-only', await bundleProgram('server/main.ts')], {
      cwd: root,
      env: {
        ...process.env,
        ...this.env,
        PORT: String(this.port),
        GATE_PORT: String(this.port + 1),
        LOG_LEVEL: 'warn',
        TRUST_PROXY: '1',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.child = child
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (this.said += String(text)))
    while (!(await this.answers())) {
      if (child.exitCode !== null || child.signalCode !== null)
        throw new Error(`the server did not start:\n${this.lastWords}`)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }

  /** Resolves to its exit code; null when the signal ended it. */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    if (!this.child || this.child.exitCode !== null) return this.child?.exitCode ?? null
    const gone = once(this.child, 'exit')
    this.child.kill(signal)
    return (await gone)[0] as number | null
  }

  answers = () =>
    fetch(`${this.address}/healthz`).then(
      (answer) => answer.ok,
      () => false,
    )
}
