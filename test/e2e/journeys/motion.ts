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
]
