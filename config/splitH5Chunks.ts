import type { Chunk, ChunkGraph, Module } from 'webpack'
import type Chain from 'webpack-chain'
import { PageChunks, pagesOf } from './PageChunks'

/** The page of most visits: its code is never in one chunk with code that it does not need. */
const FIRST_PAGE = 'modules/index/home/index'
/** Pages that links lead to: code that they share is loaded without the forms and orders of other pages. */
const DETAIL = /\/detail\/index$/

interface Graph {
  readonly chunkGraph: ChunkGraph
}

const pagesWith = (module: Module, { chunkGraph }: Graph): readonly string[] =>
  [...chunkGraph.getModuleChunksIterable(module)].flatMap(pagesOf)

const isPage = (chunk: Chunk) => !chunk.canBeInitial() && pagesOf(chunk).length > 0

const inPackage = (module: Module) => /[\\/]node_modules[\\/]/.test(module.nameForCondition() ?? '')
const isOurs = (module: Module) => /[\\/](src|contract|pomelo|config)[\\/]/.test(module.nameForCondition() ?? '')

const onFirstPage = (module: Module, graph: Graph) => pagesWith(module, graph).includes(FIRST_PAGE)
const onDetail = (module: Module, graph: Graph) => pagesWith(module, graph).some((page) => DETAIL.test(page))

/**
 * Taro's default chunks copy MobX and the base components into every page chunk. Here there is one initial
 * `vendor`; packages that two pages use go to `lib`, sources that three use to `shared`, each separated from what
 * the home page does not use; the rest is in the page's own chunk. Parts that a page loads later keep copies of
 * what they need besides the home page's code, so that a small part does not load what all forms share.
 */
export function splitH5Chunks(chain: Chain): void {
  chain.performance.hints(false)
  if (process.env.NODE_ENV !== 'production') return
  chain.plugin('pageChunks').use(PageChunks)
  const lib = { minChunks: 2, priority: 20 }
  const shared = { minChunks: 3, priority: 10 }
  chain.optimization.splitChunks({
    chunks: 'all',
    minSize: 0,
    cacheGroups: {
      default: false,
      defaultVendors: false,
      vendor: { name: 'vendor', chunks: 'initial', test: /[\\/]node_modules[\\/]/, priority: 30, enforce: true },
      lib: {
        ...lib,
        name: 'lib',
        chunks: 'async',
        test: (module: Module, graph: Graph) => inPackage(module) && onFirstPage(module, graph),
      },
      libMore: {
        ...lib,
        name: 'libMore',
        chunks: isPage,
        test: (module: Module, graph: Graph) => inPackage(module) && !onFirstPage(module, graph),
      },
      shared: {
        ...shared,
        name: 'shared',
        chunks: 'async',
        test: (module: Module, graph: Graph) => isOurs(module) && onFirstPage(module, graph),
      },
      sharedDetail: {
        ...shared,
        name: 'sharedDetail',
        chunks: isPage,
        test: (module: Module, graph: Graph) =>
          isOurs(module) && !onFirstPage(module, graph) && onDetail(module, graph),
      },
      sharedMore: {
        ...shared,
        name: 'sharedMore',
        chunks: isPage,
        test: (module: Module, graph: Graph) =>
          isOurs(module) && !onFirstPage(module, graph) && !onDetail(module, graph),
      },
    },
  })
}
