import path from 'node:path'
import type Chain from 'webpack-chain'

const here = (file: string) => path.join(__dirname, file)
const inTaro = (file: string) => path.resolve(__dirname, '../../node_modules/@tarojs', file)

/** Parts of Taro's H5 runtime that are larger than this app needs, and their replacements. */
const STAND_INS: Readonly<Record<string, string>> = {
  [inTaro('components-react/dist/components/view/index.js')]: here('view.ts'),
  [inTaro('components-react/dist/components/pull-down-refresh/index.js')]: here('pullDownRefresh.ts'),
  [inTaro('router/dist/navigationBar.js')]: here('navigationBar.ts'),
  'query-string': here('queryString.ts'),
}

export function leanElements(chain: Chain): void {
  for (const [module, standIn] of Object.entries(STAND_INS)) chain.resolve.alias.set(`${module}$`, standIn)
  chain.module
    .rule('usedRules')
    .test(/@tarojs[\\/]components-react[\\/]dist[\\/]index\.css$/)
    .enforce('pre')
    .use('usedRules')
    .loader(here('usedRules.js'))
}
