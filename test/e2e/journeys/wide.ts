import assert from 'node:assert/strict'
import type { Journey } from '../Journey'
import { graveFindings } from '../support/axe'
import { TENANT } from '../support/Gateway'
import { layoutProblems } from '../support/layout'
import { DESK } from '../support/Phone'
import { ACTIVITY } from './orderOf'

export const wide: readonly Journey[] = [
  {
    name: 'a desk: pages beside a rail, lists as grids, details in two panes',
    async run(bench) {
      const desk = await bench.phone(null, DESK)
      const boxOf = async (selector: string) => {
        const box = await (await desk.see(selector)).boundingBox()
        assert(box, `${selector} has no box`)
        return box
      }
      await desk.open(`/app/act/${TENANT}`)
      const cards = desk.page.locator('[id^="act-"]').filter({ visible: true })
      const [one, two] = [await cards.nth(0).boundingBox(), await cards.nth(1).boundingBox()]
      assert(one && two && Math.abs(one.y - two.y) < 2 && two.x > one.x, 'the first two cards stand side by side')
      const cursor = await cards.nth(0).evaluate((card) => getComputedStyle(card).cursor)
      assert.equal(cursor, 'pointer', 'what can be pressed says so under a mouse')
      assert((await boxOf('#side-rail')).width < 120, 'the rail is narrow')
      await desk.lacks('#tab-home', 'the bar at the bottom is for phones')
      assert.deepEqual(await layoutProblems(desk.page), [])
      assert.deepEqual(await graveFindings(desk.page), [])

      await desk.open(`/app/act/${TENANT}/detail/${ACTIVITY.id}`)
      const [title, screen] = [await boxOf('#detail-title'), await boxOf('#screen')]
      assert(title.x > screen.x + screen.width / 2, 'the words stand beside the picture')
      assert(title.y < 300, 'the title is in the first screenful')
      assert.deepEqual(await layoutProblems(desk.page), [])

      for (const [address, lead, next] of [
        [`/app/game/${TENANT}/21010`, '#game-title', '#game-detail'],
        [`/app/cf/${TENANT}/index?id=cf-mountains`, '#cf-title', '#cf-help'],
        [`/app/planned/${TENANT}/plannedDetail/p1003`, '#planned-title', '#planned-store'],
      ] as const) {
        await desk.open(address)
        const [left, right] = [await boxOf(lead), await boxOf(next)]
        assert(left.x + left.width <= right.x, `${address}: the rest stands beside the picture`)
        assert.deepEqual(await layoutProblems(desk.page), [])
      }

      // The page of a trip is as narrow as the document says; the rail is whole all the same.
      await desk.open('/app/trip/23501?iid=1000')
      assert((await boxOf('#side-rail')).width > 80, 'the rail is not cut')

      await desk.open(`/app/act/${TENANT}`)
      await desk.tap('#rail-home')
      await desk.at(`/app/index/${TENANT}`)
      await desk.page.setViewportSize({ width: 375, height: 667 })
      await desk.see('#tab-home')
      await desk.lacks('#side-rail', 'a narrow window has no rail')
    },
  },
]
