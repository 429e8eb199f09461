import type { IPluginContext } from '@tarojs/service'

/**
 * Attributes of a view that no screen of ours uses. Where templates cannot call themselves Taro
 * writes every kind of view once for each depth, sixteen times, into the main package.
 */
export const UNUSED = new Set([
  'animation',
  'bindanimationstart',
  'bindanimationiteration',
  'bindanimationend',
  'bindtransitionend',
  'hover-stop-propagation',
])

type Components = Record<string, Record<string, string>>

interface Platform {
  template?: {
    createMiniComponents(components: unknown): Components
    buildTemplate(config: unknown): string
  }
}

const withoutUnused = (attributes: Record<string, string>) =>
  Object.fromEntries(Object.entries(attributes).filter(([name]) => !UNUSED.has(name)))

/** Taro's own `minifyXML` takes templates for HTML and drops `</input>`. */
export const collapsed = (template: string) => template.replace(/>\s+</g, '><').replace(/ {2,}/g, ' ')

/** A Taro plugin that leaves out of the mini-programs' templates what no screen uses. */
export default (ctx: IPluginContext): void => {
  ctx.registerMethod({
    name: 'onSetupClose',
    fn({ template }: Platform) {
      if (!template) return
      const create = template.createMiniComponents.bind(template)
      template.createMiniComponents = (components) =>
        Object.fromEntries(
          Object.entries(create(components)).map(([name, attributes]) => [name, withoutUnused(attributes)]),
        )
      const build = template.buildTemplate.bind(template)
      template.buildTemplate = (config) => collapsed(build(config))
    },
  })
}
