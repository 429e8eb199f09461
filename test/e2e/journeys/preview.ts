import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import type { Journey } from '../Journey'
import { TENANT } from '../support/Gateway'

const HOME = `/app/index/${TENANT}`
const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')

/** Serious faults that axe finds inside the drawn screen. */
async function faults(page: Page): Promise<string[]> {
  await page.evaluate(AXE)
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(root: string): Promise<{ violations: Violation[] }> } }
    interface Violation {
      readonly id: string
      readonly impact: string
      readonly nodes: readonly { readonly html: string }[]
    }
    const { violations } = await axe.run('#preview')
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`)
  })
}

/** Holds the scripts back until they are let go, as a slow network does. */
async function holdScripts(page: Page): Promise<() => void> {
  let go: () => void = () => undefined
  const gate = new Promise<void>((resolve) => {
    go = resolve
  })
  await page.route('**/*.js', async (route) => {
    await gate
    await route.continue().catch(() => undefined)
  })
  return go
}

export const preview: readonly Journey[] = [
  {
    name: 'before any script has run home stands already, and its links lead on',
    async run(bench) {
      const [item] = await bench.gateway.contents(9)
      assert(item)
      const phone = await bench.phone(null, { javaScriptEnabled: false })
      await phone.page.goto(bench.site.origin + HOME)
      assert.equal(await phone.page.title(), '山野圈')
      const card = phone.page.locator('#preview a[href*="/detail/"]').filter({ hasText: /\S/ }).first()
      const href = await card.getAttribute('href')
      await card.click()
      await phone.page.waitForURL(bench.site.origin + href)
      assert(await phone.page.locator('#preview img').first().isVisible())
      assert.equal(await phone.page.locator('#preview [id]').count(), 0)
    },
  },
  {
    name: 'the drawn screen is accessible and gives way to the app, which looks the same',
    async run(bench) {
      const phone = await bench.phone()
      const go = await holdScripts(phone.page)
      await phone.page.goto(bench.site.origin + HOME, { waitUntil: 'commit' })
      const drawn = phone.page.locator('#preview')
      await drawn.waitFor()
      assert.deepEqual(await faults(phone.page), [])
      const shape = (box: string) =>
        phone.page.evaluate((selector) => {
          const links = document.querySelectorAll(`${selector} [role="link"]`)
          return [...links].map((link) => Object.values(link.getBoundingClientRect().toJSON()).join())
        }, box)
      const before = await shape('#preview')
      assert(before.length > 5)
      go()
      await drawn.waitFor({ state: 'detached' })
      await phone.see('#home-sections')
      assert.deepEqual((await shape('#home-sections')).slice(0, 20), before.slice(0, 20))
    },
  },
  {
    name: 'what is scrolled and tapped before the scripts have run is not lost',
    async run(bench) {
      const phone = await bench.phone()
      const go = await holdScripts(phone.page)
      await phone.page.goto(bench.site.origin + HOME, { waitUntil: 'commit' })
      const drawn = phone.page.locator('#preview')
      await drawn.waitFor()
      await drawn.evaluate((box) => box.scrollTo(0, 700))
      go()
      await drawn.waitFor({ state: 'detached' })
      const top = await phone.page.evaluate(() => document.querySelector('.taro_page_show')?.scrollTop)
      assert.equal(top, 700)

      const other = await bench.phone()
      const goOther = await holdScripts(other.page)
      await other.page.goto(bench.site.origin + HOME, { waitUntil: 'commit' })
      await other.page.locator('#preview [role="button"]', { hasText: '露营' }).first().click()
      goOther()
      await other.at(/\/app\/search\/outdoor.*queryKey=/)
    },
  },
  {
    name: 'a phone that remembers another language sees nothing drawn in this one',
    async run(bench) {
      const phone = await bench.phone()
      await phone.open(`${HOME}?lang=en`)
      await phone.see('#home-sections')
      const go = await holdScripts(phone.page)
      await phone.page.goto(bench.site.origin + HOME, { waitUntil: 'commit' })
      await phone.page.locator('#app').waitFor({ state: 'attached' })
      await phone.page.waitForFunction(() => document.readyState !== 'loading' || document.body.lastElementChild)
      assert.equal(await phone.page.locator('#preview').count(), 0)
      go()
      await phone.see('#home-sections')
    },
  },
]
