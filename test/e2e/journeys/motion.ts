import assert from 'node:assert/strict'
import type { Journey } from '../Journey'
import { TENANT } from '../support/Gateway'
import type { Phone } from '../support/Phone'
import { ACTIVITY } from './orderOf'

const LIST = `/app/act/${TENANT}`

/** Longest animation in ms that nobody sees as movement, and how slowly the sign of waiting may turn. */
const AT_ONCE = 20
const SLOW = 2000

/** Remembers what moves from now on, and for how long. */
const watchMotion = (phone: Phone) =>
  phone.context.addInitScript(
    ({ atOnce, slow }) => {
      const moved = new Set<string>()
      Object.assign(window, { moved })
      const note = ({ target }: Event) => {
        if (!(target instanceof Element)) return
        for (const animation of target.getAnimations()) {
          const duration = Number(animation.effect?.getTiming().duration ?? 0)
          if (duration > atOnce && duration < slow)
            moved.add(`${animation.constructor.name} of ${target.id || target.className}`)
        }
      }
      for (const event of ['animationstart', 'transitionrun']) document.addEventListener(event, note, true)
    },
    { atOnce: AT_ONCE, slow: SLOW },
  )

const movedIn = (phone: Phone) =>
  phone.page.evaluate(() => [...(window as unknown as { readonly moved: ReadonlySet<string> }).moved])

/** Opens a page and a sheet, and closes the sheet. Returns what moved. */
async function walkThere(phone: Phone): Promise<readonly string[]> {
  await phone.open(LIST)
  await phone.tap(`#act-${ACTIVITY.id}`)
  await phone.see('#detail-title')
  await phone.tap('#share-button')
  await phone.see('#share-sheet')
  await phone.page.keyboard.press('Escape')
  await phone.page.locator('#share-sheet').waitFor({ state: 'detached' })
  return movedIn(phone)
}

export const motion: readonly Journey[] = [
  {
    name: 'for whoever asked for less motion nothing moves: no page, no sheet, no skeleton; for others they do',
    async run(bench) {
      const still = await bench.phone(null, { reducedMotion: 'reduce' })
      await watchMotion(still)
      assert.deepEqual(await walkThere(still), [])
      const moving = await bench.phone(null, { reducedMotion: 'no-preference' })
      await watchMotion(moving)
      assert((await walkThere(moving)).length > 0, 'a sheet moves for others')
    },
  },
  {
    name: 'no empty frame comes between two pages, and the cover of the list stays until the picture of the page is there',
    async run(bench) {
      const phone = await bench.phone(null, { reducedMotion: 'no-preference' })
      await phone.open(LIST)
      await phone.page.evaluate(() => {
        const faults = new Set<string>()
        let seen = false
        Object.assign(window, { faults })
        const look = () => {
          const page = document.querySelector('.taro_page~.taro_page:last-child')
          if (page && Number(getComputedStyle(page).opacity) < 0.4) faults.add('a page begins unseen')
          const picture = page?.querySelector('#detail-media img')
          const isThere = picture && getComputedStyle(picture).opacity !== '0'
          if (isThere) seen = true
          else if (picture && seen && !picture.parentElement?.style.backgroundImage) faults.add('the picture has gone')
          requestAnimationFrame(look)
        }
        look()
      })
      await phone.tap(`#act-${ACTIVITY.id}`)
      await phone.see('#detail-title')
      await phone.page.waitForTimeout(800)
      const faults = await phone.page.evaluate(() => [...(window as unknown as { faults: ReadonlySet<string> }).faults])
      assert.deepEqual(faults, [])
    },
  },
]
