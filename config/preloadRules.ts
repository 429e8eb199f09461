interface Pages {
  readonly pages: readonly string[]
  readonly subPackages: readonly { readonly root: string; readonly pages: readonly string[] }[]
}

interface PreloadRule {
  readonly network: 'all' | 'wifi'
  readonly packages: string[]
}

/** Where people go next from a screen: its packages are fetched while it is being read. */
const NEXT: Readonly<Record<string, readonly string[]>> = {
  'index/home': ['act', 'account', 'order'],
  'act/list': ['account', 'pay'],
  'act/detail': ['account', 'pay'],
  'pay/cashier': ['order'],
  'account/personal': ['order'],
  'university/home': ['account'],
}

/** The mini-programs' preload rules for the pages and packages that are built. */
export function preloadRules({ pages, subPackages }: Pages): Record<string, PreloadRule> {
  const roots = new Set(subPackages.map(({ root }) => root))
  const known = new Set([...pages, ...subPackages.flatMap((one) => one.pages.map((page) => `${one.root}/${page}`))])
  const rules = Object.entries(NEXT).flatMap(([screen, groups]): [string, PreloadRule][] => {
    const page = `modules/${screen}/index`
    const packages = groups.map((group) => `modules/${group}`).filter((root) => roots.has(root))
    return known.has(page) && packages.length > 0 ? [[page, { network: 'all', packages }]] : []
  })
  return Object.fromEntries(rules)
}
