import type { Compiler } from 'webpack'

const STRICT = '"use strict";'

/** Adds the directive that `minify` has removed from the modules, once at the beginning of each script. */
export class StrictFiles {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap('StrictFiles', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER
      compilation.hooks.processAssets.tap({ name: 'StrictFiles', stage }, (assets) => {
        for (const file of Object.keys(assets).filter((name) => name.endsWith('.js')))
          compilation.updateAsset(file, (source) => new sources.ConcatSource(STRICT, source))
      })
    })
  }
}
