import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isBuilt, miniPagePath, NOT_BUILT_PAGE, type ResolvedRoute } from '@quanzi/contract'
import * as v from 'valibot'

const Table = v.record(v.string(), v.array(v.string()))

/** Preload elements of a route's page: its scripts and styles, which the entry would find out about late. */
export type Preloads = (route: ResolvedRoute) => string

const NONE: Preloads = () => ''

const element = (file: string): string =>
  file.endsWith('.css')
    ? `<link rel="preload" as="style" href="/${file}">`
    : `<link rel="preload" as="script" href="/${file}">`

/** Reads the build's page-chunk table; a build without one has no preloads. */
export async function readPageChunks(folder: string): Promise<Preloads> {
  const text = await readFile(join(folder, 'page-chunks.json'), 'utf8').catch(() => null)
  if (text === null) return NONE
  const table = v.parse(Table, JSON.parse(text))
  return ({ screen }) => {
    const page = isBuilt(screen) ? miniPagePath(screen) : NOT_BUILT_PAGE
    return (table[page] ?? []).map(element).join('')
  }
}
