import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import type { Journey } from '../Journey'
import { TENANT } from '../support/Gateway'
import { FRESH } from '../support/Phone'

const HOME = `/app/index/${TENANT}`
const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')

/** Serious findings of axe in the preview. */
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

/** Delays the scripts until the returned function is called, as on a slow network. */
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

/** Runs in the page from its start: notes the first element of the app that gets the focus. A pop-up may take it later. */
function noteFirstFocus(): void {
  const watch = ({ target }: FocusEvent) => {
    if (!(target instanceof Element) || target.closest('#preview')) return
    Object.assign(globalThis, { firstFocus: target.textContent })
    removeEventListener('focusin', watch)
  }
  addEventListener('focusin', watch)
}

interface Seen {
  /** Number of frames without a screen after the first one with it. */
  blank: number
  /** Layout shift as browsers count it: part of the screen times distance. */
  jumped: number
}

/** Runs in the page from its start. */
function watchScreen(): void {
  const seen: Seen = { blank: 0, jumped: 0 }
  Object.assign(globalThis, { screenSeen: seen })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) seen.jumped += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
  let stood = false
  const look = () => {
    const stands = [...document.querySelectorAll<HTMLElement>('#preview, #screen')].some((one) => one.offsetHeight > 0)
    if (stood && !stands) seen.blank += 1
    stood ||= stands
    requestAnimationFrame(look)
  }
  look()
}

export const preview: readonly Journey[] = [
  {
    name: 'home and its links work before any script has run',
    async run(bench) {
      const [item] = await bench.gateway.contents(9)
      assert(item)
      const phone = await bench.phone(null, { ...FRESH, javaScriptEnabled: false })
      await phone.page.goto(bench.site.origin + HOME)
      assert.equal(await phone.page.title(), '山野圈')
      const card = phone.page.locator('#preview a[href*="/detail/"]').filter({ hasText: /\S/ }).first()
      const href = await card.getAttribute('href')
      await card.click()
      await phone.page.waitForURL(bench.site.origin + href)
      assert(await phone.page.locator('#preview img').first().isVisible())
      const title = await phone.page.title()
      assert.notEqual(title, '山野圈')
      await phone.page.locator('#preview').getByText(title, { exact: true }).first().waitFor()
      assert.equal(await phone.page.locator('#preview [id]').count(), 0)
    },
  },
  {
    name: 'the preview is accessible, and the app that replaces it looks the same',
    async run(bench) {
      const phone = await bench.phone(null, FRESH)
      await phone.context.addInitScript(noteFirstFocus)
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
      const third = drawn.locator('[tabindex]').nth(2)
      const words = await third.textContent()
      await third.focus()
      go()
      await drawn.waitFor({ state: 'detached' })
      assert.equal(
        await phone.page.evaluate(() => (globalThis as unknown as { firstFocus?: string }).firstFocus),
        words,
        'the focus is where it was',
      )
      await phone.see('#home-sections')
      assert.deepEqual((await shape('#home-sections')).slice(0, 20), before.slice(0, 20))
    },
  },
  {
    name: 'scrolling and taps before the scripts have run are not lost',
    async run(bench) {
      const phone = await bench.phone(null, FRESH)
      const go = await holdScripts(phone.page)
      await phone.page.goto(bench.site.origin + HOME, { waitUntil: 'commit' })
      const drawn = phone.page.locator('#preview')
      await drawn.waitFor()
      await drawn.evaluate((box) => box.scrollTo(0, 700))
      go()
      await drawn.waitFor({ state: 'detached' })
      const top = await phone.page.evaluate(() => document.querySelector('.taro_page_show')?.scrollTop)
      assert.equal(top, 700)

      const other = await bench.phone(null, FRESH)
      const goOther = await holdScripts(other.page)
      await other.page.goto(bench.site.origin + HOME, { waitUntil: 'commit' })
      await other.page.locator('#preview [role="button"]', { hasText: '露营' }).first().click()
      goOther()
      await other.at(/\/app\/search\/outdoor.*queryKey=/)
    },
  },
  {
    name: 'on a slow network home and a detail are never blank, keep taps and do not jump',
    async run(bench) {
      const phone = await bench.phone(null, FRESH)
      const line = await phone.context.newCDPSession(phone.page)
      await line.send('Network.enable')
      const slow = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 50_000 }
      await line.send('Network.emulateNetworkConditions', slow)
      await phone.context.addInitScript(watchScreen)
      const calm = async (where: string) => {
        const seen = await phone.page.evaluate(() => (globalThis as unknown as { screenSeen: Seen }).screenSeen)
        assert.equal(seen.blank, 0, `${where} was blank in between`)
        assert(seen.jumped < 0.1, `${where} jumped by ${seen.jumped}`)
      }

      await phone.page.goto(bench.site.origin + HOME, { waitUntil: 'commit' })
      const card = phone.page.locator('#preview a[href*="/act/"][href*="/detail/"]').first()
      await card.waitFor()
      await calm('home')
      // Taps in the preview, before the app is ready, however slow this machine is.
      const go = await holdScripts(phone.page)
      await card.click()
      await phone.page.waitForURL(/\/app\/act\/.*\/detail\//, { waitUntil: 'commit' })
      await phone.page.locator('#preview [role="button"]', { hasText: '收藏' }).click()
      go()
      await phone.at(/\/app\/account\/login/)
      await calm('the detail')

      await phone.page.goto(bench.site.origin + HOME, { waitUntil: 'commit' })
      await phone.page.locator('#preview').waitFor({ state: 'detached' })
      await phone.tap('#home-sections [id^="card-9-"]')
      await phone.see('#detail-title')
      await phone.settled()
      await calm('the way from home to a detail')
    },
  },
  {
    name: 'of the pictures of the preview, only the cover loads before the scripts; the others load when the visitor scrolls',
    async run(bench) {
      const phone = await bench.phone(null, FRESH)
      const asked: string[] = []
      phone.page.on('request', (request) => {
        if (request.resourceType() === 'image') asked.push(request.url())
      })
      await holdScripts(phone.page)
      await phone.page.goto(bench.site.origin + HOME, { waitUntil: 'commit' })
      const cover = phone.page.locator('#preview img').first()
      await cover.waitFor()
      // The cover loads with the page. Once it has loaded, the page has been laid out and the other pictures could
      // have begun to load.
      await phone.page.waitForFunction(() => {
        const first = document.querySelector<HTMLImageElement>('#preview img')
        return first?.complete && first.naturalWidth > 0
      })
      const shown = await cover.getAttribute('src')
      assert.deepEqual(
        asked.map((url) => new URL(url).pathname).filter((path) => path.startsWith('/media/')),
        [shown],
      )
      await phone.page.locator('#preview').evaluate((box) => box.scrollTo(0, 40))
      await phone.page.waitForFunction(() => {
        const pictures = [...document.querySelectorAll<HTMLImageElement>('#preview img')]
        return pictures.filter((picture) => picture.complete && picture.naturalWidth > 0).length > 5
      })
    },
  },
  {
    name: 'a phone that remembers another language does not see the preview of this one',
    async run(bench) {
      const phone = await bench.phone(null, FRESH)
      await phone.open(`${HOME}?lang=en`)
      await phone.see('#home-sections')
      // The preview must use the language too, because its cards do not react to changes.
      assert.doesNotMatch(await phone.text('#home-sections'), /\d(阅读|次播放)/)
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
