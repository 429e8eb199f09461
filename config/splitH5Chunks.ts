import type { Chunk } from 'webpack'
import type Chain from 'webpack-chain'
import { PageChunks, pagesOf } from './PageChunks'

/** The page of most visits: its code is never in one chunk with code that it does not need. */
const FIRST_PAGE = 'modules/index/home/index'

const ofFirstPage = (chunks: readonly Chunk[]) => chunks.some((chunk) => pagesOf(chunk).includes(FIRST_PAGE))
const named = (home: string, others: string) => (_module: unknown, chunks: readonly Chunk[]) =>
  ofFirstPage(chunks) ? home : others

/**
 * Taro's default chunks copy MobX and the base components into every page chunk. Here: one initial `vendor`; packages
 * that two pages use go to `lib`, sources that three use to `shared`, each in two parts, with and without the home
 * page; the rest is the page's own chunk.
 */
export function splitH5Chunks(chain: Chain): void {
  chain.performance.hints(false)
  if (process.env.NODE_ENV !== 'production') return
  chain.plugin('pageChunks').use(PageChunks)
  chain.optimization.splitChunks({
    chunks: 'all',
    minSize: 0,
    cacheGroups: {
      default: false,
      defaultVendors: false,
      vendor: { name: 'vendor', chunks: 'initial', test: /[\\/]node_modules[\\/]/, priority: 30, enforce: true },
      lib: {
        name: named('lib', 'libMore'),
        chunks: 'async',
        test: /[\\/]node_modules[\\/]/,
        minChunks: 2,
        priority: 20,
      },
      shared: {
        name: named('shared', 'sharedMore'),
        chunks: 'async',
        test: /[\\/](src|contract|pomelo)[\\/]/,
        minChunks: 3,
        priority: 10,
      },
    },
  })
}
