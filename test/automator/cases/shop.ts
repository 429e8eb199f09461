import assert from 'node:assert/strict'
import { build, buildMini, createUnionPayment, type PaymentAttempt } from '@quanzi/contract'
import { ageOrder } from '../../ageOrder'
import { expectBalance } from '../../expectBalance'
import { giveMoney } from '../../giveMoney'
import { lastCoupon } from '../../lastCoupon'
import { payAtCashier } from '../../simulator/api/payAtCashier'
import type { Site } from '../../startSite'
import type { Bench, Case } from '../Bench'
import { TENANT } from '../createBench'
import { addHome } from './addHome'
import { become, ordersOf, type Person, payNow, personOf } from './become'

/** A jacket with sizes and colours, and pegs of another supplier without a choice. */
const JACKET = 'm2101-1'
const PEGS = 'm1107-1'
const LATE_MS = 31 * 60_000

/** Submits the checkout of one piece for a new member; the cashier is open. */
async function orderPegs(bench: Bench): Promise<Person> {
  const { app } = bench
  const buyer = await personOf(bench)
  await addHome(buyer)
  await become(bench, buyer, build('mall.detail', { iid: TENANT, skuId: PEGS }))
  await app.at('mall/detail')
  await app.tap('#goods-buy')
  await app.at('pay/checkout')
  await app.expectText('#checkout-address', '文三路')
  await app.tap('#checkout-submit')
  await app.at('pay/cashier')
  await app.find('#pay-button')
  return buyer
}

/** The channel's page of a new payment attempt for the order. */
async function cashierPage({ site }: { readonly site: Site }, buyer: Person, orderId: string): Promise<string> {
  const attempt = await buyer.ask<PaymentAttempt>(createUnionPayment.uri, { payType: 2, orderId })
  return new URL(attempt.cashierUrl, site.origin).href
}

export const shop: readonly Case[] = [
  {
    name: 'screens-commerce §6.1: skus of two suppliers, a coupon, coins, wallet and channel become one paid order',
    ownSite: true,
    async run(bench) {
      const { app } = bench
      const site = bench.site as Site
      const buyer = await personOf(bench)
      await buyer.ask('/api/shop/coupon/recv', { rid: buyer.rid, couponId: 'g1001' })
      await site.hold((db) => giveMoney(db, TENANT, buyer.rid, { wallet: 3000, coin: 500 }))
      await become(bench, buyer, build('mall.detail', { iid: TENANT, skuId: JACKET }))
      await app.at('mall/detail')
      await app.tap('#goods-add')
      await app.tap('#spec-add')
      await app.expectText('#cart-button', '1')
      await app.open(buildMini('mall.detail', { iid: TENANT, skuId: PEGS }))
      await app.expectText('#cart-button', '1')
      await app.tap('#goods-add')
      await app.expectText('#cart-button', '2')
      await app.tap('#cart-button')
      await app.at('mall/cart')
      await app.find('#supplier-3192')
      await app.find('#supplier-3214')
      await app.expectText('#cart-checkout', '2')
      await app.tap('#cart-checkout')
      await app.at('pay/checkout')
      await app.miniProgram.mockWxMethod('chooseAddress', {
        ...{ userName: '大满', telNumber: '13800000009', postalCode: '200120', detailInfo: '世纪大道1号' },
        ...{ provinceName: '上海市', cityName: '上海市', countyName: '浦东新区' },
      })
      await app.tap('#address-import')
      await app.expectText('#address-region', '浦东新区')
      await app.type('#address-paste', '小满 13800000001 浙江省杭州市西湖区文三路90号5幢')
      await app.expectText('#address-region', '西湖区')
      await app.tap('#checkout-coin')
      await app.tap('#checkout-submit')
      await app.at('pay/cashier')
      await app.tap('#cashier-wallet')
      await payNow(bench)
      const [order] = await ordersOf(buyer)
      assert.deepEqual([order?.status, order?.payable], [11, 59_900 + 3900 - 1500 - 500 + 1200 + 1000])
      await expectBalance(site)
    },
  },
  {
    name: 'screens-commerce §6.4: an order unpaid for 31 minutes closes, and its late payment is refunded',
    ownSite: true,
    async run(bench) {
      const { app } = bench
      const site = bench.site as Site
      const buyer = await orderPegs(bench)
      const gid = (await ordersOf(buyer))[0]?.gid ?? ''
      const page = await cashierPage({ site }, buyer, gid)
      await site.hold((db) => ageOrder(db, TENANT, gid, LATE_MS))
      await payAtCashier(page)
      assert.equal((await ordersOf(buyer))[0]?.status, 2)
      await app.open(buildMini('order.detail', { iid: TENANT, gid }))
      await app.expectText('#order-status', '已失效')
      await app.find('#late-money')
      await expectBalance(site)
    },
  },
  {
    name: 'screens-commerce §6.8: two claims of the last coupon and two confirmations result in one coupon and one payment',
    ownSite: true,
    async run(bench) {
      const { app } = bench
      const site = bench.site as Site
      const couponId = `last-${Date.now()}`
      await site.hold((db) => lastCoupon(db, TENANT, couponId))
      const people = [await personOf(bench), await personOf(bench)] as const
      const [holder, rival] = people
      await become(bench, holder, build('mall.detail', { iid: TENANT, skuId: PEGS }))
      await app.at('mall/detail')
      await app.tap('#goods-coupons')
      await app.find(`#coupon-${couponId}`)
      const claim = { rid: rival.rid, couponId }
      await Promise.all([app.tap(`#claim-${couponId}`), rival.ask('/api/shop/coupon/recv', claim)])
      const owned = async ({ ask }: Person) => {
        const { list } = await ask<{ list: { couponId: string }[] }>('/api/shop/h5/coupon/list', { status: 0 })
        return list.filter((coupon) => coupon.couponId === couponId).length
      }
      // The phone's claim has been answered when one of the two has the coupon and the sheet says so.
      await app.until('one coupon', async () => {
        const counts = await Promise.all(people.map(owned))
        return counts.reduce((sum, count) => sum + count, 0) === 1
      })
      const buyer = await orderPegs(bench)
      const gid = (await ordersOf(buyer))[0]?.gid ?? ''
      const page = await cashierPage({ site }, buyer, gid)
      await Promise.all([payAtCashier(page), payAtCashier(page)])
      assert.deepEqual(
        (await ordersOf(buyer)).map(({ status }) => status),
        [11],
      )
      assert.deepEqual((await Promise.all(people.map(owned))).sort(), [0, 1])
      await expectBalance(site)
    },
  },
]
