import assert from 'node:assert/strict'
import { isBuilt, ROUTE_NAMES, type RouteName, routeOf } from '@quanzi/contract'
import type { Journey } from '../Journey'
import { TENANT } from '../support/Gateway'
import type { Phone } from '../support/Phone'

/** After so many problems the rest of a walk tells nothing new. */
const ENOUGH = 6

/** Screens that lead on by themselves. */
const LEADING_ON: readonly RouteName[] = ['root.entry', 'root.short', 'root.missing']

/** Tenants that nobody has planted. */
const NOBODY = 77

const NAMES = ROUTE_NAMES.filter((name) => !LEADING_ON.includes(name))
const isFirstOfScreen = (name: RouteName) =>
  NAMES.find((other) => routeOf(other).screen === routeOf(name).screen) === name
/** One address of each built screen. */
const SCREENS = NAMES.filter((name) => isBuilt(routeOf(name).screen) && isFirstOfScreen(name))

const written = (name: RouteName, id: string, iid = TENANT): string => {
  const path = routeOf(name).pattern.replace(':iid', String(iid)).replace(/:\w+/g, id)
  return `${path}?iid=${iid}&id=${id}&gid=${id}&rid=${id}`
}

/** Opens a path as the app does, without loading the page anew; the screen of before is marked so that it is not taken for the new one. */
async function move(phone: Phone, address: string): Promise<void> {
  await phone.page.evaluate((to) => {
    for (const screen of document.querySelectorAll('#screen')) screen.setAttribute('data-before', '')
    window.history.pushState({}, '', to)
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }))
  }, address)
  await phone.see('#screen:not([data-before])')
  await phone.settled()
}

/** What is wrong with what is on screen; '' when nothing is. */
async function faultOf(phone: Phone): Promise<string> {
  const errors = phone.takeErrors().filter((error) => !/Failed to load resource/.test(error))
  if (errors.length > 0) return errors.join('\n')
  const dialog = phone.find('#dialog-confirm')
  if (await dialog.isVisible()) await dialog.click()
  const words = (await phone.text('#screen')).trim()
  if (words === '') return 'a white screen'
  if (/"code"\s*:|"msg"\s*:|\[object Object\]|undefined/.test(words)) return `raw data: ${words.slice(0, 200)}`
  return (await phone.page.evaluate(() => 'ran' in window)) ? 'a script ran' : ''
}

async function walk(phone: Phone, visits: readonly string[], check: (phone: Phone) => Promise<string>): Promise<void> {
  const problems: string[] = []
  await phone.open(`/app/find?iid=${TENANT}`)
  for (const address of visits) {
    if (problems.length >= ENOUGH) break
    const problem = await move(phone, address).then(
      () => check(phone),
      (error: unknown) => String(error),
    )
    if (problem) problems.push(`${address}: ${problem}`)
  }
  assert.deepEqual(problems, [])
}

export const oddAddresses: readonly Journey[] = [
  {
    name: 'shell-and-routes §2: paths with a lone percent sign and other odd ids open from outside',
    async run(bench) {
      const phone = await bench.phone()
      const details = SCREENS.filter((name) => /:(?!iid)/.test(routeOf(name).pattern))
      for (const [at, name] of details.entries()) {
        const address = written(name, ['%', '50%', '%E4%BD', '%25'][at % 4] ?? '%')
        await phone.open(address)
        const fault = await faultOf(phone)
        assert.equal(fault, '', `${address}: ${fault}`)
        assert(!(await phone.has('#not-found')), `${address} has lost its route`)
      }
    },
  },
  {
    name: 'shell-and-routes §2: a tenant that does not exist has the missing page on every screen',
    async run(bench) {
      const phone = await bench.phone()
      const missing = async () => ((await phone.has('#not-found')) ? '' : (await phone.text('#screen')).slice(0, 100))
      const unspelled = SCREENS.filter((name) => !/\/\d+$/.test(routeOf(name).pattern))
      await walk(
        phone,
        unspelled.map((name) => written(name, '1', NOBODY)),
        async () => {
          await phone
            .find('#not-found')
            .waitFor({ timeout: 10_000 })
            .catch(() => undefined)
          phone.takeErrors()
          return missing()
        },
      )
    },
  },
  {
    name: 'admissions-and-regions §2: a university’s address without a tenant opens that of the host, or says so',
    async run(bench) {
      const phone = await bench.phone()
      const university = (iid: number | null) =>
        phone.page.route(/byName/, (route) => route.fulfill({ json: { t: iid === null ? [] : [{ iid }] } }))
      await university(3073)
      await phone.open('/app/university/frame/master?a=1')
      await phone.at(/^\/app\/university\/frame\/master\?.*iid=3073/)
      await phone.see('#home-sections')
      await phone.page.unrouteAll()
      await university(null)
      await phone.open('/app/university/apply/home')
      assert.match(await phone.text('#screen-empty'), /没有说明是哪所学校/)
      await phone.tap('#screen-empty [role="button"]')
      await phone.at(`/app/index/${TENANT}`)
    },
  },
]
