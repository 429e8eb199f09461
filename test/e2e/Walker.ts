import type { Browser } from 'playwright-core'
import type { Site } from '../startSite'
import type { Bench, Journey } from './Journey'
import { Gateway, type Member } from './support/Gateway'
import { KeptTabs } from './support/KeptTabs'
import { openBrowser } from './support/openBrowser'
import { Phone } from './support/Phone'
import { wordsOf } from './wordsOf'

const MINUTE = 60_000
/** Minutes that a journey may take. */
const LIMIT = 10
/** How the problem of a journey begins that was not done in its time. */
const STOOD_STILL = 'it stood still'
/** Time in ms for the phones of a journey to close. */
const CLOSING = 60_000

/** Unhandled rejections: they fail their own journey and not the whole run. */
const strays: string[] = []
process.on('unhandledRejection', (reason) => {
  strays.push(reason instanceof Error ? (reason.stack ?? reason.message) : String(reason))
})

/** Time in ms for calls to fail that waited for a browser which was closed. */
const FAILING = 5000

/** A time that something may take. When it is over, `end` is called, and `over` rejects some seconds later. */
class Deadline {
  /** True once the time is over. */
  isOver = false
  readonly over: Promise<never>
  private timer: NodeJS.Timeout | undefined

  constructor(ms: number, end: () => Promise<void>) {
    this.over = new Promise((_, reject) => {
      this.timer = setTimeout(() => {
        this.isOver = true
        const late = () => setTimeout(() => reject(new Error('it waits for no browser')), FAILING)
        void end().then(late, late)
      }, ms)
    })
  }

  stop(): void {
    clearTimeout(this.timer)
  }
}

/** Walks journeys, all in one browser. */
export class Walker {
  private browser: Promise<Browser> | null = null
  private tabs: KeptTabs | null = null

  constructor(
    private readonly site: Site,
    private readonly slow: number,
  ) {}

  private async openTabs(): Promise<KeptTabs> {
    const browser = await this.browser
    if (this.tabs && browser?.isConnected()) return this.tabs
    this.browser = openBrowser(true)
    this.tabs = new KeptTabs(await this.browser, this.site.origin)
    return this.tabs
  }

  async close(): Promise<void> {
    const browser = this.browser
    this.browser = null
    await (await browser)?.close()
  }

  private async createBench(phones: Phone[]): Promise<Bench> {
    const tabs = await this.openTabs()
    const { site, slow } = this
    const gateway = new Gateway(site)
    return {
      site,
      gateway,
      member: async () => gateway.login(await gateway.register()),
      phone: async (member?: Member | null, options = {}) => {
        const phone = await Phone.open(tabs, { slow, ...options })
        phones.push(phone)
        if (member) await phone.context.addCookies([{ ...member.cookie, url: site.origin }])
        return phone
      },
    }
  }

  /** Whatever still waits for the browser fails with it, and says where it stood. */
  private deadline(ms: number): Deadline {
    return new Deadline(ms, () => this.close())
  }

  private async closePhones(phones: readonly Phone[], areUseless: boolean): Promise<void> {
    const deadline = this.deadline(CLOSING)
    const closing = Promise.all(phones.map((phone) => phone.close(areUseless)))
    // A browser that was closed has closed them.
    await Promise.race([closing, deadline.over]).catch(() => undefined)
    deadline.stop()
  }

  /**
   * Runs one journey. Returns its problem, or null. When the browser stood still it runs once more in another one, and
   * says so: a browser that answers nothing tells nothing about the app.
   */
  async walk(journey: Journey): Promise<string | null> {
    const first = await this.tryOnce(journey)
    if (!first?.startsWith(STOOD_STILL)) return first
    process.stdout.write(`~ ${journey.name}: ${first}\n`)
    return this.tryOnce(journey)
  }

  /** Unexpected console errors of its phones fail it too. */
  private async tryOnce(journey: Journey): Promise<string | null> {
    const phones: Phone[] = []
    strays.length = 0
    const bench = await this.createBench(phones)
    const minutes = (journey.minutes ?? LIMIT) * this.slow
    const deadline = this.deadline(minutes * MINUTE)
    let hasFailed = true
    try {
      await Promise.race([journey.run(bench), deadline.over])
      hasFailed = false
      const errors = [...phones.flatMap((phone) => phone.takeErrors()), ...strays]
      return errors.length > 0 ? `errors on the console:\n${errors.join('\n')}` : null
    } catch (error) {
      const late = deadline.isOver ? [`${STOOD_STILL} for ${minutes} minutes`] : []
      const where = phones.map((phone) => `on ${phone.path}`).join(', ')
      for (const [at, phone] of phones.entries())
        await phone.keepPicture(`failed-${journey.name}-${at}`).catch(() => undefined)
      const consoles = phones.flatMap((phone) => phone.takeErrors())
      return [...late, wordsOf(error), where, ...consoles, ...strays].join('\n')
    } finally {
      deadline.stop()
      await this.closePhones(phones, hasFailed)
    }
  }
}
