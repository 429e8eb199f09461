import assert from 'node:assert/strict'
import type { Journey } from '../Journey'
import { TENANT } from '../support/Gateway'
import type { Phone } from '../support/Phone'

const GALLERY = `/app/test/test?iid=${TENANT}`
const CONTROLS = '[tabindex="0"], input:not([type=hidden]), textarea, select, video, a[href]'

/** A date field has several tab stops, and a feed grows while the focus moves through it. */
const MORE_STOPS = 60

interface Stop {
  readonly name: string
  readonly ring: boolean
}

/** The focused element, and whether its focus is visible. */
const stop = (phone: Phone): Promise<Stop | null> =>
  phone.page.evaluate(() => {
    const at = document.activeElement
    if (!at || at === document.body) return null
    // The tenant's colour is set on the screen, not on the page.
    const ruler = (at.parentElement ?? document.body).appendChild(document.createElement('i'))
    ruler.style.color = 'var(--brand)'
    const brand = getComputedStyle(ruler).color
    ruler.remove()
    const outlined = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration) =>
      outlineStyle !== 'none' && outlineWidth !== '0px'
    // A field shows the focus as the border of the box around its input.
    const bordered = (one: Element): boolean => {
      const { borderTopColor, borderTopWidth } = getComputedStyle(one)
      return borderTopColor === brand && borderTopWidth !== '0px'
    }
    const around = [at, at.parentElement, at.parentElement?.parentElement].filter((one) => one instanceof Element)
    at.setAttribute('data-reached', '1')
    return {
      name: `${at.tagName} ${at.id} ${at.getAttribute('aria-label') ?? at.textContent ?? ''}`.slice(0, 60),
      ring: outlined(getComputedStyle(at)) || around.some(bordered),
    }
  })

/**
 * Presses Tab until the focus is back at the beginning. Returns the controls that it never reached and those
 * without a focus ring.
 */
async function walkRound(phone: Phone): Promise<{ missed: readonly string[]; unseen: readonly string[] }> {
  const unseen = new Set<string>()
  const asked = phone.page.locator(CONTROLS).filter({ visible: true })
  const count = await asked.count()
  assert(count > 2, `only ${count} controls`)
  await asked.evaluateAll((all) => {
    // A "load more" button moves down as long as there is more.
    for (const one of all) if (one.textContent !== '加载更多') one.setAttribute('data-asked', '1')
  })
  for (let presses = 0; presses < count + MORE_STOPS; presses++) {
    await phone.page.keyboard.press('Tab')
    const at = await stop(phone)
    if (at && !at.ring) unseen.add(at.name)
  }
  const missed = await phone.page
    .locator(CONTROLS)
    .filter({ visible: true })
    .evaluateAll((all) =>
      all
        .filter(
          (one) =>
            one.hasAttribute('data-asked') && !one.hasAttribute('data-reached') && !(one as HTMLInputElement).disabled,
        )
        .map((one) => one.outerHTML.slice(0, 120)),
    )
  return { missed, unseen: [...unseen] }
}

const focusedIn = (phone: Phone, selector: string) =>
  phone.page.evaluate((box) => document.activeElement?.closest(box) !== null, selector)

export const keyboard: readonly Journey[] = [
  {
    name: 'Tab reaches every control of a form, a list, tabs and a map, and the focus is visible',
    async run(bench) {
      const phone = await bench.phone(await bench.member(), { isMobile: false, hasTouch: false })
      const problems: string[] = []
      const screens = [
        `${GALLERY}&part=form`,
        `${GALLERY}&part=movement`,
        `/app/news/list/${TENANT}`,
        `/app/account/personal/edit?iid=${TENANT}`,
        `/app/map/map?iid=${TENANT}`,
      ]
      for (const address of screens) {
        await phone.open(address)
        // The map's controls arrive with its library.
        if (address.includes('/map/')) await phone.see('.leaflet-control-zoom-in')
        const { missed, unseen } = await walkRound(phone)
        problems.push(...missed.map((one) => `${address}: Tab never reaches ${one}`))
        problems.push(...unseen.map((one) => `${address}: no ring on ${one}`))
      }
      phone.takeErrors()
      assert(problems.length === 0, problems.join('\n'))
    },
  },
  {
    name: 'a sheet and a dialog keep the focus, close by Escape and give it back',
    async run(bench) {
      const phone = await bench.phone(null, { isMobile: false, hasTouch: false })
      // Its skeletons load for ever, so the page never settles.
      await phone.page.goto(`${phone.origin}${GALLERY}&part=feedback`)
      await phone.see('#open-sheet')
      for (const [opener, box, key] of [
        ['#open-sheet', '[role=dialog]', 'Enter'],
        ['#open-dialog', '[role=alertdialog]', 'Space'],
      ] as const) {
        await phone.find(opener).focus()
        await phone.page.keyboard.press(key)
        await phone.see(box)
        for (let presses = 0; presses < 6; presses++) {
          await phone.page.keyboard.press(presses < 3 ? 'Tab' : 'Shift+Tab')
          assert(await focusedIn(phone, box), `${opener}: the focus left the box`)
        }
        await phone.page.keyboard.press('Escape')
        await phone.page.locator(box).waitFor({ state: 'detached' })
        assert(await focusedIn(phone, opener), `${opener} did not get the focus back`)
      }
    },
  },
  {
    name: 'a list, its detail, the way back and the tab bar by keyboard alone',
    async run(bench) {
      const phone = await bench.phone(null, { isMobile: false, hasTouch: false })
      await phone.open(`/app/news/list/${TENANT}`)
      await phone.find('[id^="row-"] [tabindex="0"], [id^="row-"][tabindex="0"]').focus()
      await phone.page.keyboard.press('Enter')
      await phone.at(/\/detail\//)
      await phone.find('#screen-back').focus()
      await phone.page.keyboard.press('Enter')
      await phone.at(`/app/news/list/${TENANT}`)
      await phone.open(`/app/index/${TENANT}`)
      // The app replaces the server's preview and takes over the focus.
      await phone.page.locator('#preview').waitFor({ state: 'detached' })
      await phone.find('[id^="tab-"][aria-selected="false"]').focus()
      await phone.page.keyboard.press('Space')
      await phone.at(/^\/app\/(?!index)/)
    },
  },
]
