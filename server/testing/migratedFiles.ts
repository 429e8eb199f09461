import { execFileSync } from 'node:child_process'
import { mkdir, readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { migrate } from '../db/migrate'
import { pgliteParsers, wrapPGlite } from '../db/openDatabase'
import { keptFile } from './keptFile'

const KEPT = join(__dirname, '..', 'node_modules', '.cache', 'quanzi-databases')
const ROOM = join(__dirname, '..', 'db')

/** PGlite's data folder as a tar file. Creating an empty one takes 5 core-seconds, and running the migrations in it 3. */
async function dump(client: PGlite): Promise<Buffer> {
  const files = await client.dumpDataDir('none')
  await client.close()
  return Buffer.from(await files.arrayBuffer())
}

const program = async (): Promise<Buffer> =>
  await readFile(join(dirname(require.resolve('@electric-sql/pglite')), '..', 'package.json'))

/** Every text that the schema is made of. */
async function schemaSources(): Promise<(Buffer | string)[]> {
  const names = (await readdir(join(ROOM, 'migrations'))).filter((name) => name.endsWith('.sql')).sort()
  const texts = await Promise.all(names.map((name) => readFile(join(ROOM, 'migrations', name))))
  return [...names, ...texts, await readFile(join(ROOM, 'migrate.ts'))]
}

export const emptyFiles = async (): Promise<Buffer> =>
  await keptFile(join(KEPT, 'empty'), [await program()], async () => dump(await PGlite.create('memory://')))

export const migratedFiles = async (): Promise<Buffer> =>
  await keptFile(join(KEPT, 'migrated'), [await program(), ...(await schemaSources())], async () => {
    const client = await openFiles(await emptyFiles())
    await migrate(wrapPGlite(client).db)
    return await dump(client)
  })

/** A PGlite in memory with these files. */
export const openFiles = (files: Buffer): Promise<PGlite> =>
  PGlite.create({ dataDir: 'memory://', loadDataDir: new Blob([new Uint8Array(files)]), parsers: pgliteParsers })

/** Fills the new folder of an embedded database: whoever opens it finds nothing to migrate. */
export async function placeMigrated(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  execFileSync('tar', ['-x', '-C', folder], { input: await migratedFiles(), stdio: ['pipe', 'ignore', 'ignore'] })
}
