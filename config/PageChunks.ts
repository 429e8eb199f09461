import type { Chunk, Compiler } from 'webpack'

/** File of the H5 build with the scripts and styles of every page, for the server's preloads. */
export const PAGE_CHUNKS = 'page-chunks.json'

// Taro's entry imports pages by a path relative to it: `./modules/index/home/index`.
const PAGE = /(?:^|[\\/])(modules[\\/].+[\\/]index)$/

/** The pages that a chunk belongs to: `modules/index/home/index`. */
export const pagesOf = (chunk: Chunk): string[] =>
  [...chunk.groupsIterable].flatMap((group) =>
    group.origins.flatMap(({ request }) => {
      const page = PAGE.exec(request ?? '')?.[1]
      return page ? [page.replace(/\\/g, '/')] : []
    }),
  )

/** Writes the page-chunk table: page path → files that the entry does not load itself. */
export class PageChunks {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('PageChunks', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: 'PageChunks', stage }, () => {
        const table: Record<string, string[]> = {}
        // Shared chunks have names and come first: a page's own styles must come after the shared styles that they
        // override.
        const chunks = [...compilation.chunks].sort((a, b) => Number(Boolean(b.name)) - Number(Boolean(a.name)))
        for (const chunk of chunks) {
          if (chunk.canBeInitial()) continue
          for (const page of pagesOf(chunk)) table[page] = [...(table[page] ?? []), ...chunk.files]
        }
        compilation.emitAsset(PAGE_CHUNKS, new compiler.webpack.sources.RawSource(JSON.stringify(table)))
      })
    })
  }
}
