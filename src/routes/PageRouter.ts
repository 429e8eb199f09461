import { miniPagePath, resolve } from '@quanzi/contract'
import { encodedPath } from './pageAddress'

/** A page in the form of Taro's H5 router. */
interface TaroPage {
  /**
   * The page path with a leading slash. For the first page it is the list of its addresses, which contains only `/`
   * (config).
   */
  readonly path: string | readonly string[]
  action(context: { readonly pathname: string }, params: Readonly<Record<string, string>>): unknown
}

const pageOf = ({ path }: TaroPage) => (typeof path === 'string' ? path.slice(1) : miniPagePath('root/entry'))

/**
 * Replaces `universal-router` inside Taro's H5 router: the catalogue of routes finds the page of a public path.
 * With `universal-router` the scripts would contain every pattern twice and compile all of them before the first
 * page shows.
 */
export default class PageRouter {
  private readonly pages: ReadonlyMap<string, TaroPage>

  constructor(pages: readonly TaroPage[]) {
    this.pages = new Map(pages.map((page) => [pageOf(page), page]))
  }

  async resolve(pathname: string): Promise<unknown> {
    const route = resolve(encodedPath(pathname))
    const page = route && this.pages.get(miniPagePath(route.screen))
    // Taro's router recognises an unknown path by this status.
    if (!page) throw Object.assign(new Error(`no page for ${pathname}`), { status: 404 })
    const params = Object.entries(route.params as object).map(([key, value]) => [key, String(value)])
    return page.action({ pathname }, Object.fromEntries(params))
  }
}
