import { mkdirSync } from 'node:fs'
import path from 'node:path'
import type { BrowserContext, BrowserContextOptions, ConsoleMessage, Page, Response } from 'playwright-core'
import type { KeptTabs, Tab } from './KeptTabs'
import { LIMIT, Screen } from './Screen'

const SHOTS = path.resolve(__dirname, '../shots')
/** `npx tsx test/e2e/run.ts --shots` takes the pictures of the journeys; without it only failures have one. */
const SHOTS_WANTED = process.argv.includes('--shots')
let opened = 0

export interface PhoneOptions extends BrowserContextOptions {
  /** True: the site's pop-ups stay until the journey closes them. By default the phone closes them at once. */
  readonly showPopups?: boolean
  /** CPU slowdown of the phone against this machine. */
  readonly slow?: number
  /** True: it has never loaded the app. */
  readonly fresh?: boolean
}

/** A phone that has never loaded the app, for cases about what shows before it has. */
export const FRESH: PhoneOptions = { fresh: true }

export const DESK_SIZE = { width: 1280, height: 800 } as const

/** A laptop: a wide window, a mouse, a keyboard. */
export const DESK: PhoneOptions = {
  viewport: DESK_SIZE,
  deviceScaleFactor: 1,
  isMobile: false,
  hasTouch: false,
}

const PHONE: BrowserContextOptions = {
  viewport: { width: 375, height: 667 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
  locale: 'zh-CN',
  timezoneId: 'Asia/Shanghai',
  // To draw what moves takes a third of a browser's processor time: journeys about motion ask for it.
  reducedMotion: 'reduce',
}

/** An error's toast stays 600 ms, which may be too short for a test on a busy machine. */
function keepToasts(): void {
  const toasts: string[] = []
  Object.assign(window, { toasts })
  let shown = ''
  new MutationObserver(() => {
    const words = document.getElementById('toast')?.textContent ?? ''
    if (words && words !== shown) toasts.push(words)
    shown = words
  }).observe(document, { childList: true, characterData: true, subtree: true })
}

/** Names what was rejected and is no error: outside the page it is an `Object` without a stack. */
function nameRejections(): void {
  window.addEventListener('unhandledrejection', ({ reason }) => {
    if (!(reason instanceof Error)) console.error(`rejected with ${JSON.stringify(reason) ?? String(reason)}`)
  })
}

const takeToasts = () => (window as unknown as { readonly toasts: string[] }).toasts.splice(0)

/** An address that nobody else has: the server limits calls by address. */
function freshAddress(): Record<string, string> {
  opened += 1
  return { 'x-forwarded-for': `10.1.${Math.floor(opened / 250)}.${opened % 250}` }
}

/** Closes pop-ups, as a visitor would who came for something else. */
async function closePopups(page: Page): Promise<void> {
  page.setDefaultTimeout(LIMIT)
  const popup = page.locator('#site-popup').filter({ visible: true })
  // It may disappear together with its page.
  const close = () =>
    popup
      .locator('[role="button"]')
      .first()
      .click({ timeout: 3000 })
      .catch(() => undefined)
  await page.addLocatorHandler(popup, close)
}

async function prepare({ context, page }: Tab, showPopups: boolean): Promise<void> {
  page.setDefaultTimeout(LIMIT)
  // Functions passed into the page call this helper of the transpiler.
  await context.addInitScript({ content: 'globalThis.__name = (it) => it' })
  await context.addInitScript(keepToasts)
  await context.addInitScript(nameRejections)
  if (!showPopups) await closePopups(page)
}

/** The 375×667 phone of one visitor, with its own cookies. Collects console errors. */
export class Phone extends Screen {
  private errors: string[] = []

  private constructor(
    readonly origin: string,
    readonly context: BrowserContext,
    readonly page: Page,
    /** Where its tab goes when it is closed. */
    private readonly tabs: KeptTabs,
  ) {
    super()
    page.on('console', this.noteMessage)
    page.on('pageerror', this.noteError)
  }

  private readonly noteMessage = (message: ConsoleMessage) => {
    if (message.type() === 'error') this.errors.push(`${message.text()} (${message.location().url})`)
  }

  private readonly noteError = (error: Error) => {
    // What is no error, and what the browser throws itself, has no stack.
    this.errors.push(error.stack || `${error.name}: ${error.message}`)
  }

  static async open(
    tabs: KeptTabs,
    { showPopups = false, slow = 1, fresh = false, ...own }: PhoneOptions = {},
  ): Promise<Phone> {
    const options = { ...PHONE, ...own }
    const kind = JSON.stringify({ ...options, showPopups })
    const { context, page } = await tabs.take(fresh ? null : kind, options, (tab) => prepare(tab, showPopups))
    const phone = new Phone(tabs.origin, context, page, tabs)
    await phone.changeNetwork()
    if (slow > 1) {
      const devtools = await context.newCDPSession(page)
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: slow })
    }
    return phone
  }

  /** Comes from another address from now on, as a phone that changes its network. */
  async changeNetwork(): Promise<void> {
    await this.context.setExtraHTTPHeaders(freshAddress())
  }

  /** A second tab of the same browser, with the same cookies and storage. Whoever opens it checks its console. */
  async tab(): Promise<Phone> {
    const page = await this.context.newPage()
    await closePopups(page)
    return new Phone(this.origin, this.context, page, this.tabs)
  }

  /** Console errors since the last call. */
  takeErrors(): readonly string[] {
    const { errors } = this
    this.errors = []
    return errors
  }

  /** Path and query in the address bar. */
  get path(): string {
    const { pathname, search } = new URL(this.page.url())
    return pathname + search
  }

  /** Opens a public path like a link from outside: loads the page. */
  async open(address: string): Promise<void> {
    await this.page.goto(this.origin + address, { waitUntil: 'commit' })
    await this.settled()
  }

  /** Waits until the address equals this path or matches the pattern. */
  async at(address: string | RegExp): Promise<void> {
    const fits = (url: URL) =>
      typeof address === 'string' ? url.pathname === address : address.test(url.pathname + url.search)
    await this.page.waitForURL(fits, { waitUntil: 'commit' }).catch(() => {
      throw new Error(`waited in vain for ${address}; the address is ${this.path}: ${this.errors.join('\n')}`)
    })
    await this.settled()
  }

  async tap(selector: string): Promise<void> {
    await this.find(selector).click()
  }

  /** Waits until the words are on the screen, or were in a toast since the last call. */
  async hear(words: RegExp | string): Promise<void> {
    const fits = (text: string) => (typeof words === 'string' ? text.includes(words) : words.test(text))
    const deadline = Date.now() + LIMIT
    while (Date.now() < deadline) {
      // Another page may be loading at this moment.
      const toasts = await this.page.evaluate(takeToasts).catch(() => [])
      if (toasts.some(fits)) return
      if (await this.page.getByText(words).filter({ visible: true }).count()) return
      await this.page.waitForTimeout(100)
    }
    throw new Error(`waited in vain for ${words}; the screen says ${await this.text('#screen')}`)
  }

  /** The next answer to a call of the gateway. Call it before the action that makes the call. */
  answerTo(uri: string): Promise<Response> {
    return this.page.waitForResponse((answer) => {
      const request = answer.request()
      return decodeURIComponent(`${request.url()} ${request.postData() ?? ''}`).includes(uri)
    })
  }

  /** Types into a text field; the id may belong to the field around it. */
  async type(selector: string, text: string): Promise<void> {
    await this.field(selector).fill(text)
  }

  /** Opens the wheels of a date field, types `YYYY-MM-DD` into them and confirms. */
  async chooseDate(selector: string, date: string): Promise<void> {
    await this.tap(selector)
    const numbers = date.split('-').map(Number)
    for (const [at, part] of ['year', 'month', 'day'].entries()) {
      await this.find(`${selector}-wheels-${part}`).focus()
      await this.page.keyboard.type(String(numbers[at]))
    }
    await this.page.keyboard.press('Enter')
    await this.page.locator(`${selector}-wheels`).waitFor({ state: 'detached' })
  }

  /** Writes a screenshot to `test/e2e/shots`, when the run was asked for them: most runs are looked at by nobody. */
  async shoot(name: string): Promise<void> {
    if (SHOTS_WANTED) await this.keepPicture(name)
  }

  async keepPicture(name: string): Promise<void> {
    mkdirSync(SHOTS, { recursive: true })
    await this.page.screenshot({ path: path.join(SHOTS, `${name}.png`), animations: 'disabled' })
  }

  /** Leaves its tab to the next phone, or closes it where something went wrong in it. */
  async close(isUseless = false): Promise<void> {
    // An answer still being changed has no page to go to.
    for (const page of this.context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' })
    await this.context.unrouteAll({ behavior: 'ignoreErrors' })
    this.page.off('console', this.noteMessage)
    this.page.off('pageerror', this.noteError)
    if (isUseless) await this.context.close()
    else await this.tabs.giveBack(this)
  }
}
