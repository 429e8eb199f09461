import type { Chunk, Compiler } from 'webpack'
import { pagesOf } from './PageChunks'

/**
 * Chromium reads this hint at the beginning of a file: it compiles all functions on another thread while the file
 * still loads. Otherwise it compiles each function at its first call, which delays the app.
 */
const HINT = '//# allFunctionsCalledOnLoad\n'

const isOfFirstScreen = (chunk: Chunk) => chunk.canBeInitial() || pagesOf(chunk).length > 0

/** Adds the hint to the scripts that a page needs at once, not to those that load later. */
export class CompileHints {
  apply(compiler: Compiler): void {
    const { ConcatSource } = compiler.webpack.sources
    compiler.hooks.thisCompilation.tap('CompileHints', (compilation) => {
      // After the minifier, which drops comments, and before the files get their content hashes.
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING
      compilation.hooks.processAssets.tap({ name: 'CompileHints', stage }, () => {
        const chunks = [...compilation.chunks].filter(isOfFirstScreen)
        for (const file of new Set(chunks.flatMap((chunk) => [...chunk.files])))
          if (file.endsWith('.js')) compilation.updateAsset(file, (source) => new ConcatSource(HINT, source))
      })
    })
  }
}
