import path from 'node:path'
import { build, type Plugin } from 'esbuild'
import type { Compiler } from 'webpack'
import { sheetOf } from './scopedName'

/** File of the H5 build that renders first screens on the server (`src/preview`). */
export const PREVIEW_FILE = 'preview.cjs'

const root = path.resolve(__dirname, '..')
const source = (file: string) => path.join(root, 'src', file)
const standIn = (file: string) => source(`preview/stand-ins/${file}`)

/** Replacements for modules that need a browser or Taro's runtime. */
const PACKAGES: Readonly<Record<string, string>> = {
  '@tarojs/components': standIn('components.tsx'),
  '@tarojs/taro': standIn('taro.ts'),
}
const FILES: Readonly<Record<string, string>> = {
  [source('ui/press/pressProps')]: standIn('pressProps.ts'),
  [source('ui/media/PictureImage')]: standIn('PictureImage.tsx'),
  [source('domain/sections/LaterSection')]: standIn('LaterSection.tsx'),
  [source('ui/screen/usePreviewOver')]: source('ui/screen/usePreviewOver.ts'),
  [source('routes/stack')]: standIn('stack.ts'),
  [source('platform/link')]: standIn('link.ts'),
  [source('platform/address')]: standIn('address.ts'),
}

const ENDINGS = ['.h5.tsx', '.h5.ts', '.tsx', '.ts']

const standIns: Plugin = {
  name: 'stand-ins',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^@tarojs\// }, ({ path: name }) => (PACKAGES[name] ? { path: PACKAGES[name] } : undefined))
    onResolve({ filter: /^(\.|@\/)/ }, ({ path: name, resolveDir }) => {
      const wanted = name.startsWith('@/') ? source(name.slice(2)) : path.resolve(resolveDir, name)
      const file = FILES[wanted]
      return file ? { path: file } : undefined
    })
    onLoad({ filter: /\.module\.scss$/ }, ({ path: file }) => ({
      contents: `import { classIn } from ${JSON.stringify(path.join(__dirname, 'scopedName'))}
        export default new Proxy({}, { get: (_, local) => classIn(${JSON.stringify(sheetOf(file))}, local) })`,
      resolveDir: __dirname,
    }))
  },
}

/** Builds one CommonJS file for Node, with the constants of the app's own build. */
export async function buildPreview(constants: Readonly<Record<string, string>>): Promise<string> {
  const { outputFiles, warnings } = await build({
    entryPoints: [source('preview/renderPreview.tsx')],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    minifySyntax: true,
    minifyWhitespace: true,
    jsx: 'automatic',
    // Warnings for a browser's console do not belong in the server's log.
    banner: { js: 'const console = { ...globalThis.console, warn() {} }' },
    loader: { '.css': 'empty', '.scss': 'empty' },
    logLevel: 'silent',
    tsconfig: path.join(root, 'tsconfig.json'),
    resolveExtensions: [...ENDINGS, '.mjs', '.js', '.json'],
    define: { 'process.env.NODE_ENV': '"production"', 'process.env.TARO_ENV': '"h5"', ...constants },
    plugins: [standIns],
  })
  // For esbuild a missing export of a replacement is only a warning, but such a screen could not be rendered.
  const [lacking] = warnings.filter(({ id }) => id === 'import-is-undefined')
  if (lacking) throw new Error(`preview: ${lacking.text}`)
  return outputFiles[0]?.text ?? ''
}

/** Writes the preview into the H5 build. */
export class PreviewPlugin {
  constructor(private readonly constants: Readonly<Record<string, string>>) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('PreviewPlugin', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tapPromise({ name: 'PreviewPlugin', stage }, async () => {
        const text = await buildPreview(this.constants)
        compilation.emitAsset(PREVIEW_FILE, new compiler.webpack.sources.RawSource(text))
      })
    })
  }
}
