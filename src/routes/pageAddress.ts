import { parseQuery, type ResolvedRoute, resolve, resolveMini } from '@quanzi/contract'
import { address } from '@/platform/address'

/** Keys that Taro adds to a page's parameters. */
const TARO_KEYS: ReadonlySet<string> = new Set(['stamp', '$taroTimestamp'])

/** What Taro knows about a page. */
export interface TaroPage {
  /** H5: the concrete public path, possibly with a query. Mini-programs: the page path. */
  readonly path: string
  readonly params: Readonly<Record<string, string | undefined>>
}

const cleaned = (params: TaroPage['params']): Record<string, string> => {
  const clean: Record<string, string> = {}
  for (const [key, value] of Object.entries(params)) {
    if (!TARO_KEYS.has(key) && value !== undefined) clean[key] = String(value)
  }
  return clean
}

const decoded = (path: string): string => {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/**
 * The encoded path of a page. Taro has decoded it once, except for the delimiters. For the top page the address bar
 * has the original; for the pages below, this encodes it again.
 */
export function encodedPath(path: string): string {
  const bar = address.current()?.split(/[?#]/)[0]
  return bar !== undefined && decoded(bar) === path ? bar : encodeURI(path)
}

/** On H5 the catalogue decodes the path once; the query arrives as in the address bar. */
export function resolveH5Page(page: TaroPage): ResolvedRoute | null {
  const [path = ''] = page.path.split('?', 1)
  const route = resolve(encodedPath(path))
  if (!route) return null
  const params: object = route.params ?? {}
  const text = Object.entries(cleaned(page.params))
    .filter(([key]) => !(key in params))
    .map(([key, value]) => `${encodeURIComponent(key)}=${value}`)
    .join('&')
  return { ...route, query: parseQuery(text) } as ResolvedRoute
}

/** WeChat and Douyin pass page parameters encoded. */
export function resolveMiniPage(page: TaroPage): ResolvedRoute | null {
  const [path = ''] = page.path.split('?', 1)
  const text = Object.entries(cleaned(page.params))
    .map(([key, value]) => `${encodeURIComponent(key)}=${value}`)
    .join('&')
  return resolveMini(path, parseQuery(text))
}
