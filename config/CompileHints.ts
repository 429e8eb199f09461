import type { Chunk, Compiler } from 'webpack'
import { pagesOf } from './PageChunks'

/**
 * Chromium reads it at the beginning of a file: it compiles all functions on another thread while the file still
 * loads. Otherwise each is compiled when it is first called, one after the other, before the app can take over.
 */
const HINT = '//# allFunctionsCalledOnLoad\n'

const isOfFirstScreen = (chunk: Chunk) => chunk.canBeInitial() || pagesOf(chunk).length > 0

/** Adds the hint to the scripts that a page needs at once, and not to what a page loads later. */
export class CompileHints {
  apply(compiler: Compiler): void {
    const { ConcatSource } = compiler.webpack.sources
    compiler.hooks.thisCompilation.tap('CompileHints', (compilation) => {
      // After the minifier, which drops comments, and before the files are named by their content.
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING
      compilation.hooks.processAssets.tap({ name: 'CompileHints', stage }, () => {
        const chunks = [...compilation.chunks].filter(isOfFirstScreen)
        for (const file of new Set(chunks.flatMap((chunk) => [...chunk.files])))
          if (file.endsWith('.js')) compilation.updateAsset(file, (source) => new ConcatSource(HINT, source))
      })
    })
  }
}
