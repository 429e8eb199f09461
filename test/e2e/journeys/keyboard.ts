import assert from 'node:assert/strict'
import type { Journey } from '../Journey'
import { TENANT } from '../support/Gateway'
import { keyboardProblems } from '../support/keyboardWalk'
import type { Phone } from '../support/Phone'
import { until } from '../support/until'

const GALLERY = `/app/test/test?iid=${TENANT}`

const focusedIn = (phone: Phone, selector: string) =>
  phone.page.evaluate((box) => document.activeElement?.closest(box) !== null, selector)

export const keyboard: readonly Journey[] = [
  {
    name: 'Tab reaches every control of a form, tabs and a map, and the focus is visible',
    async run(bench) {
      const phone = await bench.phone(await bench.member(), { isMobile: false, hasTouch: false })
      const problems: string[] = []
      const screens = [`${GALLERY}&part=form`, `${GALLERY}&part=movement`, `/app/map/map?iid=${TENANT}`]
      for (const address of screens) {
        await phone.open(address)
        // The map's controls arrive with its library.
        if (address.includes('/map/')) await phone.see('.leaflet-control-zoom-in')
        problems.push(...(await keyboardProblems(phone.page)).map((one) => `${address}: ${one}`))
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
        for (const step of ['Shift+Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab']) {
          await phone.page.keyboard.press(step)
          assert(await focusedIn(phone, box), `${opener}: the focus left the box`)
        }
        await phone.page.keyboard.press('Escape')
        await phone.page.locator(box).waitFor({ state: 'detached' })
        await until(`${opener} gets the focus back`, () => focusedIn(phone, opener))
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
