import { parseQuery, type ResolvedRoute, resolve, resolveMini } from '@quanzi/contract'
import { address } from '@/platform/address'

/** Keys that Taro adds to a page's parameters for itself. */
const TARO_KEYS: ReadonlySet<string> = new Set(['stamp', '$taroTimestamp'])

/** What Taro tells a page about itself. */
export interface TaroPage {
  /** H5: the concrete public path, perhaps with a query; mini-programs: the page path. */
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
 * The path as an address has it. Taro has decoded a page's once, all but the signs that divide addresses: for the page
 * on top the address bar still has it whole, for those below it is encoded again.
 */
function encodedPath(path: string): string {
  const bar = address.current()?.split(/[?#]/)[0]
  return bar !== undefined && decoded(bar) === path ? bar : encodeURI(path)
}

/** On H5 the path is decoded by the catalogue, once, and the query comes as it stands in the address bar. */
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

/** WeChat and Douyin hand page parameters over still encoded. */
export function resolveMiniPage(page: TaroPage): ResolvedRoute | null {
  const [path = ''] = page.path.split('?', 1)
  const text = Object.entries(cleaned(page.params))
    .map(([key, value]) => `${encodeURIComponent(key)}=${value}`)
    .join('&')
  return resolveMini(path, parseQuery(text))
}
