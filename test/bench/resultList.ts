import { buildMini, listRank, type RankPage, type RankRow } from '@quanzi/contract'
import { TENANT } from '../e2e/support/Gateway'
import type { Site } from '../startSite'
import { answeringGateway } from './answeringGateway'
import type { Figure } from './Figure'
import { MeasuredApp } from './MeasuredApp'

const RESULTS = 50_000
const PAGE = 50
/** How many pages are scrolled through: the list keeps the rows of all of them. */
const PAGES = 20
/** The finished event of the demo. */
const GAME = '21012'

const kB = (bytes: number) => Math.round(bytes / 100) / 10

const result = (at: number): RankRow => ({
  ...{ rank: at + 1, id: `r${at}`, markId: `r${at}`, name: `陈** ${10_000 + at}`, headImg: '' },
  ...{ value: 4_000_000 + at * 97, unit: 'net', reachedAt: 1, likes: at % 9, liked: false },
})

/** A gateway with so many results; all other calls go on to `origin`. */
const resultGateway = (origin: string) =>
  answeringGateway(origin, (asked) => {
    if (!asked.includes(listRank.uri)) return null
    const pageNo = Number(/"?pageNo"?[=:]"?(\d+)/.exec(asked)?.[1] ?? 1)
    const list = Array.from({ length: PAGE }, (_, n) => result((pageNo - 1) * PAGE + n))
    return JSON.stringify({ t: { list, total: RESULTS, hasMore: true, mine: null } satisfies RankPage })
  })

/** The most bytes that one page of 50,000 results sends from logic to view, while a thousand of them are scrolled. */
export async function resultListBytes(site: Site, dist: string): Promise<Figure[]> {
  const gateway = await resultGateway(site.origin)
  const launch = { gateway: gateway.origin, at: buildMini('game.resultList', { id: GAME, iid: TENANT }) }
  const measuring = MeasuredApp.run(dist, launch, async (measured) => {
    const { app } = measured
    await app.find('#result-r0')
    const opened = await measured.settled()
    let largest = 0
    for (let shown = PAGE; shown < PAGES * PAGE; shown += PAGE) {
      const page = await measured.crossedBy(async () => {
        const screen = await app.page()
        await screen.callMethod('onReachBottom')
        await app.until('the end of the longer list', async () => {
          await app.miniProgram.pageScrollTo(Number((await screen.size()).height))
          return app.has(`#result-r${shown + PAGE - 1}`)
        })
      })
      largest = Math.max(largest, page.largest)
    }
    const group = 'weapp, list of 50,000 results'
    return [
      { group, name: 'the first page, at most at once', value: kB(opened.largest), unit: 'kB', max: 60 },
      { group, name: 'each further page, at most at once', value: kB(largest), unit: 'kB', max: 60 },
    ] satisfies Figure[]
  })
  return measuring.finally(() => gateway.close())
}
