import assert from 'node:assert/strict'
import { buildMini } from '@quanzi/contract'
import type { Case } from '../Bench'
import { TENANT } from '../createBench'
import { simulatorOf, statsOf } from '../simulatorOf'

/** Maximum size of one page of goods sent to the view at once, in bytes. */
const PAGE_LIMIT = 60_000

interface GoodsPage {
  readonly list: readonly { readonly goodsId: string }[]
}

export const goods: readonly Case[] = [
  {
    name: 'a tap in the rail shows the goods of the category, and its picture leads to the list',
    async run({ app }) {
      await app.open(buildMini('mall.category', { iid: TENANT }))
      await app.find('#goods-m1101')
      await app.tap('#rail-40')
      await app.find('#goods-m4101')
      await app.tap('#category-41')
      await app.at('mall/search')
      await app.find('#goods-m4102')
    },
  },
  {
    name: 'a search for goods suggests words, finds them, and offers bestsellers instead of nothing',
    async run({ app }) {
      await app.open(buildMini('mall.search', { iid: TENANT }))
      await app.type('#goods-word', '保温壶')
      await app.find('#goods-suggestions')
      await app.open(buildMini('mall.search', { iid: TENANT, queryKey: '月亮椅' } as never))
      await app.find('#goods-m1201')
      await app.open(buildMini('mall.search', { iid: TENANT, queryKey: '没有这样的东西' } as never))
      await app.find('#bestsellers')
    },
  },
  {
    name: 'each page of goods sends at most its limit to the view',
    // The developer tools do not count setData.
    coldStart: true,
    async run({ app, ask }) {
      const page = (pageNo: number) => ask<GoodsPage>('/v2/goods/list', { iid: TENANT, source: 'store', pageNo })
      const [first, second] = [await page(1), await page(2)]
      await app.open(buildMini('store.list', { iid: TENANT }))
      await app.find(`#goods-${first.list.at(-1)?.goodsId}`)
      await app.settled()
      const { setData: opened } = await statsOf(app)
      assert(opened.largest <= PAGE_LIMIT, `the first page sent ${opened.largest} bytes at once`)
      await simulatorOf(app).send('Sim.mark')
      await (await app.page()).callMethod('onReachBottom')
      await app.find(`#goods-${second.list.at(-1)?.goodsId}`)
      const { setData: more } = await statsOf(app)
      assert(more.count > 0 && more.largest <= PAGE_LIMIT, `the second page sent ${more.largest} bytes at once`)
    },
  },
]
