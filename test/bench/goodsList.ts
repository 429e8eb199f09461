import { buildMini } from '@quanzi/contract'
import { TENANT } from '../e2e/support/Gateway'
import type { Site } from '../startSite'
import type { Figure } from './Figure'
import { goodsGateway } from './goodsGateway'
import { MeasuredApp } from './MeasuredApp'

const GOODS = 1000
const PAGE = 20

const kB = (bytes: number) => Math.round(bytes / 100) / 10

/**
 * The maximum bytes that one page of a list of 1,000 goods sends from logic to view, while the list is scrolled to
 * its end.
 */
export async function goodsListBytes(site: Site, dist: string): Promise<Figure[]> {
  const gateway = await goodsGateway(site.origin, GOODS)
  const launch = { gateway: gateway.origin, at: buildMini('store.list', { iid: TENANT }) }
  const measuring = MeasuredApp.run(dist, launch, async (measured) => {
    const { app } = measured
    await app.find(`#goods-many${PAGE - 1}`)
    const opened = await measured.settled()
    let largest = 0
    for (let shown = PAGE; shown < GOODS; shown += PAGE) {
      const page = await measured.crossedBy(async () => {
        const screen = await app.page()
        await screen.callMethod('onReachBottom')
        await app.until('the end of the longer list', async () => {
          await app.miniProgram.pageScrollTo(Number((await screen.size()).height))
          return app.has(`#goods-many${shown + PAGE - 1}`)
        })
      })
      largest = Math.max(largest, page.largest)
    }
    const group = 'weapp, list of 1,000 goods'
    return [
      { group, name: 'the first page, at most at once', value: kB(opened.largest), unit: 'kB', max: 60 },
      { group, name: 'each further page, at most at once', value: kB(largest), unit: 'kB', max: 60 },
    ] satisfies Figure[]
  })
  return measuring.finally(() => gateway.close())
}
