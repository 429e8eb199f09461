import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { IPluginContext } from '@tarojs/service'

const SRC = path.resolve(__dirname, '../src')

/** Attributes that Taro's runtime itself sets or listens to. */
const OWN = /^(style|class|id|bindtap|catch.*|data-.*)$/

type Components = Record<string, Record<string, string>>

interface Platform {
  template?: {
    createMiniComponents(components: unknown): Components
    buildTemplate(config: unknown): string
    buildPageTemplate(base: string, page: unknown): string
  }
}

/**
 * A name without the differences between JSX and templates: `onScrollToUpper` and `bindscrolltoupper` become the same.
 */
const bare = (name: string) => name.replace(/-/g, '').toLowerCase()

/** Every word in the sources, regardless of its meaning. */
export function wordsOf(folder: string): ReadonlySet<string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
  const texts = files.map((file) => readFileSync(path.join(folder, file), 'utf8'))
  return new Set(texts.flatMap((text) => text.match(/[a-z][\w-]*/gi) ?? []).map(bare))
}

/**
 * True when a source contains the attribute's name, so that templates need it. On a platform whose templates cannot
 * call themselves, Taro writes every kind of view sixteen times into the main package, once for each depth, with
 * every attribute of the platform.
 */
export const isNamed = (words: ReadonlySet<string>, attribute: string): boolean =>
  OWN.test(attribute) || words.has(bare(attribute.replace(/^bind:?/, 'on')))

const lean = (words: ReadonlySet<string>, attributes: Record<string, string>) =>
  Object.fromEntries(Object.entries(attributes).filter(([name]) => isNamed(words, name)))

/** Taro's own `minifyXML` treats templates as HTML and drops `</input>`. */
export const collapsed = (template: string) => template.replace(/>\s+</g, '><').replace(/ {2,}/g, ' ')

/** The children of a node under the name that `shortPaths` gives them. */
export const shortNamed = (template: string) =>
  template.replace(/\b(i|item|root)\.cn\b/g, '$1.c').replace(/\]\.cn\b/g, '].c')

/** A Taro plugin that removes from the mini-programs' templates the attributes that no source names. */
export default (ctx: IPluginContext): void => {
  ctx.registerMethod({
    name: 'onSetupClose',
    fn({ template }: Platform) {
      // During development a source may add an attribute at any time.
      if (!template || process.env.NODE_ENV !== 'production') return
      const words = wordsOf(SRC)
      const create = template.createMiniComponents.bind(template)
      template.createMiniComponents = (components) =>
        Object.fromEntries(
          Object.entries(create(components)).map(([name, attributes]) => [name, lean(words, attributes)]),
        )
      const build = template.buildTemplate.bind(template)
      template.buildTemplate = (config) => shortNamed(collapsed(build(config)))
      const buildPage = template.buildPageTemplate
      // The runtime sends a page's tree under this name (`shortPaths`).
      template.buildPageTemplate = (base, page) => buildPage(base, page).replace('root:root', 'root:r')
    },
  })
}
