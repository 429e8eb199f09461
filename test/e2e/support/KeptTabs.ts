import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Disposable, Page } from 'playwright-core'

/** A page with cookies and storage of its own. */
export interface Tab {
  readonly context: BrowserContext
  readonly page: Page
}

interface KeptTab extends Tab {
  /** Whom it serves again; null: nobody. */
  readonly kind: string | null
  readonly devtools: CDPSession
  uses: number
  /** When it was given back, in ms. */
  since: number
  /** True once something has changed it for good. */
  isChanged: boolean
  /** Take back what the journey has brought into it. */
  readonly undo: (() => Promise<void>)[]
}

/** What changes a tab for good, or may. */
const LASTING = ['emulateMedia', 'exposeBinding', 'grantPermissions', 'setGeolocation', 'setOffline', 'setViewportSize']

/** What brings something into a tab, and how that is taken out again. */
const BROUGHT: Readonly<Record<string, (thing: unknown) => Promise<void>>> = {
  addInitScript: (script) => (script as Disposable).dispose(),
  exposeFunction: (binding) => (binding as Disposable).dispose(),
  newCDPSession: (session) => (session as CDPSession).detach(),
}

/** After so many journeys a tab is closed: its process keeps something of every page. */
const USES = 20

/** Time in ms before a tab is used again: what the app sent while it was left is answered, and its cookies come late. */
const REST = 300

/** An address of the site without a script. */
const EMPTY_PAGE = '/healthz'

/** Calls `then` with what each call of the method answers, where the owner has it. */
function follow(owner: Page | BrowserContext, name: string, then: (answer: unknown) => void): void {
  const call: unknown = Reflect.get(owner, name)
  if (typeof call !== 'function') return
  const followed = async (...args: unknown[]) => {
    const answer: unknown = await call.apply(owner, args)
    then(answer)
    return answer
  }
  Object.assign(owner, { [name]: followed })
}

/**
 * Notes what is brought into the tab, and that it is changed for good: by a call, or by a page of another site, whose
 * storage stays.
 */
function watch(tab: KeptTab, origin: string): void {
  const change = () => {
    tab.isChanged = true
  }
  for (const owner of [tab.context, tab.page]) {
    for (const name of LASTING) follow(owner, name, change)
    for (const [name, takeOut] of Object.entries(BROUGHT))
      follow(owner, name, (thing) => void tab.undo.push(() => takeOut(thing)))
  }
  tab.page.on('framenavigated', (frame) => {
    if (!frame.url().startsWith(`${origin}/`)) change()
  })
}

/**
 * Tabs that one journey uses after the other, emptied in between. A new tab is a new process, which compiles the app
 * anew: a page in it takes three times the processor time of one in a tab that has shown the app before.
 */
export class KeptTabs {
  private readonly free = new Map<string | null, KeptTab[]>()
  private readonly given = new WeakMap<Page, KeptTab>()

  constructor(
    private readonly browser: Browser,
    readonly origin: string,
  ) {}

  /**
   * A tab with these options, by default without service workers, in which nothing has happened; without a kind one that has never been used. `prepare` is
   * called once for each new one.
   */
  async take(kind: string | null, options: BrowserContextOptions, prepare: (tab: Tab) => Promise<void>): Promise<Tab> {
    const kept = this.free.get(kind)?.shift()
    if (kept) {
      await new Promise((resolve) => setTimeout(resolve, kept.since + REST - Date.now()))
      await kept.context.clearCookies()
    }
    const tab = kept ?? (await this.create(kind, options, prepare))
    this.given.set(tab.page, tab)
    return tab
  }

  private async create(
    kind: string | null,
    options: BrowserContextOptions,
    prepare: (tab: Tab) => Promise<void>,
  ): Promise<KeptTab> {
    const context = await this.browser.newContext({ serviceWorkers: 'block', ...options })
    const page = await context.newPage()
    await prepare({ context, page })
    const devtools = await context.newCDPSession(page)
    const tab = { context, page, kind, devtools, uses: 0, since: 0, isChanged: false, undo: [] }
    watch(tab, this.origin)
    return tab
  }

  /** Empties the tab for the next journey, or closes it. */
  async giveBack({ page, context }: Tab): Promise<void> {
    const tab = this.given.get(page)
    const isKept = tab?.kind && !tab.isChanged && tab.uses < USES && (await this.empty(tab).catch(() => false))
    if (!isKept) return context.close()
    tab.uses += 1
    tab.since = Date.now()
    this.free.set(tab.kind, [...(this.free.get(tab.kind) ?? []), tab])
  }

  private async empty({ context, page, devtools, undo }: KeptTab): Promise<boolean> {
    if (page.isClosed()) return false
    for (const takeOut of undo.splice(0)) await takeOut()
    for (const other of context.pages()) if (other !== page) await other.close()
    for (const event of ['dialog', 'request', 'response', 'websocket'] as const) page.removeAllListeners(event)
    await page.goto(this.origin + EMPTY_PAGE, { waitUntil: 'commit', timeout: 5000 })
    await page.evaluate(() => {
      sessionStorage.clear()
      window.name = ''
    })
    await devtools.send('Storage.clearDataForOrigin', { origin: this.origin, storageTypes: 'all' })
    await devtools.send('Page.resetNavigationHistory')
    return true
  }
}
