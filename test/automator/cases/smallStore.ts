import assert from 'node:assert/strict'
import { build, buildMini, ORDER_STATUS, type OrderDetail } from '@quanzi/contract'
import type { Case } from '../Bench'
import { TENANT } from '../createBench'
import { become, ordersOf, payNow, personOf, STAFF } from './become'

/** A member of the demo tenant with a number that had no code within the last minute. */
const OWNER = { mobile: '13800000019', password: 'quanzi123' }
/** Goods of one sku, and what the store asks more for a piece, in yuan. */
const GOODS = 'm1107'
const MARGIN = 10
const HOME = {
  ...{ name: '小满', mobile: '13800000001', address: '浙江省 杭州市 西湖区 文三路 90 号' },
  ...{ postCode: '', isDefault: 1 },
}

export const smallStore: readonly Case[] = [
  {
    name: 'a distributor opens a small store and sells there at an own price, of which the margin comes to the wallet',
    async run(bench) {
      const { app } = bench
      const owner = await personOf(bench, OWNER)
      const staff = await personOf(bench, STAFF)
      const { id: roleId } = await owner.ask<{ id: string }>('/multidis/role/apply', { parentId: '0' })
      await staff.ask('/multidis/role/approve', { id: roleId })
      await become(bench, owner, build('account.smallStore', { iid: TENANT }))
      await app.type('#open-name', '石头的小店')
      await app.type('#open-phone', OWNER.mobile)
      await app.tap('#send-code')
      await app.type('#open-verifyCode', await bench.smsCode(OWNER.mobile))
      await app.tap('#open-store')
      await app.find('#pick-goods')
      await app.open(buildMini('account.storeItemEdit', { iid: TENANT, goodsId: GOODS }))
      const { skus } = await owner.ask<{ skus: { price: number }[] }>('/v2/goods/get', { goodsId: GOODS })
      await app.type('#item-price', String((skus[0]?.price ?? 0) / 100 + MARGIN))
      await app.expectText('#item-margin', `¥${MARGIN}`)
      await app.tap('#item-save')
      await app.expectText('#toast', '已保存')
      const { storeId } = await owner.ask<{ storeId: string }>('/v1/ridaccu/hasShop', {})

      const buyer = await personOf(bench)
      await buyer.ask('/api/shop/address/add', HOME)
      await become(bench, buyer, build('account.smallStore', { iid: TENANT, storeId }))
      await app.tap(`#goods-${GOODS}`)
      await app.at('mall/detail')
      await app.find('#goods-store')
      await app.tap('#goods-buy')
      await app.at('pay/checkout')
      await app.tap('#checkout-submit')
      await payNow(bench)
      const [order] = await ordersOf(buyer)
      const gid = order?.gid ?? ''
      const parcel = { company: '顺丰速运', transportNumber: `SF${gid.slice(-10)}` }
      await staff.ask('/v2/order/ship', { reqId: `store-${gid}`, orderId: gid, ...parcel })
      await buyer.ask('/h5/order/update/status', { orderId: gid, status: ORDER_STATUS.received })
      const { chains } = await buyer.ask<OrderDetail>('/h5/order/detail', { orderId: gid })
      await buyer.ask('/v2/order/review', {
        ...{ reqId: `review-${gid}`, orderId: gid, chainId: chains[0]?.id, content: '和店主说的一样好用' },
        ...{ score1: 3, score2: 3, score3: 3 },
      })
      const { available } = await owner.ask<{ available: number }>('/v2/wallet/get', {})
      assert.equal(available, MARGIN * 100)
    },
  },
]
