import assert from 'node:assert/strict'
import { distributionRules } from '../../../server/trade/distributionRules'
import { expectBalance } from '../../expectBalance'
import { giveMoney } from '../../giveMoney'
import type { Bench, Journey } from '../Journey'
import { addPicture } from '../support/addPicture'
import { booked, chainRowsOf, refsOf, tradeNoOf, userOf } from '../support/booked'
import { type Account, type Member, STAFF, TENANT } from '../support/Gateway'
import { loseAnswer } from '../support/loseAnswer'
import type { Phone } from '../support/Phone'
import { ordersOf } from './orderOf'
import { payNow } from './payNow'

/** Badges of one supplier, whose staff ship them from their own tenant, and pegs of another one. */
const BADGES = 'm3102-1'
const PEGS = 'm1107-1'
const CAMPUS = 3073
const CAMPUS_STAFF: Account = { mobile: '13830730001', password: 'quanzi123' }
const GOODS_FEN = 3900
const CAMPUS_FREIGHT = 600
const COAST_FREIGHT = 1200
const WALLET_FEN = 1000

interface Chain {
  readonly id: string
  readonly key: string
  readonly status: number
  readonly refund: { readonly amount: number; readonly cash: number; readonly wallet: number } | null
}

const detailOf = (gid: string, iid = TENANT) => `/app/order/detail?iid=${iid}&gid=${gid}`

async function chainsOf(member: Member, gid: string): Promise<readonly Chain[]> {
  return (await member.ask<{ chains: Chain[] }>('/h5/order/detail', { orderId: gid })).chains
}

const addHome = (member: Member) =>
  member.ask<{ id: string }>('/api/shop/address/add', {
    ...{ name: '小满', mobile: '13800000001', address: '浙江省 杭州市 西湖区 文三路 90 号' },
    ...{ postCode: '', isDefault: 1 },
  })

/** Who gets money for an order, by their user ids. */
interface People {
  readonly buyer: number
  readonly child: number
  readonly parent: number
  /** Commission rates in basis points. */
  readonly rates: readonly number[]
}

/** Makes the buyer a fan of a distributor who has a parent, and gives the buyer's wallet this amount. */
async function lockBuyer(bench: Bench, buyer: Member, wallet = 0): Promise<People> {
  const [parent, child] = [await bench.member(), await bench.member()]
  const people = await bench.site.hold(async (db) => {
    const own = await userOf(db, buyer)
    await giveMoney(db, TENANT, buyer.rid, { wallet })
    const role = (user_id: number, above: { parent_id: number; path: string; depth: number }) =>
      db
        .insertInto('dis_role')
        .values({ iid: TENANT, user_id, status: 1, at: Date.now(), ...above })
        .returning('id')
        .executeTakeFirstOrThrow()
    const [above, below] = [await userOf(db, parent), await userOf(db, child)]
    const { id } = await role(above, { parent_id: 0, path: '/', depth: 1 })
    await role(below, { parent_id: id, path: `/${id}/`, depth: 2 })
    return { buyer: own, child: below, parent: above, rates: (await distributionRules(db, TENANT)).rates }
  })
  const { key } = await child.ask<{ key: string }>('/multidis/getKey', { dataType: 32, dataId: 'g-bottle' })
  await buyer.ask('/multidis/lockFans', { multiDisKey: key })
  return people
}

/** Says yes to the question on the screen. */
async function agree(phone: Phone): Promise<void> {
  const buttons = phone.page.locator('[role="alertdialog"] [role="button"], [role="dialog"] [role="button"]')
  await buttons.last().click()
}

/** Waits until a line of the order has a status for its buyer. */
async function reach(buyer: Member, gid: string, key: string, status: number): Promise<void> {
  const deadline = Date.now() + 90_000
  for (;;) {
    const now = (await chainsOf(buyer, gid)).find((chain) => chain.key === key)?.status
    if (now === status) return
    assert(Date.now() < deadline, `the line ${key} is in ${now} instead of ${status}`)
    await new Promise((done) => setTimeout(done, 200))
  }
}

export const afterOrder: readonly Journey[] = [
  {
    name: 'screens-commerce §6.2: the supplier ships, the buyer confirms and reviews with a photo, and everybody is credited exactly',
    async run(bench) {
      const buyer = await bench.member()
      const { rates, child, parent } = await lockBuyer(bench, buyer)
      await addHome(buyer)
      const phone = await bench.phone(buyer)
      await phone.open(`/app/mall/detail?iid=${TENANT}&skuId=${BADGES}`)
      await phone.tap('#goods-buy')
      await phone.at('/app/pay/mall-order')
      await phone.see('#checkout-address')
      await phone.tap('#checkout-submit')
      await payNow(phone)
      const [order] = await ordersOf(buyer)
      assert.deepEqual([order?.status, order?.payable], [11, GOODS_FEN + CAMPUS_FREIGHT])
      const gid = order?.gid ?? ''

      const desk = await bench.phone(await bench.gateway.login(CAMPUS_STAFF, CAMPUS))
      await desk.open(detailOf(gid, CAMPUS))
      await desk.see('#supply-sum')
      await desk.lacks('#order-amount')
      await desk.shoot('journey-8-supplied')
      await desk.open(`/app/order/${CAMPUS}?as=seller`)
      await desk.see(`#order-${gid}`)
      await desk.shoot('journey-9-supplied-list')
      const lines = desk.answerTo('/h5/order/getSupplyChain')
      await desk.tap(`#order-ship-${gid}`)
      await desk.see('#ship-sheet')
      await lines
      await desk.type('#ship-company', '顺丰速运')
      await desk.type('#ship-number', `SF${gid.slice(-10)}`)
      await desk.tap('#ship-send')
      await reach(buyer, gid, BADGES, 12)

      await phone.open(detailOf(gid))
      await phone.tap('#receive-button')
      await agree(phone)
      await phone.see('#comment-button')
      assert.equal((await ordersOf(buyer))[0]?.status, 13)
      await phone.tap('#comment-button')
      await phone.at('/app/order/comment')
      for (const at of [0, 1, 2]) await phone.tap(`#review-${BADGES}-${at}-5`)
      await phone.type(`#review-${BADGES}-text`, '珐琅很亮，别针也结实')
      await addPicture(phone, `review-${BADGES}-pictures`)
      await loseAnswer(phone, '/v2/order/review')
      await phone.tap('#review-send')
      await reach(buyer, gid, BADGES, 14)
      // The review is stored although its answer never came; what is changed since is not said to be.
      await phone.hear(/稍后再试/)
      phone.takeErrors()
      await phone.type(`#review-${BADGES}-text`, '别针其实有点松')
      await phone.tap('#review-send')
      await phone.hear('以那一次为准')
      // The screen leads back by itself; a page left earlier would come back from the history.
      await phone.at('/app/order/detail')
      await phone.open(`/app/mall/detail?iid=${TENANT}&skuId=${BADGES}`)
      const reviews = phone.page.locator('[id^="comment-"]').filter({ hasText: '珐琅很亮', visible: true })
      await reviews.getByRole('button').locator('img').first().waitFor()
      await expectBalance(bench.site, async (db) => {
        const [chain] = await chainRowsOf(db, gid)
        assert(chain)
        const [first = 0, second = 0] = rates.map((rate) => Math.floor((GOODS_FEN * rate) / 10_000))
        const supplier = chain.supply + CAMPUS_FREIGHT
        assert.deepEqual(await booked(db, [await tradeNoOf(db, gid), ...refsOf(chain)]), {
          [`channel ${TENANT}`]: -(GOODS_FEN + CAMPUS_FREIGHT),
          [`wallet ${child}`]: first,
          [`wallet ${parent}`]: second,
          [`tenant ${CAMPUS}`]: supplier,
          [`tenant ${TENANT}`]: GOODS_FEN + CAMPUS_FREIGHT - supplier - first - second,
        })
      })
    },
  },
  {
    name: 'screens-commerce §6.3: one of two lines is sent back and refunded in proportion; the other line stays',
    async run(bench) {
      const buyer = await bench.member()
      const people = await lockBuyer(bench, buyer, WALLET_FEN)
      const { id: addressId } = await addHome(buyer)
      const { gid } = await buyer.ask<{ gid: string }>('/h5/order/create', {
        ...{ orderType: 33, num: 2, keys: `${BADGES},${PEGS}` },
        property: JSON.stringify({ [BADGES]: 1, [PEGS]: 1 }),
        info: JSON.stringify({ reqId: `return-${people.buyer}`, addressId }),
      })
      const phone = await bench.phone(buyer)
      await phone.open(`/app/pay/order?iid=${TENANT}&gid=${gid}`)
      await phone.tap('#cashier-wallet')
      await payNow(phone)
      const staff = await bench.gateway.login(STAFF)
      const parcel = { company: '顺丰速运', transportNumber: `SF${gid.slice(-10)}` }
      await staff.ask('/v2/order/ship', { reqId: `ship-${gid}`, orderId: gid, ...parcel })
      const badges = (await chainsOf(buyer, gid)).find(({ key }) => key === BADGES)
      assert(badges)

      await phone.open(detailOf(gid))
      await phone.tap(`#line-refund-${badges.id}`)
      await phone.see('#refund-sheet')
      await phone.type('#refund-remark', '掉了一颗珐琅')
      await phone.tap('#refund-send')
      await reach(buyer, gid, BADGES, 15)
      const desk = await bench.phone(staff)
      await desk.open(detailOf(gid))
      await desk.tap(`#line-askReturn-${badges.id}`)
      await agree(desk)
      await reach(buyer, gid, BADGES, 16)
      await phone.open(detailOf(gid))
      await phone.tap(`#line-returnParcel-${badges.id}`)
      await phone.at('/app/order/ems')
      await phone.type('#return-number', `YT${gid.slice(-10)}`)
      await phone.tap('#return-send')
      await reach(buyer, gid, BADGES, 17)
      await desk.open(detailOf(gid))
      await desk.tap(`#line-approveRefund-${badges.id}`)
      await agree(desk)
      await reach(buyer, gid, BADGES, 18)
      await phone.open(detailOf(gid))
      await phone.see(`#refund-${badges.id}`)
      await phone.shoot('journey-10-returned')

      const amount = GOODS_FEN + CAMPUS_FREIGHT
      const wallet = Math.floor((WALLET_FEN * amount) / (2 * GOODS_FEN + CAMPUS_FREIGHT + COAST_FREIGHT))
      const chains = await chainsOf(buyer, gid)
      assert.deepEqual(chains.find(({ key }) => key === PEGS)?.status, 12)
      const { refund } = chains.find(({ key }) => key === BADGES) ?? {}
      assert.deepEqual([refund?.amount, refund?.cash, refund?.wallet], [amount, amount - wallet, wallet])
      await expectBalance(bench.site, async (db) => {
        const rows = await chainRowsOf(db, gid)
        const [back, kept] = [BADGES, PEGS].map((sku) => rows.find(({ target_id }) => target_id === sku))
        assert(back && kept)
        assert.deepEqual(await booked(db, refsOf(back)), {
          [`escrow ${TENANT}`]: -amount,
          [`channel ${TENANT}`]: amount - wallet,
          [`wallet ${people.buyer}`]: wallet,
        })
        const [first = 0, second = 0] = people.rates.map((rate) => Math.floor((GOODS_FEN * rate) / 10_000))
        assert.deepEqual(await booked(db, refsOf(kept)), {
          [`escrow ${TENANT}`]: -first - second,
          [`pending ${people.child}`]: first,
          [`pending ${people.parent}`]: second,
        })
      })
    },
  },
]
