import assert from 'node:assert/strict'
import { ROUTE_NAMES, type RouteName, routeOf } from '@quanzi/contract'
import type { Journey } from '../Journey'
import { graveFindings } from '../support/axe'
import { demoAddresses } from '../support/demoAddresses'
import { coveredTexts } from '../support/floating'
import { keyboardProblems } from '../support/keyboardWalk'
import { doubleText, layoutProblems, singleText } from '../support/layout'
import { DESK_SIZE, type Phone } from '../support/Phone'
import { wordsOf } from '../wordsOf'

/** Stop after this many problems: more of them would show nothing new. */
const ENOUGH = 6

/** The gallery of the design system shows how a missing picture looks. */
const MISSING_PICTURE = 'no-such-picture.png'

/** Screens that lead to another screen automatically. */
const LEADING_ON: readonly RouteName[] = ['root.entry', 'root.short', 'root.missing']

const NAMES = ROUTE_NAMES.filter((name) => !LEADING_ON.includes(name))
/** The screens by one address each: other addresses of a screen only open it. */
const SCREENS = new Map(NAMES.map((name) => [routeOf(name).screen, name]))
async function expectScreen(phone: Phone, name: RouteName, when: string): Promise<void> {
  const { words, isBroken } = await phone.glance()
  assert(!isBroken, `${name} ${when}: ${phone.path} says “${words.slice(0, 200)}”`)
  assert.notEqual(words, '', `${name} ${when}: ${phone.path} is empty`)
  const errors = phone.takeErrors().filter((error) => !error.includes(MISSING_PICTURE))
  assert.deepEqual(errors, [], `${name} ${when}: errors on the console`)
}

async function expectAccessible(phone: Phone, name: RouteName, look: 'light' | 'dark'): Promise<void> {
  const findings = await graveFindings(phone.page, look === 'light' ? 'all' : 'colours')
  assert(findings.length === 0, `${name} in ${look} keeps somebody out:\n${findings.join('\n')}`)
}

/** What the app keeps on the phone. */
const storageOf = ({ page }: Phone): Promise<string> =>
  page.evaluate(() => JSON.stringify([Object.entries(localStorage).sort(), Object.entries(sessionStorage).sort()]))

/**
 * True when a second load of the page may find something that the first did not: the screen has led to another
 * address, has fields whose words it may keep, or has kept something.
 */
async function mayDiffer(phone: Phone, asked: string, before: string): Promise<boolean> {
  if (phone.path !== asked || (await storageOf(phone)) !== before) return true
  return (await phone.page.locator('#screen').locator('input, textarea, select').count()) > 0
}

async function expectAfterReload(phone: Phone, name: RouteName): Promise<void> {
  const { path } = phone
  await phone.page.reload({ waitUntil: 'commit' })
  await phone.settled()
  await expectScreen(phone, name, 'after reload')
  assert.equal(phone.path, path, `${name}: the address changed with the reload`)
}

/** What holds for whoever looks at the screen and however they do it. */
async function expectForAll(phone: Phone, name: RouteName, again: boolean): Promise<void> {
  const { page } = phone
  await expectAccessible(phone, name, 'light')
  assert.deepEqual(await layoutProblems(page), [], `${name}: words in the way of words`)
  assert.deepEqual(await coveredTexts(page), [], `${name}: a button in the way of words`)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(phone, name, 'dark')
  await doubleText(page)
  assert.deepEqual(await layoutProblems(page), [], `${name}: text at 200 %`)
  const size = page.viewportSize()
  if (again) await expectAfterReload(phone, name)
  else await singleText(page)
  await page.setViewportSize(DESK_SIZE)
  assert.deepEqual(await keyboardProblems(page), [], `${name}: by keyboard on a desk`)
  if (size) await page.setViewportSize(size)
}

export const addresses: readonly Journey[] = [
  {
    name: `by deep link every address (${NAMES.length}); every screen (${SCREENS.size}) light and dark, with large text, by keyboard, after a reload where one may find something new: nobody is kept out`,
    minutes: 20,
    async run(bench) {
      const { member, visitorOf, addressOf } = await demoAddresses(bench.gateway)
      const phone = await bench.phone(member, { reducedMotion: 'reduce' })
      const problems: string[] = []
      let visitor = member
      for (const name of NAMES) {
        if (problems.length >= ENOUGH) break
        try {
          if (visitorOf(name) !== visitor) {
            visitor = visitorOf(name)
            await phone.context.addCookies([{ ...visitor.cookie, url: phone.origin }])
          }
          await phone.page.emulateMedia({ colorScheme: 'light' })
          const address = addressOf(name)
          const kept = await storageOf(phone).catch(() => '')
          await phone.open(address)
          await expectScreen(phone, name, 'by deep link')
          if (SCREENS.get(routeOf(name).screen) !== name) continue
          await expectForAll(phone, name, await mayDiffer(phone, address, kept))
        } catch (error) {
          problems.push(`${name} at ${phone.path}: ${wordsOf(error)}`)
          phone.takeErrors()
        }
      }
      assert(problems.length === 0, problems.join('\n\n'))
    },
  },
]
