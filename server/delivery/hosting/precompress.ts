import { readdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

const TEXT = new Set(['.js', '.css', '.html', '.svg', '.json', '.txt'])
const SMALL = 1024

const forms = [
  // At its best, a twelfth smaller than at nine: it is done once, and every visitor waits for these bytes.
  { suffix: '.br', compress: promisify<Buffer, Buffer>(brotliCompress) },
  { suffix: '.gz', compress: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }) },
]

/** Writes compressed versions of a build's text files beside them, so that serving needs no compression. */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const texts = entries.filter((entry) => entry.isFile() && TEXT.has(extname(entry.name)))
  await Promise.all(texts.map(({ parentPath, name }) => compressFile(join(parentPath, name))))
}

async function compressFile(path: string): Promise<void> {
  const source = await stat(path)
  if (source.size < SMALL) return
  for (const { suffix, compress } of forms) {
    const there = await stat(path + suffix).catch(() => null)
    if (there && there.mtimeMs >= source.mtimeMs) continue
    // Servers that start together on one build must not write the same file.
    const part = `${path}${suffix}.${process.pid}.part`
    await writeFile(part, await compress(await readFile(path)))
    await rename(part, path + suffix)
  }
}
