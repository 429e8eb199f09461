import assert from 'node:assert/strict'
import { build } from '@quanzi/contract'
import { expectBalance } from '../../expectBalance'
import type { Site } from '../../startSite'
import type { Account, Bench, Case } from '../Bench'
import { TENANT } from '../createBench'
import { addHome } from './addHome'
import { become, ordersOf, type Person, payNow, personOf, STAFF } from './become'

/** Badges of one supplier, whose staff ship them from their own tenant, and pegs of another one. */
const BADGES = 'm3102-1'
const PEGS = 'm1107-1'
const CAMPUS = 3073
const CAMPUS_STAFF: Account = { mobile: '13830730001', password: 'quanzi123' }
const GOODS_FEN = 3900
const CAMPUS_FREIGHT = 600

interface Chain {
  readonly id: string
  readonly key: string
  readonly status: number
  readonly refund: { readonly amount: number } | null
}

const chainsOf = async (buyer: Person, orderId: string) =>
  (await buyer.ask<{ chains: Chain[] }>('/h5/order/detail', { orderId })).chains

/** Waits until a line of the order has a status for its buyer. */
const reach = ({ app }: Bench, buyer: Person, gid: string, key: string, status: number) =>
  app.until(
    `the line ${key} in ${status}`,
    async () => (await chainsOf(buyer, gid)).find((chain) => chain.key === key)?.status === status,
  )

const detailOf = (gid: string, iid = TENANT) => `${build('order.detail', { iid, gid })}`

export const afterOrder: readonly Case[] = [
  {
    name: 'screens-commerce §6.2: the supplier ships, the buyer confirms and reviews',
    ownSite: true,
    async run(bench) {
      const { app } = bench
      const buyer = await personOf(bench)
      await addHome(buyer)
      await become(bench, buyer, build('mall.detail', { iid: TENANT, skuId: BADGES }))
      await app.at('mall/detail')
      await app.tap('#goods-buy')
      await app.at('pay/checkout')
      await app.expectText('#checkout-address', '文三路')
      await app.tap('#checkout-submit')
      await payNow(bench)
      const [order] = await ordersOf(buyer)
      assert.deepEqual([order?.status, order?.payable], [11, GOODS_FEN + CAMPUS_FREIGHT])
      const gid = order?.gid ?? ''

      await become(bench, await personOf(bench, CAMPUS_STAFF, CAMPUS), `/app/order/${CAMPUS}?as=seller`)
      await app.at('order/list')
      await app.tap(`#order-ship-${gid}`)
      await app.find('#ship-sheet')
      await app.type('#ship-company', '顺丰速运')
      await app.type('#ship-number', `SF${gid.slice(-10)}`)
      await app.tap('#ship-send')
      await reach(bench, buyer, gid, BADGES, 12)

      await become(bench, buyer, detailOf(gid))
      await app.at('order/detail')
      await app.tap('#receive-button')
      await app.tap('#dialog-confirm')
      await reach(bench, buyer, gid, BADGES, 13)
      await app.tap('#comment-button')
      await app.at('order/comment')
      for (const at of [0, 1, 2]) await app.tap(`#review-${BADGES}-${at}-5`)
      await app.type(`#review-${BADGES}-text`, '珐琅很亮，别针也结实')
      await app.tap('#review-send')
      await reach(bench, buyer, gid, BADGES, 14)
      await expectBalance(bench.site as Site)
    },
  },
  {
    name: 'screens-commerce §6.3: one of two lines is sent back and refunded in proportion; the other line stays',
    ownSite: true,
    async run(bench) {
      const { app } = bench
      const buyer = await personOf(bench)
      const { id: addressId } = await addHome(buyer)
      const { gid } = await buyer.ask<{ gid: string }>('/h5/order/create', {
        ...{ orderType: 33, num: 2, keys: `${BADGES},${PEGS}` },
        property: JSON.stringify({ [BADGES]: 1, [PEGS]: 1 }),
        info: JSON.stringify({ reqId: `return-${buyer.rid}`, addressId }),
      })
      await become(bench, buyer, build('pay.order', { iid: TENANT, gid }))
      await payNow(bench)
      const staff = await personOf(bench, STAFF)
      const parcel = { company: '顺丰速运', transportNumber: `SF${gid.slice(-10)}` }
      await staff.ask('/v2/order/ship', { reqId: `ship-${gid}`, orderId: gid, ...parcel })
      const badges = (await chainsOf(buyer, gid)).find(({ key }) => key === BADGES)
      assert(badges)

      await become(bench, buyer, detailOf(gid))
      await app.at('order/detail')
      await app.tap(`#line-refund-${badges.id}`)
      await app.find('#refund-sheet')
      await app.type('#refund-remark', '掉了一颗珐琅')
      await app.tap('#refund-send')
      await reach(bench, buyer, gid, BADGES, 15)
      await become(bench, staff, detailOf(gid))
      await app.at('order/detail')
      await app.tap(`#line-askReturn-${badges.id}`)
      await app.tap('#dialog-confirm')
      await reach(bench, buyer, gid, BADGES, 16)
      await become(bench, buyer, detailOf(gid))
      await app.at('order/detail')
      await app.tap(`#line-returnParcel-${badges.id}`)
      await app.at('order/ems')
      await app.type('#return-number', `YT${gid.slice(-10)}`)
      await app.tap('#return-send')
      await reach(bench, buyer, gid, BADGES, 17)
      await become(bench, staff, detailOf(gid))
      await app.at('order/detail')
      await app.tap(`#line-approveRefund-${badges.id}`)
      await app.tap('#dialog-confirm')
      await reach(bench, buyer, gid, BADGES, 18)
      const chains = await chainsOf(buyer, gid)
      assert.equal(chains.find(({ key }) => key === PEGS)?.status, 12)
      assert.equal(chains.find(({ key }) => key === BADGES)?.refund?.amount, GOODS_FEN + CAMPUS_FREIGHT)
      await expectBalance(bench.site as Site)
    },
  },
]
