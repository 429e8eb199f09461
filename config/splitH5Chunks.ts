import type Chain from 'webpack-chain'

/**
 * Taro's default chunks copy MobX and the base components into every page chunk. One initial
 * `vendor`, one async `lib` for packages that two pages use, one `shared` for sources that three
 * use, keep a page's own chunk to what is its own.
 */
export function splitH5Chunks(chain: Chain): void {
  chain.performance.hints(false)
  if (process.env.NODE_ENV !== 'production') return
  chain.optimization.splitChunks({
    chunks: 'all',
    minSize: 0,
    cacheGroups: {
      default: false,
      defaultVendors: false,
      vendor: { name: 'vendor', chunks: 'initial', test: /[\\/]node_modules[\\/]/, priority: 30, enforce: true },
      lib: { name: 'lib', chunks: 'async', test: /[\\/]node_modules[\\/]/, minChunks: 2, priority: 20 },
      shared: {
        name: 'shared',
        chunks: 'async',
        test: /[\\/](src|contract|pomelo)[\\/]/,
        minChunks: 3,
        priority: 10,
      },
    },
  })
}
