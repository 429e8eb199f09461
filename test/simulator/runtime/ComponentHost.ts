import { copyForView, type Data, type DataHost, type Method, mergeData } from './DataHost'
import type { PageViewDependencies } from './PageView'

export interface ComponentConfig extends Record<string, unknown> {
  readonly data?: Data
  readonly properties?: Readonly<Record<string, unknown>>
  readonly methods?: Readonly<Record<string, Method>>
  readonly lifetimes?: Readonly<Record<string, Method>>
}

const defaultOf = (property: unknown): unknown =>
  typeof property === 'object' && property !== null ? copyForView((property as { value?: unknown }).value) : undefined

/** An instance of a component with its own template: Taro's `comp` and `custom-wrapper`, or a native component. */
export class ComponentHost implements DataHost {
  readonly data: Data
  readonly instance: Record<string, unknown>
  private passed = ''

  constructor(
    readonly id: string,
    readonly path: string,
    private readonly config: ComponentConfig,
    properties: Record<string, unknown>,
    private readonly use: Pick<PageViewDependencies, 'onSetData' | 'guard'>,
  ) {
    this.data = copyForView(config.data) ?? {}
    for (const [name, property] of Object.entries(config.properties ?? {})) this.data[name] = defaultOf(property)
    this.instance = {
      ...config.methods,
      is: path,
      id,
      data: this.data,
      properties: this.data,
      setData: (changes: Data, done?: () => void) => use.onSetData(this, changes, done),
    }
    this.update(properties)
    this.lifecycle('created')
    this.lifecycle('attached')
  }

  /** A property replaces the component's own value only when the owner passes another value. */
  update(properties: Record<string, unknown>): void {
    const declared = Object.keys(this.config.properties ?? {}).filter((name) => properties[name] !== undefined)
    const picked = Object.fromEntries(declared.map((name) => [name, properties[name]]))
    const json = JSON.stringify(picked)
    if (json === this.passed) return
    this.passed = json
    mergeData(this.data, JSON.parse(json) as Data)
  }

  detach(): void {
    this.lifecycle('detached')
  }

  method(name: string): Method | undefined {
    return this.config.methods?.[name]
  }

  guard(run: () => unknown): void {
    this.use.guard(run)
  }

  private lifecycle(name: string): void {
    const run = this.config.lifetimes?.[name] ?? (this.config[name] as Method | undefined)
    if (run) this.guard(() => run.call(this.instance))
  }
}
