import type { Chunk, ChunkGraph, Module } from 'webpack'
import type Chain from 'webpack-chain'
import { CompileHints } from './CompileHints'
import { PageChunks, pagesOf } from './PageChunks'

/** The page of most visits: its code is never in one chunk with code that it does not need. */
const FIRST_PAGE = 'modules/index/home/index'
/** Pages that links lead to: no page waits for code that only the other kind needs, or for forms and checkout. */
const CONTENT_PAGE = /^modules\/(act|mate|news|note|sact)\/detail\/index$/
const ORDER_PAGE = 'modules/order/detail/index'
const DETAIL_PAGE = /\/detail\/index$/

interface Graph {
  readonly chunkGraph: ChunkGraph
}

const pagesWith = (module: Module, { chunkGraph }: Graph): readonly string[] =>
  [...chunkGraph.getModuleChunksIterable(module)].flatMap(pagesOf)

const isPage = (chunk: Chunk) => !chunk.canBeInitial() && pagesOf(chunk).length > 0

const inPackage = (module: Module) => /[\\/]node_modules[\\/]/.test(module.nameForCondition() ?? '')
const isOurs = (module: Module) => /[\\/](src|contract|pomelo|config)[\\/]/.test(module.nameForCondition() ?? '')

/** The suffix of a shared chunk's name: it tells which linked pages are among these pages. */
export function audienceOf(pages: readonly string[]): string {
  const isContent = pages.some((page) => CONTENT_PAGE.test(page))
  const isOrder = pages.includes(ORDER_PAGE)
  if (pages.includes(FIRST_PAGE)) return isContent || isOrder ? '' : 'Home'
  if (isContent) return isOrder ? 'Linked' : 'Content'
  if (isOrder) return 'Order'
  return pages.some((page) => DETAIL_PAGE.test(page)) ? 'Detail' : 'More'
}

const AUDIENCES = ['', 'Home', 'Linked', 'Content', 'Order', 'Detail', 'More']

/**
 * One chunk per audience for the modules that `holds` accepts. Code that home uses is left out of its later parts,
 * too.
 */
const chunksOf = (name: string, priority: number, minChunks: number, holds: (module: Module) => boolean) =>
  Object.fromEntries(
    AUDIENCES.map((audience) => [
      name + audience,
      {
        name: name + audience,
        chunks: audience === '' || audience === 'Home' ? 'async' : isPage,
        test: (module: Module, graph: Graph) => holds(module) && audienceOf(pagesWith(module, graph)) === audience,
        ...{ priority, minChunks },
      },
    ]),
  )

/**
 * Taro's default chunks copy MobX and the base components into every page chunk. Here there is one initial
 * `vendor`; packages that two pages use go to `lib`, sources that three use to `shared`, each in one chunk per audience
 * (`audienceOf`); the rest is in the page's own chunk. Parts that a page loads later keep copies of what they need
 * besides the home page's code, so that a small part does not load what all forms share.
 */
export function splitH5Chunks(chain: Chain): void {
  chain.performance.hints(false)
  if (process.env.NODE_ENV !== 'production') return
  chain.plugin('pageChunks').use(PageChunks)
  chain.plugin('compileHints').use(CompileHints)
  chain.optimization.splitChunks({
    chunks: 'all',
    minSize: 0,
    cacheGroups: {
      default: false,
      defaultVendors: false,
      vendor: { name: 'vendor', chunks: 'initial', test: /[\\/]node_modules[\\/]/, priority: 30, enforce: true },
      ...chunksOf('lib', 20, 2, inPackage),
      ...chunksOf('shared', 10, 3, isOurs),
    },
  })
}
