import assert from 'node:assert/strict'
import { MODULE_TYPE, ROUTE_NAMES, routeOf, type ScreenName, shanghaiWeekday } from '@quanzi/contract'
import type { Journey } from '../Journey'
import { TENANT } from '../support/Gateway'
import { ACTIVITY } from './orderOf'

const DETAIL = `/app/act/${TENANT}/detail/`
const WEEKDAYS = '日一二三四五六'

interface Session {
  readonly id: string
  readonly name: string
  readonly startsAt: number
}

/** Lists of one member's own things, and searches without a result. */
const EMPTY = [
  `/app/order/${TENANT}?iid=${TENANT}`,
  `/app/account/${TENANT}/coupon?iid=${TENANT}`,
  `/app/collection/list?iid=${TENANT}`,
  `/app/mall/address/list?iid=${TENANT}`,
  `/app/search/outdoor?iid=${TENANT}&queryKey=${encodeURIComponent('没有这样的东西')}`,
]

/** Screens of one item, opened without saying which one. */
const OF_AN_ITEM: readonly ScreenName[] = [
  ...(['order/detail', 'order/ems', 'order/used', 'order/comment', 'order/buy-share'] as const),
  ...(['act/detail', 'act/enroll', 'act/share', 'act/team-list', 'news/detail', 'note/detail'] as const),
  ...(['video/detail', 'sact/detail', 'mate/detail', 'mall/detail', 'store/detail', 'store/share'] as const),
  ...(['pay/cashier', 'pay/success', 'share/poster'] as const),
]
const BARE = OF_AN_ITEM.flatMap((screen) => {
  const name = ROUTE_NAMES.find((one) => routeOf(one).screen === screen)
  const path = name && routeOf(name).pattern.replace(':iid', String(TENANT)).replace(/:\w+/g, 'x')
  return path ? [`${path}?iid=${TENANT}`] : []
})

export const plainWords: readonly Journey[] = [
  {
    name: 'the sessions of an activity are named after their dates, with weekday and time in Chinese and in English',
    async run(bench) {
      const phone = await bench.phone()
      let named = 0
      for (const { id, title } of await bench.gateway.contents(MODULE_TYPE.act)) {
        const params = { iid: TENANT, moduleType: MODULE_TYPE.act, id }
        const { sessions = [] } = await bench.gateway.ask<{ sessions?: readonly Session[] }>('/v2/content/get', params)
        for (const { name, startsAt } of sessions) {
          const [, weekday] = /周([日一二三四五六])/.exec(name) ?? []
          if (!weekday) continue
          named += 1
          assert.equal(weekday, WEEKDAYS[shanghaiWeekday(startsAt)], `${title}: ${name}`)
        }
      }
      assert(named > 5, `only ${named} sessions are named after a day`)
      await phone.open(DETAIL + ACTIVITY.id)
      const row = await phone.text(`#session-${ACTIVITY.session}`)
      const days = [...row.matchAll(/周([日一二三四五六])/g)].map(([, day]) => day)
      assert(days.length > 1 && new Set(days).size === 1, `name and date of the session: ${row}`)
      assert.match(row, /\d+月\d+日 周. \d\d:\d\d – \d\d:\d\d/)
      await phone.open(`${DETAIL}${ACTIVITY.id}?lang=en`)
      assert.match(
        await phone.text(`#session-${ACTIVITY.session}`),
        /(Sun|Mon|Tue|Wed|Thu|Fri|Sat) \d+ [A-Z][a-z]{2}, \d\d:\d\d – \d\d:\d\d/,
      )
    },
  },
  {
    name: 'an empty result says so once: nothing speaks of an end or of more',
    async run(bench) {
      const phone = await bench.phone(await bench.member())
      for (const address of EMPTY) {
        await phone.open(address)
        await phone.see('#screen-empty, [id$="-empty"]')
        const words = await phone.text('#screen')
        assert.doesNotMatch(words, /没有更多了|加载更多|正在加载/, `${address} says: ${words}`)
      }
    },
  },
  {
    name: 'a screen opened without its parameters answers in words: no name of a parameter reaches people',
    async run(bench) {
      const phone = await bench.phone(await bench.member())
      const problems: string[] = []
      for (const address of BARE) {
        await phone.open(address)
        const dialog = phone.find('#dialog')
        const said = [
          await phone.text('#screen'),
          ...(await phone.page.evaluate(() => (window as unknown as { readonly toasts: readonly string[] }).toasts)),
          ...((await dialog.isVisible()) ? [(await dialog.textContent()) ?? ''] : []),
        ].join(' ')
        if (/(参数错误|Invalid parameter)\s*[:：]/.test(said)) problems.push(`${address} says: ${said.slice(0, 200)}`)
      }
      phone.takeErrors()
      assert.deepEqual(problems, [])
    },
  },
]
