import assert from 'node:assert/strict'
import { buildMini, MODULE_TYPE, ROUTE_NAMES, type RouteName, routeOf } from '@quanzi/contract'
import { DEMO_QUERIES } from '../../demoQueries'
import type { Bench, Case } from '../Bench'
import { TENANT } from '../createBench'
import { simulatorOf } from '../simulatorOf'
import { contentList } from './contentList'

/** The module whose list gives an id for a group's detail pages. */
const { video, act, mate, note, sact, news, campsite, game, live, goods: store } = MODULE_TYPE
const MODULE_TYPES: Readonly<Record<string, number>> = {
  video,
  act,
  mate,
  note,
  sact,
  news,
  campsite,
  game,
  live,
  store,
}

/** Goods of the demo tenant's store, and a sku of its mall. */
const GOODS = { goodsId: 's5001', skuId: 'm1101-1' }

type BuildAny = (name: RouteName, params: Readonly<Record<string, string | number>>) => string

async function parametersOf(bench: Bench, name: RouteName): Promise<Record<string, string | number>> {
  const { pattern, screen } = routeOf(name)
  const group = screen.split('/')[0] ?? ''
  const names = [...pattern.matchAll(/:(\w+)/g)].map((match) => match[1] as string)
  const moduleType = MODULE_TYPES[group]
  if (name === 'cf.supporter') {
    const { list } = await bench.ask<{ list: { id: string }[] }>('/v2/cf/supporters', {
      iid: TENANT,
      projectId: 'cfp-yu',
    })
    return { iid: TENANT, id: list[0]?.id ?? '' }
  }
  if (group === 'mall' || group === 'store') return { iid: TENANT, ...GOODS }
  const [item] = moduleType && names.some((one) => one !== 'iid') ? await contentList(bench, moduleType) : []
  return Object.fromEntries([
    ['iid', TENANT],
    ...names.filter((one) => one !== 'iid').map((one) => [one, item?.id ?? 1] as const),
  ])
}

/** What was logged before the walk belongs to other cases; what a screen of the walk logs late fails the next case. */
let isWalking = false

/** The look of a path on this target. The two targets together open every path in both languages and both themes. */
function lookOf({ target }: Bench, at: number): { readonly lang: string; readonly theme: 'light' | 'dark' } {
  const other = target === 'tt'
  return { lang: (at % 2 === 1) !== other ? 'en' : 'zh-CN', theme: at % 4 > 1 !== other ? 'dark' : 'light' }
}

/**
 * Every path of every screen opens, shows its frame or leads to another screen, and logs nothing on the
 * console.
 */
export const walker: readonly Case[] = ROUTE_NAMES.map((name, at) => ({
  name: `${name} opens without an error on the console`,
  async run(bench) {
    const { app, site } = bench
    const { lang, theme } = lookOf(bench, at)
    const params = { ...(await parametersOf(bench, name)), ...DEMO_QUERIES[name], lang }
    if (!isWalking) app.takeTroubles()
    isWalking = true
    // In the developer tools the theme is the tester's choice.
    if (site) await simulatorOf(app).send('Sim.notify', { name: 'onThemeChange', args: [{ theme }] })
    await app.open((buildMini as BuildAny)(name, params))
    await app.settled()
    assert.notEqual((await app.screenText()).trim(), '', 'nothing on the screen')
    const troubles = app.takeTroubles()
    assert.deepEqual(troubles, [])
  },
}))
