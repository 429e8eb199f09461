import { isBuilt, miniPagePath, NOT_BUILT_PAGE, resolve } from '@quanzi/contract'
import { encodedPath } from './pageAddress'

/** A page as Taro's H5 router knows it. */
interface TaroPage {
  /** The page path with a leading slash; for the first page the list of its addresses, which is `/` (config). */
  readonly path: string | readonly string[]
  action(context: { readonly pathname: string }, params: Readonly<Record<string, string>>): unknown
}

const pageOf = ({ path }: TaroPage) => (typeof path === 'string' ? path.slice(1) : miniPagePath('root/entry'))

/**
 * Stands in the place of `universal-router` inside Taro's H5 router: the catalogue of routes says which page a public
 * path opens. Otherwise every pattern would be in the scripts twice, and be compiled before the first page shows.
 */
export default class PageRouter {
  private readonly pages: ReadonlyMap<string, TaroPage>

  constructor(pages: readonly TaroPage[]) {
    this.pages = new Map(pages.map((page) => [pageOf(page), page]))
  }

  async resolve(pathname: string): Promise<unknown> {
    const route = resolve(encodedPath(pathname))
    const page = route && this.pages.get(isBuilt(route.screen) ? miniPagePath(route.screen) : NOT_BUILT_PAGE)
    // Taro's router tells an unknown path by this.
    if (!page) throw Object.assign(new Error(`no page for ${pathname}`), { status: 404 })
    const params = Object.entries(route.params as object).map(([key, value]) => [key, String(value)])
    return page.action({ pathname }, Object.fromEntries(params))
  }
}
