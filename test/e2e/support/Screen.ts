import type { Locator, Page } from 'playwright-core'

/** How long a look waits for what it looks for, in ms. */
export const LIMIT = 40_000

/** What somebody sees of the app. Each look but `has` and `glance` waits until the screen shows it. */
export abstract class Screen {
  abstract readonly page: Page

  /** The first visible match, because lower screens stay in the document, hidden. */
  find(selector: string): Locator {
    return this.page.locator(selector).filter({ visible: true }).first()
  }

  /** A text field; the id may belong to the field around it. */
  protected field(selector: string): Locator {
    return this.find(`:is(input, textarea):is(${selector}), ${selector} :is(input, textarea)`)
  }

  async text(selector: string): Promise<string> {
    return (await (await this.see(selector)).textContent()) ?? ''
  }

  async has(selector: string): Promise<boolean> {
    return (await this.page.locator(selector).filter({ visible: true }).count()) > 0
  }

  /** Waits until it is there. `why`: what it means when it is not. */
  async see(selector: string, why = ''): Promise<Locator> {
    const found = this.find(selector)
    await found.waitFor().catch((error: Error) => {
      throw new Error([why, error.message].filter(Boolean).join(': '))
    })
    return found
  }

  /** Waits until nothing of it is visible. `why`: what it means when something stays. */
  async lacks(selector: string, why = ''): Promise<void> {
    await this.find(selector)
      .waitFor({ state: 'detached' })
      .catch((error: Error) => {
        throw new Error([why, error.message].filter(Boolean).join(': '))
      })
  }

  /** Waits until it contains the words, or matches. What a tap changes may be drawn a moment later. */
  async expectText(selector: string, expected: string | RegExp, why = ''): Promise<void> {
    const fits = (words: string) => (typeof expected === 'string' ? words.includes(expected) : expected.test(words))
    await this.expect(`${expected} in ${selector}`, () => this.text(selector), fits, why)
  }

  /** Waits until its words are these and no others. */
  async expectExactText(selector: string, expected: string, why = ''): Promise<void> {
    const isIt = (words: string) => words === expected
    await this.expect(`exactly ${expected} in ${selector}`, () => this.text(selector), isIt, why)
  }

  /** Waits until a text field has this value; the id may belong to the field around it. */
  async expectValue(selector: string, expected: string, why = ''): Promise<void> {
    const value = () => this.field(selector).inputValue()
    await this.expect(`“${expected}” typed in ${selector}`, value, (typed) => typed === expected, why)
  }

  /** Waits until this many are visible. */
  async expectCount(selector: string, expected: number): Promise<void> {
    const visible = this.page.locator(selector).filter({ visible: true })
    await this.expect(
      `${expected} of ${selector}`,
      () => visible.count(),
      (found) => found === expected,
    )
  }

  private async expect<T>(what: string, look: () => Promise<T>, fits: (found: T) => boolean, why = ''): Promise<void> {
    const deadline = Date.now() + LIMIT
    let found = await look()
    while (!fits(found)) {
      if (Date.now() > deadline)
        throw new Error([why, `waited in vain for ${what}; it is ${found}`].filter(Boolean).join(': '))
      await this.page.waitForTimeout(50)
      found = await look()
    }
  }

  /** Waits until the top screen has loaded: content, an empty list, or an error message. */
  async settled(): Promise<void> {
    await this.see('#screen')
    const loading = this.page.locator('[aria-busy="true"]').filter({ visible: true })
    await loading.first().waitFor({ state: 'detached' })
  }

  /**
   * By one question: the words of the screen, whether it says that it has failed, whether a dialog lies over it, whether
   * a script planted by a case has run, which sets `ran`.
   */
  async glance(): Promise<{
    readonly words: string
    readonly isBroken: boolean
    readonly asks: boolean
    readonly hasRun: boolean
  }> {
    return this.page.evaluate(() => {
      const shown = (selector: string) =>
        [...document.querySelectorAll(selector)].find((one) => {
          const { width, height } = one.getBoundingClientRect()
          return width > 0 && height > 0 && one.checkVisibility({ visibilityProperty: true })
        })
      const isBroken = Boolean(shown('#not-found') ?? shown('#screen-error'))
      const asks = shown('#dialog-confirm') !== undefined
      return { words: shown('#screen')?.textContent?.trim() ?? '', isBroken, asks, hasRun: 'ran' in window }
    })
  }
}
