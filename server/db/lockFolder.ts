import { createHash } from 'node:crypto'
import { mkdir, realpath, rm } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import lockfile from 'proper-lockfile'

/** Maximum path length of a socket file on the strictest system. */
const MAX_SOCKET_PATH = 100

export class FolderInUse extends Error {
  override readonly name = 'FolderInUse'

  constructor(
    readonly folder: string,
    readonly pid: string,
  ) {
    super(
      `Another server (process ${pid}) is using the data folder ${folder}. Stop it, or choose another folder with DATA_DIR. ` +
        'Several servers can share one site with DATABASE_URL.',
    )
  }
}

/**
 * Locks a folder for this process and returns the release. The lock is a listening socket: the system closes it
 * however the process ends, so a killed server leaves nothing that must time out.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true })
  const real = await realpath(folder)
  const path = socketPath(real)
  // Two servers that both find a dead socket must not both replace it.
  const done = await lockfile.lock(real, {
    lockfilePath: join(real, 'starting.lock'),
    stale: 5000,
    retries: { retries: 40, minTimeout: 50, maxTimeout: 500 },
  })
  try {
    const owner = await askOwner(path)
    if (owner !== null) throw new FolderInUse(folder, owner)
    await rm(path, { force: true })
    return await listen(path)
  } finally {
    await done()
  }
}

const socketPath = (real: string) => {
  const inside = join(real, 'server.sock')
  if (inside.length <= MAX_SOCKET_PATH) return inside
  return join(tmpdir(), `quanzi-${createHash('sha256').update(real).digest('hex').slice(0, 16)}.sock`)
}

/** The process id of the listening server; null without one. */
const askOwner = (path: string): Promise<string | null> =>
  new Promise((resolve) => {
    let answer = ''
    const socket = connect(path)
    socket.setEncoding('utf8')
    socket.on('data', (text: string) => {
      answer += text
    })
    socket.on('end', () => resolve(answer || 'unknown'))
    socket.on('error', () => resolve(null))
  })

const listen = (path: string): Promise<() => Promise<void>> =>
  new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.on('error', () => {}).end(String(process.pid)))
    server.once('error', reject)
    server.listen(path, () => {
      server.unref()
      resolve(() => new Promise((closed) => server.close(() => closed())))
    })
  })
