import { packageFiles } from '../view/packageFiles'
import { renderHost } from '../view/render'
import type { TemplateFiles } from '../view/TemplateFiles'
import type { NativeState } from '../view/tapElement'
import { type ViewElement, type ViewNode, walk } from '../view/ViewNode'
import type { AppFiles, Places } from './AppFiles'
import { type ComponentConfig, ComponentHost } from './ComponentHost'
import type { Data, DataHost } from './DataHost'

export interface PageViewDependencies {
  readonly files: AppFiles
  readonly templates: TemplateFiles
  componentConfig(path: string): ComponentConfig
  onSetData(host: DataHost, changes: Data, done?: () => void): void
  guard(run: () => unknown): void
  missingTemplate(page: string, name: string): void
  missingFile(page: string, address: string): void
}

const CONTROLLED = ['value', 'checked', 'current', 'scroll-top'] as const

/** What the user sees of one page, rendered from the built templates on demand. */
export class PageView {
  readonly values: NativeState['values'] = new Map()
  private version = 0
  private readonly missing = new Set<string>()
  private nodes: ViewNode[] | undefined
  private components = new Map<string, ComponentHost>()
  private controlled = new Map<string, unknown>()
  /** The elements of the view that was asked last. */
  private found: { readonly roots: readonly ViewNode[]; readonly byKey: ReadonlyMap<string, ViewElement> } | undefined

  constructor(
    private readonly page: DataHost,
    private readonly use: PageViewDependencies,
  ) {}

  invalidate(): void {
    this.version += 1
    this.nodes = undefined
  }

  /** Components start when they are rendered, so a change that may contain one is rendered at once. */
  get hasComponents(): boolean {
    return this.components.size > 0
  }

  roots(): ViewNode[] {
    if (this.nodes) return this.nodes
    const before = this.components
    const after = new Map<string, ComponentHost>()
    const { files, templates } = this.use
    // Rendering may attach components that set data at once; this prevents another render inside this one.
    const { version } = this
    this.nodes = []
    const nodes = renderHost(
      {
        prefix: files.target === 'weapp' ? 'wx:' : 'tt:',
        template: (host) => templates.get(host.path + files.templateSuffix),
        missingTemplate: (name) => {
          if (this.missing.has(name)) return
          this.missing.add(name)
          this.use.missingTemplate(this.page.path, name)
        },
        component: (host, tag, key, attributes) => {
          const path = files.componentPath(host.path, tag)
          if (!path) return undefined
          const properties = Object.fromEntries(attributes)
          const known = before.get(key)
          known?.update(properties)
          const component = known ?? new ComponentHost(key, path, this.use.componentConfig(path), properties, this.use)
          after.set(key, component)
          return component
        },
      },
      this.page,
      null,
    )
    this.nodes = version === this.version ? nodes : undefined
    this.components = after
    for (const [key, component] of before) if (!after.has(key)) component.detach()
    this.followControlledValues(nodes)
    this.lookUpFiles(nodes)
    return nodes
  }

  get places(): Places {
    return this.use.files.places
  }

  elements(): readonly ViewElement[] {
    return walk(this.roots())
  }

  find(key: string): ViewElement | undefined {
    const roots = this.roots()
    if (this.found?.roots !== roots) {
      // Of several with one key, the first.
      const byKey = new Map(
        walk(roots)
          .reverse()
          .map((element) => [element.key, element]),
      )
      this.found = { roots, byKey }
    }
    return this.found.byKey.get(key)
  }

  /** An address without a host is a file of the package; a missing one is reported once. */
  private lookUpFiles(nodes: readonly ViewNode[]): void {
    for (const address of packageFiles(nodes)) {
      if (this.missing.has(address) || this.use.files.has(address)) continue
      this.missing.add(address)
      this.use.missingFile(this.page.path, address)
    }
  }

  /** A new value from the page replaces the typed one. */
  private followControlledValues(nodes: readonly ViewNode[]): void {
    const seen = new Map<string, unknown>()
    for (const element of walk(nodes)) {
      for (const name of CONTROLLED) {
        if (!element.attributes.has(name)) continue
        const id = `${element.key} ${name}`
        const value = JSON.stringify(element.attributes.get(name))
        seen.set(id, value)
        if (this.controlled.has(id) && this.controlled.get(id) !== value) this.values.delete(element.key)
      }
    }
    this.controlled = seen
  }
}
