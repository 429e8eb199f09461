import assert from 'node:assert/strict'
import type { Cart } from '@quanzi/contract'
import type { Journey } from '../Journey'
import { type Gateway, TENANT } from '../support/Gateway'

interface GoodsPage {
  readonly list: readonly { readonly goodsId: string; readonly title: string; readonly skuCount: number }[]
  readonly total: number
}

/** The demo tenant's distributor. */
const SELLER = { mobile: '13800000003', password: 'quanzi123' }
const PEGS = 'm1107-1'
const BOTTLE = { id: 'g-bottle', title: '山野圈保温壶 750ml' }

const goodsOf = (gateway: Gateway, wish: object) => gateway.ask<GoodsPage>('/v2/goods/list', { ...wish })

export const goods: readonly Journey[] = [
  {
    name: 'categories: the rail follows the scrolled goods and leads to a category, whose list shows all of it',
    async run(bench) {
      const phone = await bench.phone()
      await phone.open(`/app/mall/category?iid=${TENANT}`)
      await phone.see('#shelf-10 [id^="goods-"]')
      await phone.see('#rail-10[aria-selected="true"]')
      await phone.tap('#rail-40')
      await phone.see('#shelf-40 [id^="goods-"]')
      await phone.page.waitForTimeout(1000)
      await phone.see('#rail-40[aria-selected="true"]')
      const top = async (id: string) => (await phone.find(id).boundingBox())?.y ?? Number.NaN
      assert((await top('#shelf-40')) < 160, `the category begins at ${await top('#shelf-40')}`)
      const rail = await top('#rail-10')
      await phone.find('#shelf-20').scrollIntoViewIfNeeded()
      await phone.page.mouse.wheel(0, -300)
      await phone.page.waitForFunction(() => !document.querySelector('#rail-40[aria-selected="true"]'))
      assert(Math.abs((await top('#rail-10')) - rail) < 2, 'the rail does not scroll with the goods')
      await phone.find('#shelf-10').scrollIntoViewIfNeeded()
      await phone.tap('#category-11')
      await phone.at(/\/app\/mall\/search\?.*catId=11/)
      const { total } = await goodsOf(bench.gateway, { catId: '11' })
      await phone.see(`[id^="goods-m11"]`)
      await phone.expectCount('[id^="goods-m11"]', total)
    },
  },
  {
    name: 'a search for goods: suggestions, filters, a choice for the cart, and the way back to the same place',
    async run(bench) {
      const phone = await bench.phone(await bench.member())
      await phone.open(`/app/mall/search?iid=${TENANT}`)
      await phone.type('#goods-word', '没有这样的东西')
      await phone.find('#goods-word').press('Enter')
      await phone.see('#bestsellers [id^="goods-"]')
      await phone.type('#goods-word', '徒步')
      await phone.find('#goods-suggestions').getByText('中帮徒步鞋', { exact: true }).click()
      await phone.see('#goods-m2201')
      await phone.type('#goods-word', '')
      await phone.find('#screen').getByText('没有这样的东西').waitFor()

      await phone.type('#goods-word', '1')
      await phone.find('#goods-word').press('Enter')
      await phone.tap('#sort-priceUp')
      await phone.tap('#sort-priceUp')
      const { list } = await goodsOf(bench.gateway, { queryKey: '1', sortBy: 'priceDown' })
      assert(list[0])
      // Waits until the most expensive goods come first.
      await phone.page.waitForFunction(
        (id) => document.querySelector('[id^="goods-m"], [id^="goods-s"], [id^="goods-g"]')?.id === id,
        `goods-${list[0].goodsId}`,
      )

      await phone.open(`/app/mall/search?iid=${TENANT}&catId=20`)
      await phone.tap('#sort-sold')
      const last = (await goodsOf(bench.gateway, { catId: '20', sortBy: 'sold' })).list.at(-2)
      assert(last)
      const row = phone.find(`#goods-${last.goodsId}`)
      await row.scrollIntoViewIfNeeded()
      const place = await row.boundingBox()
      await row.click()
      await phone.at(/\/app\/(mall\/detail|store\/)/)
      await phone.page.goBack()
      await phone.at(/\/app\/mall\/search\?.*catId=20/)
      await row.waitFor()
      const back = await row.boundingBox()
      assert(Math.abs((place?.y ?? 0) - (back?.y ?? 999)) < 4, 'the list stands where it stood')
      await phone.see('#sort-sold[aria-selected="true"]')

      await phone.open(`/app/mall/search?iid=${TENANT}&queryKey=${encodeURIComponent('三合一冲锋衣')}`)
      await phone.tap('#add-m2101')
      await phone.see('#spec-add')
    },
  },
  {
    name: 'the store: types, two columns by the pictures, and goods that go into the cart at once',
    async run(bench) {
      const phone = await bench.phone(await bench.member())
      await phone.open(`/app/store/${TENANT}/list?type=t-goods-bag`)
      const { list } = await goodsOf(bench.gateway, { source: 'store', typeId: 't-goods-bag' })
      for (const { goodsId } of list) await phone.see(`#goods-${goodsId}`)
      assert.equal(
        await phone.page.locator('[id^="goods-"]:not(#goods-search)').filter({ visible: true }).count(),
        list.length,
      )
      const lefts = new Set<number>()
      for (const { goodsId } of list)
        lefts.add(Math.round((await phone.find(`#goods-${goodsId}`).boundingBox())?.x ?? 0))
      assert.equal(lefts.size, 2, 'two columns')
      const only = list.find(({ skuCount }) => skuCount === 1)
      assert(only)
      await phone.tap(`#add-${only.goodsId}`)
      await phone.hear('已加入购物车')
      await phone.find('#open-cart').getByText('1', { exact: true }).waitFor()
    },
  },
  {
    name: 'a distributor shares goods: the commission, the link, and the recommending distributor shown to its visitor',
    async run(bench) {
      const seller = await bench.gateway.login(SELLER)
      const phone = await bench.phone(seller)
      await phone.open(`/app/store/${TENANT}/distrList`)
      await phone.type('#distr-word', '保温壶')
      await phone.find('#distr-word').press('Enter')
      await phone.page.waitForFunction(() => document.querySelectorAll('[id^="poster-"]').length === 1)
      await phone.expectText(`#item-${BOTTLE.id}`, /赚¥12\.90/)
      await phone.tap(`#item-${BOTTLE.id}`)
      await phone.at(`/app/store/${TENANT}/share/${BOTTLE.id}`)
      await phone.expectText('#share-earn', /¥12\.90/)

      const { key } = await seller.ask<{ key: string }>('/multidis/getKey', { dataType: 32, dataId: BOTTLE.id })
      const visitor = await bench.phone()
      await visitor.open(`/app/store/${TENANT}/share/${BOTTLE.id}?disrParentMultiDisKey=${key}`)
      await visitor.find('#share-from').getByText('林间来信').waitFor()
      await visitor.expectExactText('#share-title', BOTTLE.title)
      await visitor.tap('#share-enter')
      await visitor.at(new RegExp(`/app/store/${TENANT}/detail/${BOTTLE.id}`))

      const other = await bench.phone(await bench.member())
      await other.open(`/app/store/${TENANT}/distrList`)
      await other.see('#join-apply')
    },
  },
  {
    name: 'goods add to what the cart has become above them: more pieces, and none after a deletion',
    async run(bench) {
      const member = await bench.member()
      const phone = await bench.phone(member)
      const pieces = async () => {
        const { groups } = await member.ask<Cart>('/v2/cart/get', { iid: TENANT, source: 'mall' })
        return groups.flatMap(({ lines }) => lines.map(({ skuId, num }) => [skuId, num]))
      }
      await phone.open(`/app/mall/detail?iid=${TENANT}&skuId=${PEGS}`)
      const add = async () => {
        const answer = phone.answerTo('/v2/cart/set')
        await phone.tap('#goods-add')
        await answer
      }
      await add()
      await phone.tap('#cart-button')
      await phone.at('/app/mall/cart')
      const more = phone.answerTo('/v2/cart/set')
      await phone.tap(`#num-${PEGS}-plus`)
      await phone.tap(`#num-${PEGS}-plus`)
      await more
      await phone.page.goBack()
      await phone.at('/app/mall/detail')
      await phone.expectText('#cart-button', '3')
      await add()
      assert.deepEqual(await pieces(), [[PEGS, 4]])
      await phone.tap('#cart-button')
      await phone.at('/app/mall/cart')
      await phone.tap('#cart-manage')
      await phone.tap(`#tick-${PEGS}`)
      await phone.tap('#cart-remove')
      const gone = phone.answerTo('/v2/cart/set')
      await phone.page.goBack()
      await gone
      await phone.at('/app/mall/detail')
      await add()
      assert.deepEqual(await pieces(), [[PEGS, 1]])
    },
  },
]
