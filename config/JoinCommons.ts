import type { Compiler } from 'webpack'

/** Texts of files by their paths. */
export type Files = Readonly<Record<string, string>>

/** What packages share lies in each of them, a file for each module: `modules/act/sub-common/<32 digits>.js`. */
const COMMON = /^(.+)\/sub-common\/([0-9a-f]{32})\.(\w+)$/
const REQUIRED = /require\("((?:\.\.?\/)+)sub-common\/[0-9a-f]{32}\.js"\);/g
const IMPORTED = /(@import "(?:\.\.?\/)+)sub-common\/([0-9a-f]{32})(\.\w+";)/g
/** How each script begins: it takes the list of the chunks and adds itself. */
const ADDS = /^"use strict";\((\w+\.webpackJsonp=\w+\.webpackJsonp\|\|\[\])\)\.push\(/

/** One script that does what the scripts do one after another. */
function joined(scripts: readonly string[]): string {
  const list = ADDS.exec(scripts[0] ?? '')?.[1]
  const parts = scripts.map((script) => {
    if (!list || ADDS.exec(script)?.[1] !== list)
      throw new Error(`a shared script begins in another way: ${script.slice(0, 80)}`)
    return script.replace(ADDS, 'c.push(')
  })
  return `"use strict";var c=${list};${parts.join('')}`
}

/** The page with one request for the shared script of its package, where it had one for each module. */
function requiresOnce(page: string): string {
  let has = false
  return page.replace(REQUIRED, (_, up: string) => {
    if (has) return ''
    has = true
    return `require("${up}sub-common.js");`
  })
}

/**
 * The files of a mini-program with one shared script in each package and short names for the shared style sheets.
 * Scripts may be joined, because nothing in them runs before a page asks for it; style sheets stay apart, because
 * their order counts.
 */
export function joinCommons(files: Files): Files {
  const scripts: Record<string, string[]> = {}
  const names = new Map<string, string>()
  const short = (name: string) => {
    const known = names.get(name) ?? names.size.toString(36)
    names.set(name, known)
    return known
  }
  const result: Record<string, string> = {}
  for (const [file, text] of Object.entries(files)) {
    const [, home, name, kind] = COMMON.exec(file) ?? []
    if (home && name && kind === 'js') {
      scripts[home] ??= []
      scripts[home].push(text)
    } else if (home && name) result[`${home}/c/${short(name)}.${kind}`] = text
    else if (file.endsWith('.js')) result[file] = requiresOnce(text)
    else
      result[file] = text.replace(IMPORTED, (_, up: string, of: string, rest: string) => `${up}c/${short(of)}${rest}`)
  }
  for (const [home, parts] of Object.entries(scripts)) result[`${home}/sub-common.js`] = joined(parts)
  return result
}

const IS_TEXT = /\.(js|wxss|ttss)$/

/**
 * Taro writes a file for each module that several packages share, and the path of each into each page that needs it:
 * a sixth of all packages.
 */
export class JoinCommons {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap('JoinCommons', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: 'JoinCommons', stage }, (assets) => {
        const files = Object.fromEntries(
          Object.keys(assets)
            .filter((file) => IS_TEXT.test(file))
            .map((file) => [file, String(assets[file]?.source())]),
        )
        const after = joinCommons(files)
        for (const file of Object.keys(files)) if (!(file in after)) compilation.deleteAsset(file)
        for (const [file, text] of Object.entries(after)) {
          // Its parts are small already.
          if (!(file in files)) compilation.emitAsset(file, new sources.RawSource(text), { minimized: true })
          else if (text !== files[file]) compilation.updateAsset(file, new sources.RawSource(text))
        }
      })
    })
  }
}
