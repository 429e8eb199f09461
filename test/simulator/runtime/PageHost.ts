import { copyForView, type Data, type DataHost, type Method } from './DataHost'
import { PageView, type PageViewDependencies } from './PageView'

export type PageConfig = Record<string, unknown> & { readonly data?: Data }

/** A page on the stack. */
export class PageHost implements DataHost {
  readonly data: Data
  readonly instance: Record<string, unknown>
  readonly view: PageView
  scrollTop = 0
  /** Observers of elements near the screen, called again after each scroll. */
  readonly sights = new Set<() => void>()
  title = ''

  constructor(
    readonly id: string,
    readonly path: string,
    readonly query: Readonly<Record<string, string>>,
    private readonly config: PageConfig,
    private readonly use: PageViewDependencies,
    extra: Record<string, unknown>,
  ) {
    this.data = copyForView(config.data) ?? {}
    this.instance = {
      ...config,
      ...extra,
      data: this.data,
      route: path,
      __route__: path,
      is: path,
      options: query,
      __webviewId__: Number(id),
      setData: (changes: Data, done?: () => void) => use.onSetData(this, changes, done),
      getPageId: () => `pageId:${id}`,
    }
    this.view = new PageView(this, use)
  }

  guard(run: () => unknown): void {
    this.use.guard(run)
  }

  /** Reads the method when it is called, as the platform does: the app may set a hook later. */
  method(name: string): Method | undefined {
    const method = this.instance[name] ?? this.config[name]
    return typeof method === 'function' ? (method as Method) : undefined
  }

  call(name: string, ...args: unknown[]): unknown {
    return this.method(name)?.apply(this.instance, args)
  }
}
