import type { Compiler } from 'webpack'

/** The application's configuration as Taro writes it into the entry. */
const CONFIG = /= \{"[^\n]*\};(\n[^\n]*\.__taroAppConfig = )/

/** The entry without the configuration. Throws when it has none: Taro writes it differently then. */
export function withoutConfig(entry: string): string {
  if (!CONFIG.test(entry)) throw new Error('the entry of the mini-program has no configuration of Taro’s')
  return entry.replace(CONFIG, '= {};$1')
}

/**
 * Taro gives its runtime the whole `app.json`. The runtime needs nothing of it, and the paths of all pages would stand
 * in the main package a second time.
 */
export class BareEntry {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap('BareEntry', (compilation) => {
      // Before the scripts are minified.
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONS
      compilation.hooks.processAssets.tap({ name: 'BareEntry', stage }, () => {
        compilation.updateAsset('app.js', (source) => new sources.RawSource(withoutConfig(source.source().toString())))
      })
    })
  }
}
