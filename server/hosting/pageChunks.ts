import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isBuilt, miniPagePath, NOT_BUILT_PAGE, type ResolvedRoute } from '@quanzi/contract'
import * as v from 'valibot'

const Table = v.record(v.string(), v.array(v.string()))

/**
 * Elements for a route's page: its scripts and styles, which the entry would find out about late. Styles of a
 * page that is drawn already are needed at once.
 */
export type Preloads = (route: ResolvedRoute, drawn: boolean) => string

const NONE: Preloads = () => ''

function element(file: string, drawn: boolean): string {
  if (!file.endsWith('.css')) return `<link rel="preload" as="script" href="/${file}">`
  return drawn ? `<link rel="stylesheet" href="/${file}">` : `<link rel="preload" as="style" href="/${file}">`
}

/** Reads the build's page-chunk table; a build without one has no preloads. */
export async function readPageChunks(folder: string): Promise<Preloads> {
  const text = await readFile(join(folder, 'page-chunks.json'), 'utf8').catch(() => null)
  if (text === null) return NONE
  const table = v.parse(Table, JSON.parse(text))
  return ({ screen }, drawn) => {
    const page = isBuilt(screen) ? miniPagePath(screen) : NOT_BUILT_PAGE
    return (table[page] ?? []).map((file) => element(file, drawn)).join('')
  }
}
