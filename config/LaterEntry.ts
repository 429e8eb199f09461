import type { Compiler } from 'webpack'

/** Taro gives every entry of a subpackage a page's template and style; this entry uses neither. */
const OF_A_PAGE = /\.(wxml|wxss|ttml|ttss)$/

/** An entry of a subpackage that is not a page; the app requests it from the platform by name. */
export class LaterEntry {
  constructor(
    private readonly name: string,
    private readonly source: string,
  ) {}

  apply(compiler: Compiler): void {
    const { Compilation, EntryPlugin } = compiler.webpack
    new EntryPlugin(compiler.context, this.source, { name: this.name }).apply(compiler)
    compiler.hooks.thisCompilation.tap('LaterEntry', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: 'LaterEntry', stage }, (assets) => {
        for (const file of Object.keys(assets)) {
          if (file.startsWith(`${this.name}.`) && OF_A_PAGE.test(file)) compilation.deleteAsset(file)
        }
      })
    })
  }
}
