import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'

const VERSIONS = '/usr/lib/postgresql'

export interface Postgres {
  /** Address of the maintenance database. */
  readonly url: string
  /** Ends the server like a power cut, and starts it again on the same files. */
  crash(): Promise<void>
  stop(): Promise<void>
}

/** Folder of the programs of the newest installed PostgreSQL (Debian's layout). */
function programs(): string {
  const versions = existsSync(VERSIONS) ? readdirSync(VERSIONS).sort((a, b) => Number(b) - Number(a)) : []
  const found = versions
    .map((version) => path.join(VERSIONS, version, 'bin'))
    .find((bin) => existsSync(path.join(bin, 'initdb')))
  if (!found) throw new Error(`PostgreSQL is not installed under ${VERSIONS} (apt-get install postgresql)`)
  return found
}

/** PostgreSQL refuses to run as root: then it runs as the user that its package has created. */
const asUser = (command: string, args: readonly string[]): [string, string[]] =>
  process.getuid?.() === 0 ? ['runuser', ['-u', 'postgres', '--', command, ...args]] : [command, [...args]]

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

async function waitUntilOpen(url: string, server: ChildProcess): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error(`postgres ended with ${server.exitCode}`)
    const client = new Client({ connectionString: url })
    client.on('error', () => {})
    try {
      await client.connect()
      await client.end()
      return
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}

/** Starts a PostgreSQL in a temporary folder, on a free port of this machine. */
export async function startPostgres({
  durable = false,
  vacuum = true,
}: {
  durable?: boolean
  /** False: nothing gathers statistics unasked, by which the same statement would have another plan a minute later. */
  vacuum?: boolean
} = {}): Promise<Postgres> {
  const bin = programs()
  const folder = mkdtempSync(path.join(tmpdir(), 'quanzi-pg-'))
  if (process.getuid?.() === 0) execFileSync('chown', ['postgres', folder])
  chmodSync(folder, 0o700)
  const data = path.join(folder, 'data')
  const [initdb, initArgs] = asUser(path.join(bin, 'initdb'), [
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
    '-N',
  ])
  execFileSync(initdb, initArgs, { stdio: ['ignore', 'ignore', 'inherit'], cwd: '/' })
  const port = await freePort()
  const url = `postgresql://postgres@127.0.0.1:${port}/postgres`

  const launch = async (): Promise<ChildProcess> => {
    const settings = [
      'listen_addresses=127.0.0.1',
      `port=${port}`,
      `unix_socket_directories=${folder}`,
      'max_connections=100',
    ]
    // Nobody reads the log of a database that may be lost.
    if (!durable)
      settings.push(
        ...['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'],
        ...['wal_level=minimal', 'max_wal_senders=0', 'checkpoint_timeout=1d', 'max_wal_size=4GB'],
      )
    if (!vacuum) settings.push('autovacuum=off')
    const [command, args] = asUser(path.join(bin, 'postgres'), [
      '-D',
      data,
      ...settings.flatMap((setting) => ['-c', setting]),
    ])
    const server = spawn(command, args, { stdio: 'ignore', cwd: '/' })
    await waitUntilOpen(url, server)
    return server
  }
  // `runuser` is in between: the lock file has the server's own process id.
  const pid = () => Number(execFileSync('head', ['-1', path.join(data, 'postmaster.pid')]).toString())
  let server = await launch()

  const end = async (signal: NodeJS.Signals) => {
    const gone = once(server, 'exit')
    process.kill(pid(), signal)
    await gone
  }
  return {
    url,
    async crash() {
      await end('SIGKILL')
      server = await launch()
    },
    async stop() {
      await end('SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
