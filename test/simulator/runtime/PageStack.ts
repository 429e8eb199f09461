import { ApiFailure } from '../api/ApiFailure'
import type { Recorder } from '../stats/Recorder'
import type { AppFiles } from './AppFiles'
import type { PageHost } from './PageHost'
import { parsePath } from './parsePath'

export const STACK_LIMIT = 10

export interface PageStackDependencies {
  readonly files: AppFiles
  readonly recorder: Recorder
  create(path: string, query: Record<string, string>): PageHost
  guard(run: () => unknown): void
  notFound(path: string, query: Record<string, string>, isEntryPage: boolean): void
}

/** The stack of pages and their life cycle. */
export class PageStack {
  readonly pages: PageHost[] = []

  constructor(private readonly use: PageStackDependencies) {}

  get top(): PageHost | undefined {
    return this.pages[this.pages.length - 1]
  }

  navigateTo(url: string): PageHost {
    const target = this.target('navigateTo', url)
    if (this.use.files.tabs.has(target.path)) throw new ApiFailure('can not navigateTo a tabbar page')
    if (this.pages.length >= STACK_LIMIT) throw new ApiFailure('webview count limit exceed')
    this.hide(this.top)
    return this.open(target.path, target.query)
  }

  redirectTo(url: string): PageHost {
    const target = this.target('redirectTo', url)
    if (this.use.files.tabs.has(target.path)) throw new ApiFailure('can not redirectTo a tabbar page')
    this.unload(this.pages.pop())
    return this.open(target.path, target.query)
  }

  reLaunch(url: string): PageHost {
    const target = this.target('reLaunch', url)
    while (this.pages.length) this.unload(this.pages.pop())
    return this.open(target.path, target.query)
  }

  switchTab(url: string): PageHost {
    const target = this.target('switchTab', url)
    if (!this.use.files.tabs.has(target.path)) throw new ApiFailure('can not switch to no-tabBar page')
    while (this.pages.length) this.unload(this.pages.pop())
    return this.open(target.path, target.query)
  }

  navigateBack(delta: number): void {
    if (this.pages.length <= 1) throw new ApiFailure('cannot navigate back at first page.')
    const count = Math.min(Math.max(1, delta), this.pages.length - 1)
    for (let index = 0; index < count; index += 1) this.unload(this.pages.pop())
    this.use.recorder.route(`navigateBack ${count}`)
    this.show(this.top)
  }

  launch(path: string, query: Record<string, string>): void {
    if (this.use.files.pages.includes(path)) this.open(path, query)
    else {
      this.use.notFound(path, query, true)
      // When no hook leads elsewhere, the platform shows its own page; here the first page replaces it.
      if (!this.pages.length) this.open(this.use.files.pages[0] as string, {})
    }
  }

  show(page: PageHost | undefined): void {
    if (page) this.use.guard(() => page.call('onShow'))
  }

  hide(page: PageHost | undefined): void {
    if (page) this.use.guard(() => page.call('onHide'))
  }

  private target(method: string, url: string): { path: string; query: Record<string, string> } {
    if (typeof url !== 'string') throw new ApiFailure('parameter error: parameter.url should be String')
    const target = parsePath(url, this.top?.path ?? '')
    this.use.recorder.route(`${method} /${url.replace(/^\//, '')}`)
    if (!this.use.files.pages.includes(target.path)) throw new ApiFailure(`page "${target.path}" is not found`)
    return target
  }

  private open(path: string, query: Record<string, string>): PageHost {
    const page = this.use.create(path, query)
    this.pages.push(page)
    this.use.guard(() => page.call('onLoad', page.query))
    this.use.guard(() => page.call('onShow'))
    setTimeout(() => {
      if (this.pages.includes(page)) this.use.guard(() => page.call('onReady'))
    }, 0)
    return page
  }

  private unload(page: PageHost | undefined): void {
    if (!page) return
    this.use.guard(() => page.call('onUnload'))
  }
}
