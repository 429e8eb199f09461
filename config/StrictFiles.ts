import type { Compiler } from 'webpack'

const STRICT = '"use strict";'

/**
 * Writes the directive at the beginning of each script, before it is minified: the minifier then removes it from the
 * modules.
 */
export class StrictFiles {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap('StrictFiles', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONS
      compilation.hooks.processAssets.tap({ name: 'StrictFiles', stage }, (assets) => {
        for (const file of Object.keys(assets).filter((name) => name.endsWith('.js')))
          compilation.updateAsset(file, (source) => new sources.ConcatSource(STRICT, source))
      })
    })
  }
}
