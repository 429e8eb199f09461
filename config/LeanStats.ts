import type { Compiler } from 'webpack'

/**
 * Taro asks for everything that webpack knows of a build, to print its errors and warnings. To collect the rest, with
 * every module of every chunk, takes 4 s.
 */
export class LeanStats {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('LeanStats', ({ hooks }) => {
      hooks.statsNormalize.tap({ name: 'LeanStats', stage: -1 }, (options) => {
        Object.assign(options, { all: false, errors: true, errorDetails: true, warnings: true, moduleTrace: true })
      })
    })
  }
}
