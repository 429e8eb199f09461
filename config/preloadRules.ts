import { NEXT_SCREENS } from '../contract/routes/nextScreens'

interface Pages {
  readonly pages: readonly string[]
  readonly subPackages: readonly { readonly root: string; readonly pages: readonly string[] }[]
}

interface PreloadRule {
  readonly network: 'all' | 'wifi'
  readonly packages: string[]
}

const groupOf = (screen: string) => screen.split('/')[0] ?? ''

/** The preload rules of mini-programs for the built pages and packages. */
export function preloadRules({ pages, subPackages }: Pages): Record<string, PreloadRule> {
  const roots = new Set(subPackages.map(({ root }) => root))
  const known = new Set([...pages, ...subPackages.flatMap((one) => one.pages.map((page) => `${one.root}/${page}`))])
  const rules = Object.entries(NEXT_SCREENS).flatMap(([screen, next]): [string, PreloadRule][] => {
    const page = `modules/${screen}/index`
    const groups = new Set(next.map(groupOf))
    groups.delete(groupOf(screen))
    const packages = [...groups].map((group) => `modules/${group}`).filter((root) => roots.has(root))
    return known.has(page) && packages.length > 0 ? [[page, { network: 'all', packages }]] : []
  })
  return Object.fromEntries(rules)
}
