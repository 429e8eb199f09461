import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  isBuilt,
  miniPagePath,
  NEXT_SCREENS,
  NOT_BUILT_PAGE,
  type ResolvedRoute,
  type ScreenName,
} from '@quanzi/contract'
import * as v from 'valibot'

const Table = v.record(v.string(), v.array(v.string()))

/** The build's table of the pages' scripts and styles. */
export interface PageChunks {
  /**
   * Preload elements for a route's page: scripts and styles that the entry would discover late. When the page has a
   * preview, its styles are needed at once.
   */
  preloads(route: ResolvedRoute, drawn: boolean): string
  /** Addresses that the screens after a route need besides its own. */
  next(route: ResolvedRoute): readonly string[]
}

const SCRIPT = /<script(?=[^>]*\sdefer)[^>]*\ssrc="([^"]+)"/g

/** Preload elements for the built page's own scripts. Without them a browser loads every visible picture first. */
export const entryPreloads = (page: string): string =>
  [...page.matchAll(SCRIPT)].map(([, src]) => `<link rel="preload" as="script" href="${src}">`).join('')

function element(file: string, drawn: boolean): string {
  if (!file.endsWith('.css')) return `<link rel="preload" as="script" href="/${file}">`
  return drawn ? `<link rel="stylesheet" href="/${file}">` : `<link rel="preload" as="style" href="/${file}">`
}

/** Reads the build's page-chunk table; empty for a build without one. */
export async function readPageChunks(folder: string): Promise<PageChunks> {
  const text = await readFile(join(folder, 'page-chunks.json'), 'utf8').catch(() => '{}')
  const table = v.parse(Table, JSON.parse(text))
  const filesOf = (screen: ScreenName) => table[isBuilt(screen) ? miniPagePath(screen) : NOT_BUILT_PAGE] ?? []
  return {
    preloads: ({ screen }, drawn) =>
      filesOf(screen)
        .map((file) => element(file, drawn))
        .join(''),
    next: ({ screen }) => {
      const own = new Set(filesOf(screen))
      const files = (NEXT_SCREENS[screen] ?? []).flatMap(filesOf).filter((file) => !own.has(file))
      return [...new Set(files)].map((file) => `/${file}`)
    },
  }
}
