import type { Compiler } from 'webpack'
import { miniPagePath } from '../contract/routes/mini'
import { SCREEN_ACCESS } from '../contract/routes/screenAccess'
import { SCREENS, type ScreenName } from '../contract/routes/screens'

export const SITEMAP_FILE = 'sitemap.json'

interface Rule {
  /** WeChat's default is to allow; the main package contains this file. */
  readonly action?: 'disallow'
  readonly page: string
}

/** Steps on the way to a screen, and screens for developers. */
const NOT_FOR_SEARCH = /^(root|test)\//

/** The part before the first semicolon says who may open the screen; the part after it says who may do what there. */
const opensToAll = (screen: ScreenName) => SCREEN_ACCESS[screen].split(';')[0]?.split(', ').includes('public')

/**
 * The pages that WeChat's search may index: those that everybody may open. The first rule that matches a page applies.
 */
export function sitemap(): { readonly rules: readonly Rule[] } {
  const open = (Object.keys(SCREENS) as ScreenName[]).filter(
    (screen) => opensToAll(screen) && !NOT_FOR_SEARCH.test(screen),
  )
  const allowed = open.map((screen): Rule => ({ page: miniPagePath(screen) }))
  return { rules: [...allowed, { action: 'disallow', page: '*' }] }
}

/** Writes the sitemap next to app.json, which names it (`sitemapLocation`). */
export class Sitemap {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap('Sitemap', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL
      compilation.hooks.processAssets.tap({ name: 'Sitemap', stage }, () =>
        compilation.emitAsset(SITEMAP_FILE, new sources.RawSource(JSON.stringify(sitemap()))),
      )
    })
  }
}
