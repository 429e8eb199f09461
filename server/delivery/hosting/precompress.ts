import { readdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TEXT = new Set(['.js', '.css', '.html', '.svg', '.json', '.txt'])
const SMALL = 1024
/** Every visitor waits for these files, so they get the best compression: a twelfth smaller, but it takes seconds. */
const ENTRY = /^(vendor|app)\.\w+\.js$/

const forms = [
  {
    suffix: '.br',
    compress: (bytes: Buffer, name: string) =>
      promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: ENTRY.test(name) ? 11 : 9 } }),
  },
  { suffix: '.gz', compress: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }) },
]

/** Writes compressed versions of a build's text files beside them, so that serving needs no compression. */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const entry of entries) {
    if (!entry.isFile() || !TEXT.has(extname(entry.name))) continue
    const path = join(entry.parentPath, entry.name)
    const source = await stat(path)
    if (source.size < SMALL) continue
    for (const { suffix, compress } of forms) {
      const there = await stat(path + suffix).catch(() => null)
      if (there && there.mtimeMs >= source.mtimeMs) continue
      // Servers that start together on one build must not write the same file.
      const part = `${path}${suffix}.${process.pid}.part`
      await writeFile(part, await compress(await readFile(path), entry.name))
      await rename(part, path + suffix)
    }
  }
}
