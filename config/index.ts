import path from 'node:path'
import { defineConfig, type UserConfigExport } from '@tarojs/cli'
import type Chain from 'webpack-chain'
import { BareEntry } from './BareEntry'
import { PreviewPlugin } from './buildPreview'
import { leanElements } from './h5/leanElements'
import { JoinCommons } from './JoinCommons'
import { LaterEntry } from './LaterEntry'
import { LeanStats } from './LeanStats'
import { laterPackages } from './laterPackages'
import { ModuleSizes } from './ModuleSizes'
import { minify } from './minify'
import { readPagesQuickly } from './quickPages'
import { splitQuickly } from './quickSplit'
import { StrictFiles } from './StrictFiles'
import { scopedName } from './scopedName'
import type { Sitemap } from './sitemap'
import { splitH5Chunks } from './splitH5Chunks'

const loadBundled: (contents: string, folder: string) => Record<string, unknown> = require('./loadBundled')
const root = path.resolve(__dirname, '..')
/** When Taro reads the configuration it transpiles only this folder, and the sitemap needs the catalogue of routes. */
const loadSitemap = () => loadBundled(`export { Sitemap } from './sitemap'`, __dirname).Sitemap as typeof Sitemap
const outside = ['contract', 'pomelo', 'config'].map((room) => path.join(root, room))
const cssModules = { enable: true, config: { namingPattern: 'module', generateScopedName: scopedName } }
/** Taro passes these options to the loader of other style sheets too; only `auto` tells CSS modules apart. */
const cssLoaderOption = {
  modules: {
    auto: (file: string) => file.endsWith('.module.scss'),
    namedExport: true,
    exportLocalsConvention: 'as-is',
  },
}
/** Shortens the paths by which Taro's runtime updates the view of a mini-program (`leanTemplates` has the other half). */
const shortenPaths = (chain: Chain) =>
  void chain.module
    .rule('shortPaths')
    .test(/@tarojs[\\/]runtime[\\/]dist[\\/](hydrate|dom[\\/](node|root))\.js$/)
    .use('shortPaths')
    .loader(path.join(__dirname, 'shortPaths.js'))

/**
 * Language features that webpack's own code may use on the engines of the browserslist. Taro says ES5, where each
 * export is a function.
 */
const environment = {
  arrowFunction: true,
  const: true,
  destructuring: true,
  optionalChaining: false,
  templateLiteral: true,
}
/** Smaller replacements of libraries whose entry has more than the app needs. */
const leanLibraries = {
  // All our components are functions; the rest of the library makes class components observers.
  'mobx-react$': require.resolve('mobx-react-lite/dist/mobxreactlite.mjs', { paths: [require.resolve('mobx-react')] }),
  // The same library, with the shortened private names that its authors publish.
  mobx$: require.resolve('mobx/dist/mobx.esm.production.min.js'),
}

/**
 * An imported name that its module does not export, such as a class without a rule, fails the build for wide windows
 * and phones; a mini-program lacks the classes that have rules for wide windows only.
 */
const refuseMissingExports = ({ module }: Chain) => void module.strictExportPresence(true)

/** Makes a separate module of every imported call (`splitCalls`). */
const splitCalls = (chain: Chain) =>
  void chain.module
    .rule('oneCall')
    .resourceQuery(/^\?call=/)
    .enforce('pre')
    .use('oneCall')
    .loader(path.join(__dirname, 'oneCall.js'))

/** Replaces the catalogue of routes in a build by one short text. */
const packCatalogue = (chain: Chain) =>
  void chain.module
    .rule('catalogue')
    .test(/[\\/]contract[\\/]routes[\\/]routes\.ts$/)
    .enforce('pre')
    .use('packCatalogue')
    .loader(path.join(__dirname, 'packCatalogue.js'))

/**
 * Postcss gets all its options from here. Without this its loader looks for a file of them in every folder above each
 * style sheet, which takes 3 s of a build.
 */
function keepPostcssFromSearching({ module }: Chain) {
  for (const rule of module.rules.values())
    for (const part of [rule, ...rule.oneOfs.values()])
      for (const use of part.uses.values())
        if (/postcss-loader/.test(use.get('loader')))
          use.tap(({ postcssOptions, ...options }) => ({
            ...options,
            postcssOptions: { ...postcssOptions, config: false },
          }))
}

/** Compiles a file by Babel only when no earlier build has (`keptBabel`). */
const keepCompiled = ({ module }: Chain) =>
  void module.rule('script').use('babelLoader').loader(path.join(__dirname, 'keptBabel.js'))

/**
 * `src/mainModules.ts` names them without using them, which alone would drop them. The platform plugin's own list of
 * exceptions ends its search at the first one.
 */
const keepMainModules = ({ module }: Chain) =>
  void module
    .rule('main modules')
    .test((file: string) =>
      /\/(mainModules|rules\/textLength|gateway\/callOnce|list\/(PagedList|WindowedList)|fields\/(cleanInput|SearchBox))\.tsx?$/.test(
        file,
      ),
    )
    .merge({ sideEffects: true })

/**
 * The shortest names for modules, chunks and exports, the most used ones first. A mini-program is downloaded as a
 * whole, so nothing is gained by names that stay the same from one build to the next.
 */
const nameBySize = ({ optimization }: Chain) =>
  void optimization.set('moduleIds', 'size').set('chunkIds', 'total-size').set('mangleExports', 'size')

const isMapStyle = (file?: string) => Boolean(file?.replace(/\\/g, '/').includes('/leaflet/'))

export default defineConfig<'webpack5'>((_merge, { mode }) => {
  const target = process.env.TARO_ENV
  const isH5 = target === 'h5'
  const constants = {
    GATEWAY_ORIGIN: JSON.stringify(process.env.GATEWAY_ORIGIN ?? (isH5 ? '' : 'http://127.0.0.1:8080')),
    GATEWAY_JSONP: JSON.stringify(process.env.GATEWAY_JSONP === '1'),
    GATE_URL: JSON.stringify(process.env.GATE_URL ?? ''),
    OFFICIAL_SITE: JSON.stringify(process.env.OFFICIAL_SITE ?? ''),
    MAP_TILES: JSON.stringify(process.env.MAP_TILES ?? `${process.env.GATEWAY_ORIGIN ?? ''}/map/tiles/{z}/{x}/{y}.svg`),
    MAP_TILES_ZOOM: JSON.stringify(Number(process.env.MAP_TILES_ZOOM ?? (process.env.MAP_TILES ? 15 : 11))),
    MAP_TILES_SYSTEM: JSON.stringify(process.env.MAP_TILES_SYSTEM ?? 'gcj02'),
    MAP_TILES_CREDIT: JSON.stringify(process.env.MAP_TILES_CREDIT ?? ''),
    MAP_GUIDE: JSON.stringify(
      process.env.MAP_GUIDE ??
        'https://uri.amap.com/marker?position={lng},{lat}&name={name}&coordinate=gaode&callnative=1',
    ),
    APP_VERSION: JSON.stringify(process.env.npm_package_version ?? '0.1.0'),
  }
  const base: UserConfigExport<'webpack5'> = {
    projectName: 'quanzi',
    date: '2026-11-21',
    designWidth: 750,
    deviceRatio: { 750: 1 },
    sourceRoot: 'src',
    outputRoot: `dist/${target}`,
    framework: 'react',
    compiler: { type: 'webpack5', prebundle: { enable: false } },
    cache: { enable: mode === 'development' },
    alias: {
      '@': path.join(root, 'src'),
      // Exact: the data beside it are imported by their own paths.
      '@quanzi/contract$': path.join(root, 'contract/index.ts'),
      '@quanzi/pomelo': path.join(root, 'pomelo/index.ts'),
      ...(mode === 'production' ? leanLibraries : {}),
      ...(isH5
        ? { 'universal-router$': path.join(root, 'src/routes/PageRouter.ts') }
        : { '@tarojs/taro$': path.join(__dirname, 'taroApi.js') }),
    },
    defineConstants: constants,
    plugins: [path.join(__dirname, 'leanTemplates.ts')],
    // A service worker must lie at the root of what it answers for.
    copy: {
      patterns: isH5 ? [{ from: 'src/platform/offlinePage/worker.js', to: 'dist/h5/offline.js' }] : [],
      options: {},
    },
    mini: {
      compile: { include: outside },
      optimizeMainPackage: { enable: true },
      // The platform's own rich text component shows formatted text.
      runtime: { enableInnerHTML: false },
      cssLoaderOption,
      output: { environment },
      // `true` inlines nothing: the map accepts only files for its pins.
      imageUrlLoaderOption: { limit: true as unknown as number },
      miniCssExtractPluginOption: { ignoreOrder: true },
      postcss: {
        pxtransform: { enable: true, config: {} },
        cssModules,
        [path.join(__dirname, 'stripWide.js')]: { enable: true },
      },
      webpackChain(chain) {
        keepPostcssFromSearching(chain)
        splitCalls(chain)
        for (const [name, source] of Object.entries(laterPackages[target ?? '']?.entries ?? {}))
          chain.plugin(name).use(LaterEntry, [name, path.join(root, source)])
        if (target === 'weapp') chain.plugin('sitemap').use(loadSitemap())
        if (mode !== 'production') return
        keepCompiled(chain)
        minify(chain)
        splitQuickly()
        readPagesQuickly()
        keepMainModules(chain)
        nameBySize(chain)
        chain.plugin('leanStats').use(LeanStats)
        packCatalogue(chain)
        shortenPaths(chain)
        chain.plugin('bareEntry').use(BareEntry)
        chain.plugin('strictFiles').use(StrictFiles)
        chain.plugin('joinCommons').use(JoinCommons)
        chain.plugin('moduleSizes').use(ModuleSizes, [path.join(root, `dist/${target}.modules.json`), ''])
      },
    },
    h5: {
      publicPath: '/',
      staticDirectory: 'static',
      compile: { include: outside },
      useHtmlComponents: true,
      cssLoaderOption,
      // Taro finds its first page for `/` by this; `PageRouter` knows the other addresses.
      router: { mode: 'browser', customRoutes: { '/modules/root/entry/index': ['/'] } },
      output: { filename: 'js/[name].[contenthash:8].js', chunkFilename: 'js/[name].[contenthash:8].js', environment },
      miniCssExtractPluginOption: {
        ignoreOrder: true,
        filename: 'css/[name].[contenthash:8].css',
        chunkFilename: 'css/[name].[contenthash:8].css',
      },
      // The root font size is width * 18.75 / 375 (shell-and-routes §9), so 750 design units are 20 rem.
      postcss: {
        pxtransform: {
          enable: true,
          // The map library counts in px: a 256 px tile converted to rem would leave gaps.
          config: { baseFontSize: 18.75, minRootSize: 1, maxRootSize: 40, exclude: isMapStyle },
        },
        autoprefixer: { enable: true, config: {} },
        cssModules,
      },
      webpackChain(chain) {
        keepPostcssFromSearching(chain)
        refuseMissingExports(chain)
        splitCalls(chain)
        leanElements(chain)
        splitH5Chunks(chain)
        chain.module
          .rule('textTitle')
          .test(/@tarojs[\\/]router[\\/]dist[\\/].*\.js$/)
          .use('textTitle')
          .loader(path.join(__dirname, 'textTitle.js'))
        if (mode !== 'production') return
        keepCompiled(chain)
        minify(chain)
        packCatalogue(chain)
        chain.plugin('leanStats').use(LeanStats)
        chain.plugin('moduleSizes').use(ModuleSizes, [path.join(root, 'dist/h5.modules.json'), 'js/'])
        chain.plugin('preview').use(PreviewPlugin, [constants])
      },
    },
  }
  return base
})
