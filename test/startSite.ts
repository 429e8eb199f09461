import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { bundleProgram } from '../bin/bundleProgram'
import type { Db } from '../server/db/schema'
import { placeMigrated } from '../server/testing/migratedFiles'
import { holdDatabase } from './heldDatabase'
import { PlantedSite } from './PlantedSite'

const root = path.resolve(__dirname, '..')

/** Timeout in ms for a server to migrate, seed and listen: a very busy machine takes some minutes. */
const START_LIMIT = 400_000

/** Timeout in ms for a server to end after it was asked to. */
const STOP_LIMIT = 60_000

/** A running server with the built H5, its own embedded database and the demo tenants. */
export interface Site {
  readonly origin: string
  /** Port of the chat gate. */
  readonly gatePort: number
  readonly dataDir: string
  /** The complete output of the server; the SMS provider prints its codes there. */
  output(): string
  /** The codes sent to the mobile so far. */
  smsCodes(mobile: string): readonly string[]
  /** The code sent to the mobile after the first `seen` ones; waits for it. */
  smsCode(mobile: string, seen?: number): Promise<string>
  /** Works on the server's database, for which the server waits. */
  hold<T>(act: (db: Db) => Promise<T>): Promise<T>
  /** Stops the server and keeps its data, like a crash or a restart. */
  stop(signal?: NodeJS.Signals): Promise<void>
  start(): Promise<void>
  /** Stops the server and removes its data. */
  dispose(): Promise<void>
}

export async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address ? address.port : 0
      probe.close(() => resolve(port))
    })
  })
}

/** What a process ended with: its code, or the signal that killed it. Null while it runs. */
const endOf = ({ exitCode, signalCode }: ChildProcess) => exitCode ?? signalCode

/** `fromNothing`: it migrates an empty database first, which takes 4 core-seconds. */
export async function startSite(env: Record<string, string> = {}, { fromNothing = false } = {}): Promise<Site> {
  const program = await bundleProgram('test/siteProgram.ts')
  const dataDir = mkdtempSync(path.join(tmpdir(), 'quanzi-site-'))
  const port = await freePort()
  const gatePort = await freePort()
  const origin = `http://127.0.0.1:${port}`
  let printed = ''
  let server: ChildProcess | null = null

  async function start(): Promise<void> {
    const child = spawn(process.execPath, [program], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      serialization: 'advanced',
      env: {
        ...process.env,
        NODE_ENV: 'production',
        HOST: '127.0.0.1',
        PORT: String(port),
        GATE_PORT: String(gatePort),
        DATA_DIR: dataDir,
        PUBLIC_URL: origin,
        ...env,
      },
    })
    server = child
    child.stdout?.on('data', (chunk: Buffer) => {
      printed += chunk.toString()
    })
    child.stderr?.on('data', (chunk: Buffer) => {
      printed += chunk.toString()
    })
    const deadline = Date.now() + START_LIMIT
    for (;;) {
      if (endOf(child) !== null) throw new Error(`the server ended with ${endOf(child)}:\n${printed.slice(-4000)}`)
      const healthy = await fetch(`${origin}/healthz`).then(
        (response) => response.ok,
        () => false,
      )
      if (healthy) return
      if (Date.now() > deadline) {
        child.kill()
        throw new Error(`the server did not answer in ${START_LIMIT / 1000} s:\n${printed.slice(-4000)}`)
      }
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }

  async function stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    const child = server
    server = null
    if (!child) return
    // Nobody had asked it to.
    if (endOf(child) !== null) throw new Error(`the server had ended with ${endOf(child)}:\n${printed.slice(-4000)}`)
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill(signal)
    let isLate = false
    const timer = setTimeout(() => {
      isLate = true
      child.kill('SIGKILL')
    }, STOP_LIMIT)
    await ended
    clearTimeout(timer)
    if (isLate) throw new Error(`the server did not end ${STOP_LIMIT / 1000} s after ${signal}`)
  }

  const smsCodes = (mobile: string) =>
    [...printed.matchAll(new RegExp(`${mobile}\\D+(\\d{6})`, 'g'))].map(([, code = '']) => code)

  async function smsCode(mobile: string, seen = 0): Promise<string> {
    const deadline = Date.now() + 40_000
    for (;;) {
      const code = smsCodes(mobile)[seen]
      if (code) return code
      if (Date.now() > deadline) throw new Error(`no code was printed for ${mobile}`)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }

  const planted = new PlantedSite(program)
  const isPlanted = planted.copyTo(dataDir)
  if (!isPlanted && !fromNothing) await placeMigrated(path.join(dataDir, 'db'))
  await start()
  if (!isPlanted) {
    await stop()
    planted.keep(dataDir)
    await start()
  }
  return {
    origin,
    gatePort,
    dataDir,
    output: () => printed,
    smsCodes,
    smsCode,
    hold: async (act) => {
      if (!server) throw new Error('the server does not run')
      return await holdDatabase(server, act)
    },
    stop,
    start,
    dispose: async () => {
      try {
        await stop()
      } finally {
        rmSync(dataDir, { recursive: true, force: true })
      }
    },
  }
}
