import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { miniPagePath, NEXT_SCREENS, type ResolvedRoute, type ScreenName } from '@quanzi/contract'
import * as v from 'valibot'

const Table = v.record(v.string(), v.array(v.string()))

/** The elements for a route's files in the page's head. */
export interface PageHead {
  /** At the beginning of the head: the files that the browser fetches first. */
  readonly first: string
  /** At the end of the head, after the app's own style sheet, as in a page that the app opens itself. */
  readonly last: string
}

/** The build's table of the pages' scripts and styles. */
export interface PageChunks {
  /** The scripts and styles of the built page and of a route's page, which the entry would otherwise request late. */
  head(route: ResolvedRoute): PageHead
  /** Addresses that the screens after a route need besides its own. */
  next(route: ResolvedRoute): readonly string[]
}

const SCRIPT = /<script(?=[^>]*\sdefer)[^>]*\ssrc="([^"]+)"/g
const SHEET = /<link(?=[^>]*\srel="stylesheet")[^>]*\shref="([^"]+)"/g

const isSheet = (file: string) => file.endsWith('.css')
const found = (page: string, element: RegExp) => [...page.matchAll(element)].map(([, address = '']) => address)
const preloadOf = (address: string) =>
  `<link rel="preload" as="${isSheet(address) ? 'style' : 'script'}" href="${address}">`
const elementOf = (address: string) =>
  isSheet(address) ? `<link rel="stylesheet" href="${address}">` : `<script defer src="${address}"></script>`

/** Reads the build's page-chunk table; empty for a build without one. `page` is the built page. */
export async function readPageChunks(folder: string, page: string): Promise<PageChunks> {
  const text = await readFile(join(folder, 'page-chunks.json'), 'utf8').catch(() => '{}')
  const table = v.parse(Table, JSON.parse(text))
  const filesOf = (screen: ScreenName) => table[miniPagePath(screen)] ?? []
  const entry = [...found(page, SHEET), ...found(page, SCRIPT)]
  return {
    head({ screen }) {
      const own = filesOf(screen).map((file) => `/${file}`)
      const [sheets, scripts] = [own.filter(isSheet), own.filter((address) => !isSheet(address))]
      // Styles come first: the browser paints nothing without them, and loads few files at a time. The scripts are
      // preloaded, because otherwise every picture on screen loads before them.
      const wanted = [...entry, ...own].sort((a, b) => Number(isSheet(b)) - Number(isSheet(a)))
      return {
        // The page's own scripts run before the entry, so the entry does not wait for an import.
        first: [...wanted.map(preloadOf), ...scripts.map(elementOf)].join(''),
        last: sheets.map(elementOf).join(''),
      }
    },
    next: ({ screen }) => {
      const own = new Set(filesOf(screen))
      const files = (NEXT_SCREENS[screen] ?? []).flatMap(filesOf).filter((file) => !own.has(file))
      return [...new Set(files)].map((file) => `/${file}`)
    },
  }
}
