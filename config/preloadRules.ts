import { miniPagePath } from '../contract/routes/mini'
import { NEXT_SCREENS } from '../contract/routes/nextScreens'
import type { ScreenName } from '../contract/routes/screens'

interface Pages {
  readonly pages: readonly string[]
  readonly subPackages: readonly { readonly root: string; readonly pages: readonly string[] }[]
}

interface PreloadRule {
  readonly network: 'all' | 'wifi'
  readonly packages: string[]
}

const NEXT = Object.entries(NEXT_SCREENS) as [ScreenName, readonly ScreenName[]][]

/** The root of the package that holds a screen. */
const rootOf = (screen: ScreenName) => miniPagePath(screen).split('/').slice(0, 2).join('/')

/** The preload rules of mini-programs for the built pages and packages. */
export function preloadRules({ pages, subPackages }: Pages): Record<string, PreloadRule> {
  const roots = new Set(subPackages.map(({ root }) => root))
  const known = new Set([...pages, ...subPackages.flatMap((one) => one.pages.map((page) => `${one.root}/${page}`))])
  const rules = NEXT.flatMap(([screen, next]): [string, PreloadRule][] => {
    const page = miniPagePath(screen)
    const own = rootOf(screen)
    const packages = [...new Set(next.map(rootOf))].filter((root) => root !== own && roots.has(root))
    return known.has(page) && packages.length > 0 ? [[page, { network: 'all', packages }]] : []
  })
  return Object.fromEntries(rules)
}
