import assert from 'node:assert/strict'
import automator from 'miniprogram-automator'
import { miniPagePath } from '../../contract/routes/mini'
import type { ScreenName } from '../../contract/routes/screens'
import { simulatorOf } from './simulatorOf'

type MiniProgram = Awaited<ReturnType<typeof automator.connect>>
export type AppPage = NonNullable<Awaited<ReturnType<MiniProgram['currentPage']>>>
export type AppElement = NonNullable<Awaited<ReturnType<AppPage['$']>>>

const LIMIT = 40_000
const PAUSE = 40
const AT_REST = 8

/** The mini-program as a tester uses it. Every query waits until it has an answer. */
export class AppUnderTest {
  /** Console errors and exceptions since they were last taken. */
  private troubles: string[] = []

  private constructor(
    readonly miniProgram: MiniProgram,
    private readonly limit: number,
    /** The simulator knows when its app is at rest; in the developer tools one looks at the screen. */
    private readonly isSimulated: boolean,
  ) {
    miniProgram.on('console', ({ type, args }: { type: string; args: unknown[] }) => {
      if (type === 'error')
        this.troubles.push(args.map((arg) => (typeof arg === 'string' ? arg : JSON.stringify(arg))).join(' '))
    })
    miniProgram.on('exception', ({ message }: { message: string }) => this.troubles.push(message))
  }

  /** `limit`: how long a query waits, in ms. */
  static async connect(wsEndpoint: string, limit = LIMIT, isSimulated = false): Promise<AppUnderTest> {
    return new AppUnderTest(await automator.connect({ wsEndpoint }), limit, isSimulated)
  }

  disconnect(): void {
    this.miniProgram.disconnect()
  }

  takeTroubles(): readonly string[] {
    const { troubles } = this
    this.troubles = []
    return troubles
  }

  /** Repeats `look` until it returns something. */
  async until<T>(what: string, look: () => Promise<T | undefined | null | false>, limit = this.limit): Promise<T> {
    const end = Date.now() + limit
    let problem = ''
    for (;;) {
      try {
        const found = await look()
        if (found !== undefined && found !== null && found !== false) return found
        problem = ''
      } catch (error) {
        // The page may disappear during the query.
        problem = `: ${(error as Error).message}`
      }
      if (Date.now() > end)
        throw new Error(`Waited ${limit / 1000} s in vain for ${what} on ${await this.where()}${problem}`)
      await new Promise((resolve) => setTimeout(resolve, PAUSE))
    }
  }

  async page(): Promise<AppPage> {
    return (await this.miniProgram.currentPage()) as AppPage
  }

  async where(): Promise<string> {
    return (await this.page()).path
  }

  /** Opens a page address (`/modules/…?…`) as the only page. The page may already have led to another one. */
  async open(url: string): Promise<void> {
    const before = await this.page()
    await this.miniProgram.callWxMethod('reLaunch', { url })
    // A page keeps its object as long as it exists.
    await this.until(`the page of ${url}`, async () => (await this.page()) !== before)
  }

  /** Waits until the page of a screen (`act/detail`) is on top. */
  async at(screen: string): Promise<void> {
    await this.until(`screen ${screen}`, async () => (await this.where()) === miniPagePath(screen as ScreenName))
  }

  find(selector: string): Promise<AppElement> {
    return this.until(selector, async () => (await this.page()).$(selector))
  }

  async all(selector: string): Promise<AppElement[]> {
    return (await this.page()).$$(selector)
  }

  async has(selector: string): Promise<boolean> {
    return (await (await this.page()).$(selector)) !== null
  }

  async text(selector: string): Promise<string> {
    return (await this.find(selector)).text()
  }

  async expectText(selector: string, expected: RegExp | string): Promise<void> {
    const fits = (text: string) => (typeof expected === 'string' ? text.includes(expected) : expected.test(text))
    let said = ''
    const look = async () => {
      said = await (await this.find(selector)).text()
      return fits(said)
    }
    await this.until(`${selector} with ${expected}`, look).catch((error: Error) => {
      throw new Error(said ? `${error.message}; it says ${said}` : error.message)
    })
  }

  async tap(selector: string): Promise<void> {
    // The element may be rendered again during the tap. Then the tap did not happen, so find the element again.
    await this.until(`a tap on ${selector}`, async () => {
      await (await this.find(selector)).tap()
      return true
    })
  }

  /** Types into an `input` or `textarea`; the id may belong to the field around it. */
  async type(selector: string, text: string): Promise<void> {
    const found = await this.find(selector)
    const input = ['input', 'textarea'].includes(found.tagName)
      ? found
      : ((await found.$('input')) ?? (await found.$('textarea')))
    assert(input && 'input' in input, `${selector} takes no text`)
    await (input as AppElement & { input(text: string): Promise<void> }).input(text)
  }

  /** The frame shows content: no loading, no error, no empty state. */
  async ready(): Promise<void> {
    await this.find('#screen')
    assert(!(await this.has('#screen-error')), `an error on ${await this.where()}: ${await this.screenText()}`)
  }

  /** Waits until nothing of the screen is under way, or its markup has not changed for a while. */
  async settled(): Promise<void> {
    if (this.isSimulated) {
      await this.find('#screen')
      await simulatorOf(this).send('Sim.rest')
      await this.find('#screen')
      return
    }
    let last = ''
    let same = 0
    await this.until('a screen at rest', async () => {
      const root = await (await this.page()).$('#screen')
      const markup = root ? `${await this.where()} ${await root.wxml()}` : ''
      same = markup && markup === last ? same + 1 : 0
      last = markup
      return same >= AT_REST
    })
  }

  async screenText(): Promise<string> {
    // The element may be rendered again between the two questions.
    const { words } = await this.until('the words of the screen', async () => {
      const root = await (await this.page()).$('#screen')
      return { words: root ? await root.text() : '' }
    })
    return words
  }
}
