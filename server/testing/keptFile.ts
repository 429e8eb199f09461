import { createHash, randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const digest = (...parts: readonly (Buffer | string)[]): string => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex').slice(0, 24)
}

/**
 * Bytes that are made once of the same `sources`, and found in the folder by all later processes. The name of the file
 * has a digest of the bytes: one that is cut or damaged is not taken. Those of other sources are removed.
 */
export async function keptFile(
  folder: string,
  sources: readonly (Buffer | string)[],
  make: () => Promise<Buffer>,
): Promise<Buffer> {
  const key = digest(...sources)
  await mkdir(folder, { recursive: true })
  for (const name of await readdir(folder)) {
    if (!name.startsWith(`${key}-`)) continue
    const bytes = await readFile(join(folder, name)).catch(() => undefined)
    if (bytes && name === `${key}-${digest(bytes)}`) return bytes
  }
  const bytes = await make()
  const draft = join(folder, `draft-${key}-${randomBytes(6).toString('hex')}`)
  await writeFile(draft, bytes)
  await rename(draft, join(folder, `${key}-${digest(bytes)}`))
  const old = (await readdir(folder)).filter((name) => !name.includes(`${key}-`))
  for (const name of old) await rm(join(folder, name), { force: true })
  return bytes
}
