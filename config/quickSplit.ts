/** It has no types. */
const { default: Plugin } = require('@tarojs/webpack5-runner/dist/plugins/MiniSplitChunksPlugin') as {
  readonly default: { readonly prototype: object }
}

/** True when chunks of more than one package are among the names. */
export function isOfSeveral(packages: readonly string[], chunks: readonly string[]): boolean {
  let first: string | undefined
  for (const chunk of chunks) {
    const home = packages.find((one) => chunk.startsWith(`${one}/`))
    if (home === undefined) continue
    if (first !== undefined && home !== first) return true
    first = home
  }
  return false
}

interface Splitter {
  readonly subRoots: readonly string[]
}

/** Taro compiles a pattern for each module, chunk and package to answer this: 5 s of a mini-program's build. */
export function splitQuickly(): void {
  Object.assign(Plugin.prototype, {
    isSubsDep(this: Splitter, chunks: readonly string[]): boolean {
      return isOfSeveral(this.subRoots, chunks)
    },
  })
}
