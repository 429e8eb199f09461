import assert from 'node:assert/strict'
import { MODULE_TYPE, type ModuleName, ROUTE_NAMES, type RouteName, routeOf } from '@quanzi/contract'
import type { Journey } from '../Journey'
import { TENANT } from '../support/Gateway'
import type { Phone } from '../support/Phone'
import { wordsOf } from '../wordsOf'

/** Stop after this many problems: more of them would show nothing new. */
const ENOUGH = 6

/** Screens that lead to another screen automatically. */
const LEADING_ON: readonly RouteName[] = ['root.entry', 'root.short', 'root.missing']

/** A tenant that does not exist. */
const NOBODY = 77

const NAMES = ROUTE_NAMES.filter((name) => !LEADING_ON.includes(name))
const isFirstOfScreen = (name: RouteName) =>
  NAMES.find((other) => routeOf(other).screen === routeOf(name).screen) === name
/** One address of each screen. */
const SCREENS = NAMES.filter(isFirstOfScreen)

/** Ids as in a damaged link: an encoded slash, a script, a step up, a number too large for its column. */
const DAMAGED = ['%2Fapp%2Ffind', '%3Cscript%3Eran=1%3C%2Fscript%3E', '..%2F..', '9'.repeat(30)]

/** A tenant whose items must not show in another's address. */
const OTHER = 3073

/** The module whose items have addresses in this group. */
const moduleOf = (name: RouteName): number | undefined => {
  const group = routeOf(name).screen.split('/')[0] ?? ''
  return group === 'store' || group === 'mall' ? MODULE_TYPE.goods : MODULE_TYPE[group as ModuleName]
}

/** Parameters of the photo screens: without them a dialog shows, and closing it goes back. */
const PHOTO = 'comId=1&groupId=1&imgurl=/media/avatar-1-300x400.webp'

const written = (name: RouteName, id: string, iid = TENANT): string => {
  const path = routeOf(name).pattern.replace(':iid', String(iid)).replace(/:\w+/g, id)
  return `${path}?iid=${iid}&id=${id}&gid=${id}&rid=${id}&${PHOTO}`
}

/** Time in ms for a screen to show what it has. */
const LIMIT = 40_000

/**
 * Opens a path as the app does, without a page load, under a number of its own: without one the step would count as a
 * step back over a pop-up of the previous page. That page's screen is marked so that it is not taken for the new one.
 * The page itself waits until the screen has loaded and shows `awaited`: asking it again and again cost more than the
 * step.
 */
async function move(phone: Phone, address: string, awaited: string): Promise<void> {
  const asked = { to: address, awaited: `:is(${awaited}):not([data-before], [data-before] *)`, limit: LIMIT }
  const isThere = await phone.page.evaluate(async ({ to, awaited, limit }) => {
    const shown = (selector: string) =>
      [...document.querySelectorAll(selector)].some((one) => {
        const { width, height } = one.getBoundingClientRect()
        return width > 0 && height > 0 && one.checkVisibility({ visibilityProperty: true })
      })
    const isThere = () => shown(awaited) && !shown('[aria-busy="true"]')
    for (const screen of document.querySelectorAll('#screen')) screen.setAttribute('data-before', '')
    const state = { idx: ((window.history.state as { idx?: number } | null)?.idx ?? 0) + 1 }
    window.history.pushState(state, '', to)
    window.dispatchEvent(new PopStateEvent('popstate', { state }))
    const end = Date.now() + limit
    while (!isThere() && Date.now() < end)
      await new Promise<void>((resolve) => {
        const look = () => {
          watch.disconnect()
          clearTimeout(timer)
          resolve()
        }
        const watch = new MutationObserver(look)
        watch.observe(document, { subtree: true, childList: true, attributes: true })
        // What a style alone shows changes nothing in the document.
        const timer = setTimeout(look, 200)
      })
    return isThere()
  }, asked)
  assert(isThere, `waited in vain for ${awaited}; the screen says ${(await phone.glance()).words.slice(0, 100)}`)
}

/** What the visible screen shows, once a dialog over it is confirmed. */
async function overDialog(phone: Phone): ReturnType<Phone['glance']> {
  const seen = await phone.glance()
  if (!seen.asks) return seen
  await phone.tap('#dialog-confirm')
  await phone.see('#screen')
  return phone.glance()
}

/** The fault of the visible screen; '' without one. `titles` are not to be read there. */
async function faultOf(phone: Phone, titles: readonly string[] = []): Promise<string> {
  const errors = phone.takeErrors().filter((error) => !/Failed to load resource/.test(error))
  if (errors.length > 0) return errors.join('\n')
  const { words, hasRun } = await overDialog(phone)
  if (words === '') return 'a white screen'
  if (/"code"\s*:|"msg"\s*:|\[object Object\]|undefined|参数错误[:：]/.test(words))
    return `raw data: ${words.slice(0, 200)}`
  const foreign = titles.filter((title) => words.includes(title))
  if (foreign.length > 0) return foreign.join(', ')
  return hasRun ? 'a script ran' : ''
}

/** Who looks at words, dialogs and errors needs no motion: a step over the app takes half as much without it. */
const STILL = { reducedMotion: 'reduce' } as const

/** So many screens make fewer calls than the server allows one address in a minute, however fast the machine is. */
const SCREENS_AN_ADDRESS = 100

/** Steps through the addresses; `awaited` is what each has to show. */
async function walk(
  phone: Phone,
  visits: readonly string[],
  check: (phone: Phone) => Promise<string>,
  awaited = '#screen',
): Promise<void> {
  const problems: string[] = []
  await phone.open(`/app/find?iid=${TENANT}`)
  for (const [at, address] of visits.entries()) {
    if (problems.length >= ENOUGH) break
    if (at % SCREENS_AN_ADDRESS === 0) await phone.changeNetwork()
    const problem = await move(phone, address, awaited).then(() => check(phone), wordsOf)
    if (problem) problems.push(`${address}: ${problem}`)
  }
  assert.deepEqual(problems, [])
}

/** Every pattern with one damaged id, so that every kind of damage meets every kind of pattern in turn. */
const damaged = NAMES.map((name, at) => written(name, DAMAGED[at % DAMAGED.length] ?? '%'))

export const oddAddresses: readonly Journey[] = [
  {
    name: 'shell-and-routes §2: every pattern with a damaged id opens a screen and runs no script',
    async run(bench) {
      const phone = await bench.phone(null, STILL)
      await walk(phone, damaged, () => faultOf(phone))
    },
  },
  {
    name: 'shell-and-routes §2: every pattern with the id of another tenant’s item shows nothing of it',
    async run(bench) {
      const phone = await bench.phone(null, STILL)
      const items = new Map<number, { readonly id: string; readonly title: string }>()
      for (const type of new Set(NAMES.map(moduleOf)))
        if (type !== undefined) {
          const [item] = await bench.gateway.contents(type, { iid: OTHER })
          if (item) items.set(type, item)
        }
      assert(items.size > 5, 'the other tenant has items of few modules')
      const [any] = items.values()
      const foreign = (name: RouteName) => items.get(moduleOf(name) ?? 0) ?? any
      const titles = [...items.values()].map(({ title }) => title)
      await walk(
        phone,
        NAMES.map((name) => written(name, foreign(name)?.id ?? '1')),
        () => faultOf(phone, titles),
      )
    },
  },
  {
    name: 'shell-and-routes §2: paths with a lone percent sign and other odd ids open from outside',
    async run(bench) {
      const phone = await bench.phone(null, STILL)
      const details = SCREENS.filter((name) => /:(?!iid)/.test(routeOf(name).pattern))
      for (const [at, name] of details.entries()) {
        const address = written(name, ['%', '50%', '%E4%BD', '%25'][at % 4] ?? '%')
        await phone.open(address)
        const fault = await faultOf(phone)
        assert.equal(fault, '', `${address}: ${fault}`)
        await phone.lacks('#not-found', `${address} has lost its route`)
      }
    },
  },
  {
    name: 'shell-and-routes §2: every screen of a tenant that does not exist is the 404 page',
    async run(bench) {
      const phone = await bench.phone(null, STILL)
      const unspelled = SCREENS.filter((name) => !/\/\d+$/.test(routeOf(name).pattern))
      await walk(
        phone,
        unspelled.map((name) => written(name, '1', NOBODY)),
        async () => {
          phone.takeErrors()
          return ''
        },
        '#not-found',
      )
    },
  },
  {
    name: 'admissions-and-regions §2: a university’s address without a tenant opens the host’s tenant, or shows a message',
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
      await phone.expectText('#screen-empty', /没有说明是哪所学校/)
      await phone.tap('#screen-empty [role="button"]')
      await phone.at(`/app/index/${TENANT}`)
    },
  },
]
