import { EventEmitter } from 'node:events'
import { inspect } from 'node:util'
import { CashierUrls } from '../api/CashierUrls'
import { createApi } from '../api/createApi'
import type { SimulatorOptions } from '../SimulatorOptions'
import { Recorder } from '../stats/Recorder'
import { dispatchEvent } from '../view/dispatchEvent'
import { TemplateFiles } from '../view/TemplateFiles'
import type { NativeState } from '../view/tapElement'
import type { ViewElement } from '../view/ViewNode'
import { AppFiles } from './AppFiles'
import type { ComponentConfig } from './ComponentHost'
import { type Data, type DataHost, type Method, mergeData } from './DataHost'
import { type PageConfig, PageHost } from './PageHost'
import { PageStack } from './PageStack'
import { Person } from './Person'
import { parsePath } from './parsePath'
import { Realm } from './Realm'
import { Slowness } from './Slowness'
import { Work } from './Work'

const SET_DATA_LIMIT = 1024 * 1024
const LEVELS = ['log', 'info', 'warn', 'error', 'debug'] as const

type App = Record<string, unknown>

/**
 * One mini-program: the built app's code in a realm, its pages on a stack, its views rendered from the built
 * templates. Emits `log` ({type, args}) and `exception` ({message, stack}).
 */
export class Simulator extends EventEmitter {
  readonly recorder = new Recorder()
  readonly person: Person
  readonly slowness: Slowness
  readonly work = new Work()
  readonly cashierUrls = new CashierUrls()
  readonly files: AppFiles
  readonly realm: Realm
  readonly stack: PageStack
  readonly api: ReturnType<typeof createApi>
  readonly launchOptions: { path: string; query: Record<string, string>; scene: number; referrerInfo: object }
  private readonly templates: TemplateFiles
  private app: App = {}
  private registering: unknown
  private readonly pageConfigs = new Map<string, PageConfig>()
  private readonly componentConfigs = new Map<string, ComponentConfig>()
  private pageCount = 0

  constructor(readonly options: SimulatorOptions) {
    super()
    this.slowness = new Slowness(options.slow ?? 0)
    this.files = new AppFiles(options.dist, options.target)
    this.templates = new TemplateFiles(options.dist)
    const entry = parsePath(options.path ?? `/${this.files.pages[0]}`, '')
    const query = { ...entry.query, ...options.query }
    this.launchOptions = { path: entry.path, query, scene: options.scene ?? 1001, referrerInfo: {} }
    this.realm = new Realm(options.dist, { console: this.console(), ...this.work.clock }, this.files)
    this.stack = new PageStack({
      files: this.files,
      recorder: this.recorder,
      create: (path, query) => this.createPage(path, query),
      guard: (run) => this.guard(run),
      notFound: (path, query, isEntryPage) => this.notFound(path, query, isEntryPage),
    })
    this.person = new Person(options.phoneCode, {
      askApp: (answer, referrer) => {
        if (!this.api.hears('onNeedPrivacyAuthorization')) return false
        this.guard(() => this.api.notify('onNeedPrivacyAuthorization', answer, this.realm.copy({ referrer })))
        return true
      },
      note: (what) => this.unsupported(what),
    })
    this.api = createApi(this)
    const { realm } = this
    realm.define(options.target === 'weapp' ? 'wx' : 'tt', this.api.object)
    for (const name of ['App', 'Page', 'Component']) {
      realm.define(name, (config: unknown) => {
        this.registering = config
        if (name === 'App') this.app = config as App
      })
    }
    realm.define('Behavior', (config: unknown) => config)
    realm.define('getApp', () => this.app)
    realm.define('getCurrentPages', () => this.stack.pages.map((page) => page.instance))
    const appConfig = { pages: this.files.pages, envVersion: 'develop', page: {}, appLaunchInfo: this.launchOptions }
    realm.define('__wxConfig', realm.copy(appConfig))
  }

  /** Runs the app's code and opens the entry page. */
  launch(): void {
    this.guard(() => this.realm.require('app'))
    const options = this.realm.copy(this.launchOptions)
    this.guard(() => this.appHook('onLaunch', options))
    this.guard(() => this.appHook('onShow', options))
    this.stack.launch(options.path, options.query)
  }

  /** Sends the mini-program to the background, or brings it back with its launch options. */
  enter(shown: boolean, query: Record<string, string> = {}): void {
    if (shown) {
      this.guard(() => this.appHook('onShow', this.realm.copy({ ...this.launchOptions, query })))
      this.stack.show(this.stack.top)
    } else {
      this.stack.hide(this.stack.top)
      this.guard(() => this.appHook('onHide'))
    }
  }

  page(id: string): PageHost {
    const page = this.stack.pages.find((candidate) => candidate.id === id)
    if (!page) throw new Error(`Page ${id} is not on the stack any more`)
    return page
  }

  get currentPath(): string {
    return this.stack.top?.path ?? ''
  }

  /** Runs app code. Reports its errors as the platform does; they do not end the simulator. */
  guard(run: () => unknown): unknown {
    this.recorder.begins()
    try {
      return run()
    } catch (error) {
      this.exception(error)
      return undefined
    }
  }

  exception(error: unknown): void {
    const { message, stack } = error as Partial<Error>
    const report = { message: message ?? inspect(error), stack: stack ?? '' }
    this.recorder.problem({ kind: 'exception', page: this.currentPath, message: report.message })
    this.emit('exception', report)
    try {
      this.appHook('onError', `${report.message}\n${report.stack}`)
    } catch {
      // An error handler that fails cannot report anything.
    }
  }

  /** Reports a use of something that the simulator lacks. */
  unsupported(what: string): void {
    this.recorder.problem({ kind: 'unsupported', page: this.currentPath, message: what })
    this.emit('log', { type: 'error', args: [`Not in this simulator: ${what}`] })
  }

  nativeState(page: PageHost): NativeState {
    return {
      values: page.view.values,
      roots: () => page.view.elements(),
      share: (button) => this.share(page, button),
      navigate: (element) => this.followNavigator(element),
      phoneNumber: (button) => void this.givePhoneNumber(button),
      agreeToPrivacy: (button) => {
        this.person.tappedAgree(String(button.attributes.get('id') ?? ''))
        dispatchEvent(button, { type: 'agreeprivacyauthorization', detail: this.realm.copy({}) })
      },
    }
  }

  private async givePhoneNumber(button: ViewElement): Promise<void> {
    const answer = (detail: object) =>
      dispatchEvent(button, { type: 'getphonenumber', detail: this.realm.copy(detail) })
    try {
      await this.person.consent('getPhoneNumber')
      const { phoneCode: code } = this.person
      answer(code === null ? { errMsg: 'getPhoneNumber:fail user deny' } : { errMsg: 'getPhoneNumber:ok', code })
    } catch (error) {
      answer({ errMsg: `getPhoneNumber:fail ${(error as Error).message}` })
    }
  }

  private share(page: PageHost, button: ViewElement): void {
    const target = { id: String(button.attributes.get('id') ?? ''), dataset: button.dataset }
    const payload = this.guard(() => page.call('onShareAppMessage', this.realm.copy({ from: 'button', target })))
    this.recorder.call('onShareAppMessage', payload)
  }

  private followNavigator(element: ViewElement): void {
    const openType = String(element.attributes.get('open-type') ?? 'navigate')
    const method = openType === 'navigate' ? 'navigateTo' : openType === 'redirect' ? 'redirectTo' : openType
    void this.api.call(method, [{ url: element.attributes.get('url') ?? '' }])
  }

  private appHook(name: string, ...args: unknown[]): void {
    const hook = this.app[name] as Method | undefined
    hook?.apply(this.app, args)
    this.api.notify(name, ...args)
  }

  private notFound(path: string, query: Record<string, string>, isEntryPage: boolean): void {
    this.guard(() => this.appHook('onPageNotFound', this.realm.copy({ path, query, isEntryPage })))
  }

  private createPage(path: string, query: Record<string, string>): PageHost {
    const config = this.definition(path, this.pageConfigs) as PageConfig
    this.pageCount += 1
    const page: PageHost = new PageHost(
      String(this.pageCount),
      path,
      this.realm.copy(query),
      config,
      {
        files: this.files,
        templates: this.templates,
        componentConfig: (name) => this.definition(name, this.componentConfigs) as ComponentConfig,
        onSetData: (host, changes, done) => this.setData(page, host, changes, done),
        guard: (run) => void this.guard(run),
        missingFile: (page, address) => this.consoleError(page, `Failed to load local image resource ${address}`),
        missingTemplate: (page, name) => this.consoleError(page, `Template "${name}" not found`),
      },
      {
        createSelectorQuery: () => this.api.call('createSelectorQuery', []),
        selectComponent: () => null,
        getOpenerEventChannel: () => ({ on() {}, once() {}, off() {}, emit() {} }),
      },
    )
    page.title = String(
      this.files.config(path).navigationBarTitleText ?? this.files.app.window?.navigationBarTitleText ?? '',
    )
    return page
  }

  private definition<T>(path: string, known: Map<string, T>): T {
    const registered = known.get(path)
    if (registered) return registered
    this.registering = undefined
    this.guard(() => this.realm.require(path))
    const config = (this.registering ?? {}) as T
    known.set(path, config)
    return config
  }

  private setData(page: PageHost, host: DataHost, changes: Data, done?: () => void): void {
    this.recorder.hears()
    const json = JSON.stringify(changes) ?? '{}'
    const bytes = Buffer.byteLength(json)
    if (bytes > SET_DATA_LIMIT) {
      const message = `setData of ${bytes} bytes on ${page.path} is over the limit of ${SET_DATA_LIMIT}`
      this.recorder.problem({ kind: 'setData', page: page.path, message })
      this.emit('log', { type: 'error', args: [message] })
      return
    }
    this.slowness.draw(() => this.guard(() => this.draw(page, host, json, done)))
  }

  private draw(page: PageHost, host: DataHost, json: string, done?: () => void): void {
    const started = performance.now()
    mergeData(host.data, JSON.parse(json) as Data)
    page.view.invalidate()
    this.work.drew()
    if (page.view.hasComponents || json.includes('custom-wrapper')) this.guard(() => page.view.roots())
    const milliseconds = performance.now() - started
    this.recorder.setData({ page: page.path, host: host.path, bytes: Buffer.byteLength(json), milliseconds })
    if (done) setTimeout(() => this.guard(() => done.call(host.instance)), 0)
  }

  private consoleError(page: string, message: string): void {
    this.recorder.problem({ kind: 'console', page, message })
    this.emit('log', { type: 'error', args: [message] })
  }

  private console(): Record<string, (...args: unknown[]) => void> {
    return Object.fromEntries(
      LEVELS.map((type) => [
        type,
        (...args: unknown[]) => {
          const texts = args.map((arg) =>
            typeof arg === 'string' ? arg : inspect(arg, { depth: 4, breakLength: 120 }),
          )
          if (type === 'error')
            this.recorder.problem({ kind: 'console', page: this.currentPath, message: texts.join(' ') })
          this.emit('log', { type, args: texts })
        },
      ]),
    )
  }
}
