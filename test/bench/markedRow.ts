import { build, buildMini, type ItemSummary, listContent, MODULE_TYPE, markContent, type Page } from '@quanzi/contract'
import { TENANT } from '../e2e/support/Gateway'
import { answeringGateway } from './answeringGateway'
import type { Figure } from './Figure'
import { logInThere } from './logInThere'
import { MeasuredApp } from './MeasuredApp'

const MANY = 1000
const PAGE = 20
/**
 * Number of rows that are marked one after another; the result is the median. The first few run code that the engine
 * has not compiled yet and take two to three times as long.
 */
const TRIES = 15

const news = (at: number): ItemSummary => ({
  id: `n${at}`,
  moduleType: MODULE_TYPE.news,
  title: `湖边的第 ${at + 1} 个周末`,
  cover: '/media/scene_lake-3-600x450.webp',
  summary: '沿着湖走一圈，早上出发，中午回来。',
  tags: ['徒步'],
  price: null,
  author: { rid: 1001, nick_name: '安', headImg: '' },
  counts: { view: at, like: at, collect: at, comment: 0, join: 0 },
  publishedAt: Date.UTC(2031, 0, 1),
  ...{ lat: null, lng: null, extra: {} },
})

function answer(asked: string): string | null {
  if (asked.includes(markContent.uri)) return JSON.stringify({ t: { on: true, count: 1 } })
  if (!asked.includes(listContent.uri)) return null
  const isFirst = !/"?pageNo"?[=:]"?[2-9]/.test(asked)
  const [from, to] = isFirst ? [0, PAGE] : [PAGE, PAGE + MANY]
  const list = Array.from({ length: to - from }, (_, at) => news(from + at))
  return JSON.stringify({ t: { list, total: PAGE + MANY, hasMore: isFirst } satisfies Page<ItemSummary> })
}

/** CPU time of the logic layer from a tap on the star of one of a thousand rows until it updates the view. */
export async function markedRowCost(origin: string, dist: string, target: 'weapp' | 'tt' = 'weapp'): Promise<Figure[]> {
  const gateway = await answeringGateway(origin, answer)
  const list = build('news.list', { iid: TENANT })
  const launch = { target, gateway: gateway.origin, at: buildMini('account.login', { iid: TENANT, return: list }) }
  const measuring = MeasuredApp.run(dist, launch, async (measured) => {
    const { app } = measured
    await logInThere(app)
    await app.find(`#row-n${PAGE - 1}`)
    const page = await app.page()
    await measured.crossedBy(() => page.callMethod('onReachBottom'))
    const costs: number[] = []
    for (let at = 0; at < TRIES; at += 1) {
      const star = await app.find(`#collect-n${at}`)
      const { count, logic } = await measured.crossedBy(() => star.tap())
      if (count === 0) throw new Error('the star sent nothing')
      costs.push(logic)
    }
    const [median = 0] = costs.sort((a, b) => a - b).slice(TRIES >> 1)
    const [group, value] = [`${target}, list of 1,000 news`, Math.round(median * 10) / 10]
    return [{ group, name: 'a star: the logic layer works', value, unit: 'ms', max: 4 }] satisfies Figure[]
  })
  return measuring.finally(() => gateway.close())
}
