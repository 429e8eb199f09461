import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort, type Site } from '../startSite'
import { type Figure, median } from './Figure'

const RUNS = 5
const SECONDS = 4
const CONNECTIONS = 64
const ROOT = path.resolve(__dirname, '../..')
const QUERY = '/h5/getjsonp?domain=h5&uri=%2Fv1%2Fcontent%2Flist&iid=1000&moduleType=14&tag=&pageNo=1&pageSize=20&f=1'

/** Requests per second with 64 busy connections, from a process of its own. */
export async function load(address: string, connections = CONNECTIONS, seconds = SECONDS): Promise<number> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', path.join(__dirname, 'loadProcess.ts'), address, String(connections), String(seconds)],
    { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] },
  )
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString()
  })
  await new Promise((resolve) => child.once('exit', resolve))
  const { rate, failed } = JSON.parse(said) as { rate: number; failed: number }
  if (failed > 0) throw new Error(`${address}: ${failed} requests failed`)
  return rate
}

async function startBare(folder: string, port: number): Promise<ChildProcess> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', path.join(__dirname, 'bareServer.ts'), folder, String(port)],
    {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, NODE_ENV: 'production' },
    },
  )
  await new Promise<void>((resolve, reject) => {
    child.stdout.once('data', () => resolve())
    child.once('exit', (code) => reject(new Error(`the bare server ended with ${code}`)))
  })
  return child
}

/**
 * The gateway's `/v1/content/list` next to a Fastify route that only runs the same statement on a copy of the same
 * database. They take turns, and the medians are compared.
 */
export async function contentListThroughput(site: Site): Promise<Figure[]> {
  const first = (await (await fetch(site.origin + QUERY)).json()) as { t?: { list: unknown[] } }
  if (!first.t?.list.length) throw new Error(`the gateway lists nothing: ${JSON.stringify(first).slice(0, 200)}`)
  const folder = mkdtempSync(path.join(tmpdir(), 'quanzi-bare-'))
  // A data folder may be copied only while no server uses it.
  await site.stop()
  cpSync(path.join(site.dataDir, 'db'), path.join(folder, 'db'), { recursive: true })
  await site.start()
  const port = await freePort()
  const bare = await startBare(path.join(folder, 'db'), port)
  const bareAddress = `http://127.0.0.1:${port}/list`
  try {
    const same = (await (await fetch(bareAddress)).json()) as { list: unknown[] }
    if (same.list.length !== first.t.list.length) throw new Error('the bare route lists something else')
    const [ours, theirs]: [number[], number[]] = [[], []]
    await load(site.origin + QUERY, CONNECTIONS, 2)
    await load(bareAddress, CONNECTIONS, 2)
    for (let run = 0; run < RUNS; run++) {
      ours.push(await load(site.origin + QUERY))
      theirs.push(await load(bareAddress))
    }
    const [gateway, route] = [Math.round(median(ours)), Math.round(median(theirs))]
    const group = 'gateway'
    return [
      { group, name: '/v1/content/list, 64 connections', value: gateway, unit: 'req/s' },
      { group, name: 'bare Fastify route, same SQL', value: route, unit: 'req/s' },
      { group, name: 'gateway ÷ bare route', value: Math.round((gateway / route) * 100) / 100, unit: '×', min: 0.5 },
    ]
  } finally {
    bare.kill()
    rmSync(folder, { recursive: true, force: true })
  }
}
