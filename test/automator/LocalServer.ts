import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

const ROOT = path.resolve(__dirname, '../..')
const START = 60_000

export interface LocalServer {
  readonly url: string
  readonly gateUrl: string
  /** The last code printed for a mobile number. */
  smsCode(mobile: string): Promise<string>
  stop(): Promise<void>
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
}

async function until<T>(what: string, limit: number, look: () => T | undefined | Promise<T | undefined>): Promise<T> {
  const end = Date.now() + limit
  for (;;) {
    const found = await look()
    if (found !== undefined) return found
    if (Date.now() > end) throw new Error(`Waited ${limit / 1000} s in vain for ${what}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** The reference server with an embedded database of its own in a temporary folder, seeded with the demo tenants. */
export async function startLocalServer(): Promise<LocalServer> {
  const [port, gatePort] = [await freePort(), await freePort()]
  const folder = mkdtempSync(path.join(tmpdir(), 'quanzi-automator-'))
  const url = `http://127.0.0.1:${port}`
  const child: ChildProcess = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PORT: String(port), GATE_PORT: String(gatePort), DATA_DIR: folder, PUBLIC_URL: url },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk
    })
  }
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const stop = async () => {
    child.kill()
    await exited
    rmSync(folder, { recursive: true, force: true })
  }
  const healthy = async () => {
    if (child.exitCode !== null) throw new Error(`The server ended with code ${child.exitCode}\n${output.slice(-2000)}`)
    const answer = await fetch(`${url}/healthz`).catch(() => undefined)
    return answer?.ok ? true : undefined
  }
  try {
    await until('the server', START, healthy)
  } catch (error) {
    await stop()
    throw error
  }
  const codeOf = (mobile: string) =>
    output
      .split('\n')
      .filter((line) => line.includes(mobile))
      .map((line) => /verification code (\d{6})/.exec(line)?.[1])
      .filter((code) => code !== undefined)
      .at(-1)
  return {
    url,
    gateUrl: `ws://127.0.0.1:${gatePort}`,
    smsCode: (mobile) => until(`the code of ${mobile}`, 5000, () => codeOf(mobile)),
    stop,
  }
}
