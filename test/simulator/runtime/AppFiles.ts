import fs from 'node:fs'
import path from 'node:path'
import type { Target } from './Target'

interface Package {
  readonly root: string
  readonly pages?: readonly string[]
  /** For the short-video app: a package without pages that all others may use. */
  readonly common?: boolean
}

interface AppJson {
  readonly pages: readonly string[]
  readonly subPackages?: readonly Package[]
  readonly subpackages?: AppJson['subPackages']
  readonly usingComponents?: Readonly<Record<string, string>>
  readonly window?: Readonly<Record<string, unknown>>
  readonly tabBar?: { readonly list: readonly { readonly pagePath: string }[] }
}

export interface PageJson extends Readonly<Record<string, unknown>> {
  readonly usingComponents?: Readonly<Record<string, string>>
}

/** What the style sheets say about places, by class. */
export interface Places {
  /** The children stand beside each other. */
  readonly lines: ReadonlySet<string>
  /** The element stands after its siblings. */
  readonly last: ReadonlySet<string>
}

const classesWhere = (sheets: string, isMeant: (rule: string) => boolean): ReadonlySet<string> =>
  new Set(
    [...sheets.matchAll(/\.([\w-]+)\{([^}]*)\}/g)].flatMap(([, name = '', rule = '']) => (isMeant(rule) ? [name] : [])),
  )

const isLine = (rule: string) => /display:flex/.test(rule) && !/flex-direction:column|flex-wrap:wrap/.test(rule)

/** The configuration files of a build. */
export class AppFiles {
  readonly app: AppJson
  readonly pages: readonly string[]
  readonly tabs: ReadonlySet<string>
  private readonly packages: readonly Package[]
  private readonly known = new Map<string, PageJson>()
  private readonly present = new Map<string, boolean>()
  private placesRead: Places | undefined

  constructor(
    readonly dist: string,
    readonly target: Target,
  ) {
    if (!fs.existsSync(path.join(dist, 'app.json')))
      throw new Error(`No ${target} build in ${dist}: app.json is missing`)
    this.app = this.read('app.json')
    this.packages = this.app.subPackages ?? this.app.subpackages ?? []
    this.pages = [
      ...this.app.pages,
      ...this.packages.flatMap(({ root, pages = [] }) => pages.map((page) => path.posix.join(root, page))),
    ]
    this.tabs = new Set(this.app.tabBar?.list.map(({ pagePath }) => pagePath) ?? [])
  }

  get templateSuffix(): string {
    return this.target === 'weapp' ? '.wxml' : '.ttml'
  }

  get places(): Places {
    if (this.placesRead) return this.placesRead
    const sheets = this.styleSheets().join('\n')
    const last = classesWhere(sheets, (rule) => /(^|;)order:1(;|$)/.test(rule))
    this.placesRead = { lines: classesWhere(sheets, isLine), last }
    return this.placesRead
  }

  /** True when the build has a file with this path from the root. */
  has(address: string): boolean {
    const known = this.present.get(address)
    if (known !== undefined) return known
    const isThere = fs.existsSync(path.join(this.dist, address.replace(/[?#].*$/, '')))
    this.present.set(address, isThere)
    return isThere
  }

  config(page: string): PageJson {
    const known = this.known.get(page)
    if (known) return known
    const config = fs.existsSync(path.join(this.dist, `${page}.json`)) ? this.read<PageJson>(`${page}.json`) : {}
    this.known.set(page, config)
    return config
  }

  /** Path of the component for a tag of a page or component. */
  componentPath(user: string, tag: string): string | undefined {
    const own = this.config(user).usingComponents?.[tag]
    if (own) return own.startsWith('/') ? own.slice(1) : path.posix.join(path.posix.dirname(user), own)
    return this.app.usingComponents?.[tag]?.replace(/^\//, '')
  }

  /** The reason why a file may not be required synchronously from another package; null when it may. */
  atOnce(from: string, file: string): string | null {
    const owner = this.packageOf(file)
    return owner && owner !== this.packageOf(from)
      ? `module '${file}.js' is in another package than '${from}.js'`
      : null
  }

  /**
   * The reason why `require.async` cannot load a file: WeChat needs a package with pages, the short-video app one
   * without. Null when it can.
   */
  later(file: string): string | null {
    const owner = this.packageOf(file)
    const fits = this.target === 'weapp' ? !owner || owner.pages?.length : owner?.common && !owner.pages?.length
    return fits ? null : `module '${file}.js' cannot be loaded asynchronously`
  }

  private styleSheets(): string[] {
    const files = fs.readdirSync(this.dist, { recursive: true, encoding: 'utf8' })
    return files
      .filter((file) => /\.(wx|tt)ss$/.test(file))
      .map((file) => fs.readFileSync(path.join(this.dist, file), 'utf8'))
  }

  private packageOf(file: string): Package | undefined {
    return this.packages.find(({ root }) => file.startsWith(`${root.replace(/\/$/, '')}/`))
  }

  private read<T>(name: string): T {
    return JSON.parse(fs.readFileSync(path.join(this.dist, name), 'utf8')) as T
  }
}
