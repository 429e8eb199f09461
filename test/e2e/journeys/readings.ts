import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { Journey } from '../Journey'
import { graveFindings } from '../support/axe'
import { TENANT } from '../support/Gateway'

/** A room that is on. */
const ROOM = '23002'
const DAY = 86_400_000

export const readings: readonly Journey[] = [
  {
    name: 'expect-reading §3 glucose: a reading stands on the band of the chart, and is named in words',
    async run(bench) {
      const member = await bench.member()
      const save = (value: number, period: string, daysAgo: number) =>
        member.ask<{ id: string }>('/v2/health/save', {
          ...{ iid: TENANT, reqId: randomUUID(), kind: 'glucose', value, period },
          measuredAt: Date.now() - daysAgo * DAY,
        })
      await save(3.2, 'fasting', 1)
      await save(12.4, 'after', 2)
      await save(5.5, 'before', 20)
      const phone = await bench.phone(member)
      await phone.open(`/app/info/glucoseMonitor/${TENANT}`)
      await phone.tap('#glucose-add')
      await phone.type('#reading-value', '5.6')
      await phone.tap('#reading-save')
      await phone.expectCount('#glucose-chart [role="button"]', 3)
      // Lower values stand lower, and earlier ones to the left.
      const points = await phone.page.locator('#glucose-chart [role="button"]').evaluateAll((all) =>
        all.map((point) => {
          const { x, y } = point.getBoundingClientRect()
          return { words: point.getAttribute('aria-label') ?? '', x, y }
        }),
      )
      const placeOf = (value: string) => points.find(({ words }) => words.includes(value)) ?? { words: '', x: 0, y: 0 }
      const [low, good, high] = [placeOf('3.2'), placeOf('5.6'), placeOf('12.4')]
      assert(low.y > good.y && good.y > high.y && high.x < low.x && low.x < good.x, JSON.stringify(points))
      assert.match(low.words, /空腹.*偏低/)
      assert.match(high.words, /餐后.*偏高/)
      await phone.find('#glucose-chart [role="button"][aria-label*="12.4"]').click()
      await phone.expectText('#glucose-chart', /餐后 12\.4，偏高/)
      await phone.expectText('#glucose-chart', '空腹、餐前3.9–7')
      assert.deepEqual(await graveFindings(phone.page), [])
      await phone.tap('#glucose-span-30')
      await phone.expectCount('#glucose-chart [role="button"]', 4)
    },
  },
  {
    name: 'what is said in a room while the line is lost is there when it comes back, also when a later line came first',
    async run(bench) {
      const phone = await bench.phone(await bench.member())
      await phone.open(`/app/live/${TENANT}/detail?id=${ROOM}`)
      await phone.see('#talk-text')
      const say = async (content: string) => {
        const other = await bench.member()
        const wish = { iid: TENANT, type: 23, targetId: ROOM, content, score1: 0, score2: 0, score3: 0 }
        await other.ask('/api/new/comment/add', wish)
      }
      await say('线路还在')
      await phone.hear('线路还在')
      await phone.context.setOffline(true)
      await say('断线时的第一句')
      await say('断线时的第二句')
      await phone.context.setOffline(false)
      await say('回来以后')
      for (const words of ['断线时的第一句', '断线时的第二句', '回来以后']) await phone.hear(words)
      phone.takeErrors()
    },
  },
]
