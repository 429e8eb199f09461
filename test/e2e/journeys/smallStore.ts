import assert from 'node:assert/strict'
import { expectBalance } from '../../expectBalance'
import type { Bench, Journey } from '../Journey'
import { dragRow } from '../support/dragRow'
import { type Account, type Member, STAFF, TENANT } from '../support/Gateway'
import type { Phone } from '../support/Phone'
import { atCashier, ordersOf } from './orderOf'
import { confirmAtCashier } from './orders'

/** A member of the demo tenant with a known number: a newly registered one gets no second code within a minute. */
const OWNER: Account = { mobile: '13800000019', password: 'quanzi123' }
/** Goods of one sku, and what the store asks more for a piece. */
const GOODS = 'm1107'
const MARGIN_YUAN = 10

const home = {
  ...{ name: '小满', mobile: '13800000001', address: '浙江省 杭州市 西湖区 文三路 90 号' },
  ...{ postCode: '', isDefault: 1 },
}

/** The demo tenant's distributor, whose store has two consults, and one of these. */
const SELLER: Account = { mobile: '13800000003', password: 'quanzi123' }
const CONSULT: Account = { mobile: '13800000004', password: 'quanzi123' }

interface Store {
  readonly storeId: string
}

/** A distributor whom the tenant's staff have approved. */
async function distributor(bench: Bench): Promise<Member> {
  const owner = await bench.gateway.login(OWNER)
  const staff = await bench.gateway.login(STAFF)
  const { id } = await owner.ask<{ id: string }>('/multidis/role/apply', { parentId: '0' })
  await staff.ask('/multidis/role/approve', { id })
  return owner
}

/** Opens the store with a code, and puts goods on its shelf. Returns the store's id. */
async function keepShop(bench: Bench, phone: Phone, owner: Member): Promise<string> {
  await phone.open(`/app/account/smallStore?iid=${TENANT}`)
  await phone.type('#open-name', '石头的小店')
  await phone.type('#open-phone', owner.mobile)
  const sent = bench.site.smsCodes(owner.mobile).length
  await phone.tap('#send-code')
  await phone.type('#open-verifyCode', await bench.site.smsCode(owner.mobile, sent))
  await phone.tap('#open-store')
  await phone.tap('#pick-goods')
  await phone.at('/app/account/storeItemEdit')
  await phone.see('[id^="goods-"]')
  await phone.open(`/app/account/storeItemEdit?iid=${TENANT}&goodsId=${GOODS}`)
  const { skus } = await owner.ask<{ skus: { price: number }[] }>('/v2/goods/get', { goodsId: GOODS })
  const base = skus[0]?.price ?? 0
  await phone.type('#item-price', String(base))
  await phone.tap('#item-save')
  await phone.hear('售价须在')
  // A button brings it back into its bounds; it cannot leave them.
  await phone.tap('#item-price-step-minus')
  await phone.see('#item-price-step-plus[aria-disabled="true"]')
  await phone.type('#item-price', String(base / 100 + MARGIN_YUAN - 1))
  await phone.tap('#item-price-step-plus')
  await phone.see(`#item-margin:has-text("¥${MARGIN_YUAN}")`)
  await phone.tap('#item-save')
  await phone.hear('已保存')
  const { storeId } = await owner.ask<Store>('/v1/ridaccu/hasShop', {})
  return storeId
}

async function buyThere(phone: Phone, storeId: string): Promise<void> {
  await phone.open(`/app/account/smallStore?iid=${TENANT}&storeId=${storeId}`)
  await phone.shoot('journey-11-store')
  await phone.tap(`#goods-${GOODS}`)
  await phone.at('/app/mall/detail')
  await phone.see('#goods-store')
  await phone.lacks('#goods-add', 'goods of a store are bought at once')
  await phone.tap('#goods-buy')
  await phone.at('/app/pay/mall-order')
  await phone.see('#checkout-address')
  await phone.tap('#checkout-submit')
  await atCashier(phone)
  await phone.see('#pay-button')
  await phone.tap('#pay-button')
  await confirmAtCashier(phone)
  await phone.see('#pay-result')
}

/** Asks until the answer is there: a gate sends messages within a second of the commit. */
async function until<T>(what: string, look: () => Promise<T | false>): Promise<T> {
  const deadline = Date.now() + 30_000
  while (Date.now() < deadline) {
    const found = await look()
    if (found !== false) return found
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`waited in vain for ${what}`)
}

export const smallStore: readonly Journey[] = [
  {
    name: 'a distributor opens a store, a visitor buys at its price, and the owner is told and gets the margin',
    async run(bench) {
      const owner = await distributor(bench)
      const desk = await bench.phone(owner)
      const storeId = await keepShop(bench, desk, owner)
      const visitor = await bench.member()
      await visitor.ask('/api/shop/address/add', home)
      const phone = await bench.phone(visitor)
      await buyThere(phone, storeId)
      const [order] = await ordersOf(visitor)
      const gid = order?.gid ?? ''
      assert.equal(order?.status, 11)
      await until('the message about the order', async () => {
        const { msgs } = await owner.ask<{ msgs: unknown[] }>('/v2/chat/sync/list', { afterId: '0' })
        return JSON.stringify(msgs).includes(gid)
      })
      await desk.open(`/app/account/smallStore?iid=${TENANT}`)
      await desk.tap('#store-tab-orders')
      await desk.see(`#store-order-${gid}:has-text("待结算")`)
      await desk.see(`#margin-${gid}:has-text("¥${MARGIN_YUAN}")`)
      await desk.shoot('journey-12-store-orders')

      const staff = await bench.gateway.login(STAFF)
      const parcel = { company: '顺丰速运', transportNumber: `SF${gid.slice(-10)}` }
      await staff.ask('/v2/order/ship', { reqId: `store-${gid}`, orderId: gid, ...parcel })
      await visitor.ask('/h5/order/update/status', { orderId: gid, status: 13 })
      const { chains } = await visitor.ask<{ chains: { id: string }[] }>('/h5/order/detail', { orderId: gid })
      await visitor.ask('/v2/order/review', {
        ...{ reqId: `review-${gid}`, orderId: gid, chainId: chains[0]?.id, content: '和店主说的一样好用' },
        ...{ score1: 3, score2: 3, score3: 3 },
      })
      const { available } = await owner.ask<{ available: number }>('/v2/wallet/get', {})
      assert.equal(available, MARGIN_YUAN * 100)
      await desk.open(`/app/account/smallStore?iid=${TENANT}`)
      await desk.tap('#store-tab-orders')
      await desk.see(`#store-order-${gid}:has-text("已到账")`)

      await desk.open(`/app/account/storeSet?iid=${TENANT}`)
      await desk.tap('#store-open')
      await phone.open(`/app/account/smallStore?iid=${TENANT}&storeId=${storeId}`)
      await until('a closed store', async () => {
        const { open } = await visitor.ask<{ open: boolean }>('/v2/store/get', { storeId })
        return !open && true
      })
      await phone.open(`/app/account/smallStore?iid=${TENANT}&storeId=${storeId}`)
      await phone.see('#store-resting')
      await expectBalance(bench.site)
    },
  },
  {
    name: 'an owner drags a consult to the top, and what a customer leaves reaches who answers for the store',
    async run(bench) {
      const owner = await bench.gateway.login(SELLER)
      const look = () => owner.ask<{ id: string; consults: { id: string }[] }>('/v2/store/get', {})
      const { id: storeId, consults } = await look()
      const [first, second] = consults
      assert(first && second)
      const desk = await bench.phone(owner)
      await desk.open(`/app/account/storeConsultsSet?iid=${TENANT}`)
      await dragRow(desk, {
        ...{ grip: `#drag-${second.id}`, row: `#person-${first.id}`, by: -1 },
        isThere: async () => (await desk.find('[id^="person-"]').getAttribute('id')) === `person-${second.id}`,
      })
      const isFirst = async (id: string) => (await look()).consults[0]?.id === id
      await until('the new order', () => isFirst(second.id))
      await desk.tap(`#up-${first.id}`)
      await until('the old order', () => isFirst(first.id))

      const phone = await bench.phone(await bench.member())
      const words = '周末之前能寄到杭州吗'
      await phone.open(`/app/account/contact?iid=${TENANT}&storeId=${storeId}`)
      await phone.type('#contact-content', words)
      await phone.tap('#contact-send')
      await phone.hear('已发送')
      const consult = await bench.gateway.login(CONSULT)
      await until('the message', async () => {
        const { msgs } = await consult.ask<{ msgs: unknown[] }>('/v2/chat/sync/list', { afterId: '0' })
        return JSON.stringify(msgs).includes(words)
      })
    },
  },
]
