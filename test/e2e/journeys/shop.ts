import assert from 'node:assert/strict'
import { ageOrder } from '../../ageOrder'
import { expectBalance } from '../../expectBalance'
import { giveMoney } from '../../giveMoney'
import { lastCoupon } from '../../lastCoupon'
import type { Bench, Journey } from '../Journey'
import { type Member, TENANT } from '../support/Gateway'
import type { Phone } from '../support/Phone'
import { logIn } from './login'
import { atCashier, ordersOf } from './orderOf'
import { confirmAtCashier } from './orders'

/** A jacket with sizes and colours, and pegs of another supplier without a choice. */
const JACKET = 'm2101-1'
const PEGS = 'm1107-1'
const LATE_MS = 31 * 60_000

const detailOf = (skuId: string) => `/app/mall/detail?iid=${TENANT}&skuId=${skuId}`

interface Goods {
  readonly skus: readonly { readonly skuId: string; readonly stock: number }[]
}
const stockOf = async (member: Member, skuId: string) => {
  const { skus } = await member.ask<Goods>('/v2/goods/get', { iid: TENANT, skuId })
  return skus.find((sku) => sku.skuId === skuId)?.stock ?? 0
}
const home = {
  iid: TENANT,
  name: '小满',
  mobile: '13800000001',
  address: '浙江省 杭州市 西湖区 文三路 90 号',
  postCode: '',
}

/** Ends a checkout of goods at the cashier. */
async function submit(phone: Phone): Promise<void> {
  await phone.tap('#checkout-submit')
  await atCashier(phone)
  await phone.see('#pay-button')
}

/** The mall's checkout of one piece for a member with an address. */
async function buyPegs(bench: Bench, member: Member): Promise<Phone> {
  await member.ask('/api/shop/address/add', { ...home, isDefault: 1 })
  const phone = await bench.phone(member)
  await phone.open(detailOf(PEGS))
  await phone.tap('#goods-buy')
  await phone.at('/app/pay/mall-order')
  await phone.see('#checkout-address')
  return phone
}

export const shop: readonly Journey[] = [
  {
    name: 'screens-commerce §6.1: skus of two suppliers, a coupon, coins, wallet and channel become one paid order',
    async run(bench) {
      const account = await bench.gateway.register()
      const member = await bench.gateway.login(account)
      await member.ask('/api/shop/address/add', { ...home, isDefault: 1 })
      await member.ask('/api/shop/coupon/recv', { iid: TENANT, rid: member.rid, couponId: 'g1001' })
      await bench.site.hold((db) => giveMoney(db, TENANT, member.rid, { wallet: 3000, coin: 500 }))
      const before = await stockOf(member, JACKET)
      const phone = await bench.phone()
      await phone.open(detailOf(JACKET))
      await phone.tap('#goods-add')
      await phone.see('#spec-sheet')
      await phone.tap('#spec-add')
      await phone.at('/app/account/login')
      await logIn(phone, account)
      // The visitor's action is carried out without a second tap.
      await phone.hear('已加入购物车')
      await phone.open(detailOf(PEGS))
      await phone.tap('#goods-add')
      await phone.hear('已加入购物车')
      await phone.tap('#cart-button')
      await phone.at('/app/mall/cart')
      await phone.see('#supplier-3192')
      await phone.see('#supplier-3214')
      await phone.tap(`#num-${PEGS}-plus`)
      await phone.shoot('journey-6-cart')
      await phone.tap('#cart-checkout')
      await phone.at('/app/pay/mall-order')
      await phone.see('#checkout-address')
      await phone.hear('已减¥15')
      await phone.tap('#checkout-coin')
      await phone.shoot('journey-7-checkout')
      await submit(phone)
      await phone.tap('#cashier-wallet')
      await phone.tap('#pay-button')
      await confirmAtCashier(phone)
      await phone.see('#pay-result')
      const [order] = await ordersOf(member)
      assert.deepEqual([order?.status, order?.payable], [11, 59_900 + 2 * 3900 - 1500 - 500 + 1200 + 1000])
      assert.equal(await stockOf(member, JACKET), before - 1)
      const { list } = await member.ask<{ list: unknown[] }>('/api/shop/h5/coupon/list', { iid: TENANT, status: 1 })
      assert.equal(list.length, 1)
      await phone.open(`/app/mall/cart?iid=${TENANT}`)
      await phone.see('#cart-empty')
      await expectBalance(bench.site)
    },
  },
  {
    name: 'a buyer without an address enters one inside the checkout, a reload keeps it, and the order saves it',
    async run(bench) {
      const member = await bench.member()
      const phone = await bench.phone(member)
      await phone.open(detailOf(PEGS))
      await phone.tap('#goods-buy')
      await phone.at('/app/pay/mall-order')
      await phone.see('#address-name')
      await phone.tap('#checkout-submit')
      await phone.hear('请选择所在地区')
      await phone.type('#address-paste', '许知远 13800000077 浙江省杭州市西湖区文三路 90 号')
      await phone.expectText('#address-region', '西湖区')
      await phone.type('#address-detail', '文三路 90 号 5 幢')
      await phone.shoot('journey-7-checkout-address')
      await phone.page.reload()
      await phone.expectValue('#address-detail', '文三路 90 号 5 幢')
      await phone.expectValue('#address-name', '许知远')
      await submit(phone)
      const [order] = await ordersOf(member)
      assert.equal(order?.status, 1)
      const kept = await member.ask<{ address: string; name: string }[]>('/api/shop/address/list', { iid: TENANT })
      assert.deepEqual(
        kept.map(({ name, address }) => [name, address]),
        [['许知远', '浙江省 杭州市 西湖区 文三路 90 号 5 幢']],
      )
    },
  },
  {
    name: 'screens-commerce §6.4: an order unpaid for 31 minutes releases its pieces, and a late payment is refunded',
    async run(bench) {
      const member = await bench.member()
      const before = await stockOf(member, PEGS)
      const phone = await buyPegs(bench, member)
      await submit(phone)
      assert.equal(await stockOf(member, PEGS), before - 1)
      await phone.tap('#pay-button')
      await phone.page.waitForURL(/\/local\/cashier/)
      const [order] = await ordersOf(member)
      await bench.site.hold((db) => ageOrder(db, TENANT, order?.gid ?? '', LATE_MS))
      await phone.page.getByTestId('cashier-pay').click()
      await phone.settled()
      assert.equal((await ordersOf(member))[0]?.status, 2)
      assert.equal(await stockOf(member, PEGS), before)
      await expectBalance(bench.site)
    },
  },
  {
    name: 'screens-commerce §6.8: two claims of the last coupon and two confirmations result in one coupon and one payment',
    async run(bench) {
      const couponId = `last-${Date.now()}`
      await bench.site.hold((db) => lastCoupon(db, TENANT, couponId))
      const members = [await bench.member(), await bench.member()]
      const phones = await Promise.all(members.map((member) => bench.phone(member)))
      for (const phone of phones) {
        await phone.open(detailOf(PEGS))
        await phone.tap('#goods-coupons')
        await phone.see(`#coupon-${couponId}`)
      }
      const answers = phones.map((phone) => phone.answerTo('/api/shop/coupon/recv'))
      await Promise.all(phones.map((phone) => phone.tap(`#coupon-${couponId} [role="button"]`)))
      await Promise.all(answers)
      const owned = async (member: Member) => {
        const { list } = await member.ask<{ list: { couponId: string }[] }>('/api/shop/h5/coupon/list', {
          iid: TENANT,
          status: 0,
        })
        return list.filter((coupon) => coupon.couponId === couponId).length
      }
      assert.deepEqual((await Promise.all(members.map(owned))).sort(), [0, 1])

      const buyer = members[0] as Member
      const phone = await buyPegs(bench, buyer)
      await phone.find('#checkout-submit').dblclick()
      await atCashier(phone)
      await phone.see('#pay-button')
      await phone.tap('#pay-button')
      await phone.page.waitForURL(/\/local\/cashier/)
      const second = await phone.context.newPage()
      await second.goto(phone.page.url())
      await Promise.all([phone.page.getByTestId('cashier-pay').click(), second.getByTestId('cashier-pay').click()])
      await phone.see('#pay-result')
      assert.deepEqual(
        (await ordersOf(buyer)).map(({ status }) => status),
        [11],
      )
      await expectBalance(bench.site)
    },
  },
  {
    name: 'a deleted line of the cart can be restored with one tap, and all unavailable lines can be removed at once',
    async run(bench) {
      const member = await bench.gateway.login({ mobile: '13800000001', password: 'quanzi123' })
      const phone = await bench.phone(member)
      await phone.open(`/app/mall/cart?iid=${TENANT}`)
      await phone.see('#cart-invalid')
      await phone.hear('比加入时降¥20')
      await phone.hear('比加入时涨¥6')
      await phone.tap('#cart-manage')
      await phone.tap(`#tick-${PEGS}`)
      await phone.tap('#cart-remove')
      await phone.find(`#cart-${PEGS}`).waitFor({ state: 'detached' })
      await phone.tap('#cart-undo')
      await phone.see(`#cart-${PEGS}`)
      await phone.tap('#cart-clear')
      await phone.find('#cart-invalid').waitFor({ state: 'detached' })
      await phone.tap('#cart-undo')
      await phone.see('#cart-invalid')
    },
  },
]
