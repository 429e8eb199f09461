import type { Compiler } from 'webpack'

const STRICT = '"use strict";'

/** Every script begins with what `minify` has taken out of the modules in it. */
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
