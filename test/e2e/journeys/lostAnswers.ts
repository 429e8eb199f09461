import assert from 'node:assert/strict'
import type { OrderDetail } from '@quanzi/contract'
import type { Journey } from '../Journey'
import { type Member, STAFF, TENANT } from '../support/Gateway'
import { loseAnswer } from '../support/loseAnswer'
import type { Phone } from '../support/Phone'
import { until } from '../support/until'
import { atCashier, ordersOf } from './orderOf'
import { payNow } from './payNow'

/** The demo tenant's distributor, who keeps a store. */
const KEEPER = { mobile: '13800000003', password: 'quanzi123' }
const EVENTS = ['paid', 'refund'] as const

interface Recipient {
  readonly id: string
  readonly events: readonly string[]
}

const GOODS = `/app/store/${TENANT}/detail/m1107`

async function giveAddress(buyer: Member): Promise<void> {
  const address = '浙江省 杭州市 西湖区 文三路90号'
  await buyer.ask('/api/shop/address/add', {
    name: '林小圈',
    mobile: buyer.mobile,
    address,
    postCode: '',
    isDefault: 1,
  })
}

/** Buys goods of the tenant, which its own staff ship; answers the order's number. */
async function boughtGoods(buyer: Member, phone: Phone): Promise<string> {
  await giveAddress(buyer)
  await phone.open(GOODS)
  await phone.tap('#goods-buy')
  await phone.at('/app/pay/mall-order')
  await phone.see('#checkout-address')
  await phone.tap('#checkout-submit')
  await payNow(phone)
  return (await ordersOf(buyer))[0]?.gid ?? ''
}

export const lostAnswers: readonly Journey[] = [
  {
    name: 'a special page that is changed again after a lost answer is saved as it is now',
    async run(bench) {
      const desk = await bench.phone(await bench.gateway.login(STAFF))
      const address = `/app/index/special/${TENANT}/page-${TENANT}-beginner`
      await desk.open(`${address}?as=staff`)
      const before = await (await desk.see('#special-title')).inputValue()
      await loseAnswer(desk, '/v2/page/save')
      await desk.type('#special-title', '出发前先读')
      await desk.tap('#special-save')
      await desk.hear(/稍后再试/)
      await desk.type('#special-title', '出发前再读')
      await desk.tap('#special-save')
      // The first try was stored, so that the page is newer than this one; the edits stay, and the next tap saves them.
      await desk.hear('再次保存')
      await desk.tap('#special-save')
      await desk.hear('已保存')
      await desk.open(address)
      await desk.hear('出发前再读')
      await desk.open(`${address}?as=staff`)
      await desk.type('#special-title', before)
      await desk.tap('#special-save')
      await desk.hear('已保存')
      desk.takeErrors()
    },
  },
  {
    name: 'a tip that is changed after a lost answer is given as it is now, and one that is not is given once',
    async run(bench) {
      const member = await bench.member()
      const phone = await bench.phone(member)
      await phone.open(`/app/pay/dashang?iid=${TENANT}&moduleType=23&id=23002`)
      const tip = async (words: string) => {
        await phone.type('#tip-message', words)
        await phone.tap('#tip-submit')
      }
      await loseAnswer(phone, '/h5/order/create')
      await phone.tap('#tip-1')
      await tip('云海真好看')
      await phone.hear(/稍后再试/)
      await phone.tap('#tip-submit')
      await atCashier(phone)
      await phone.expectText('#cashier-amount', '1')
      assert.deepEqual(
        (await ordersOf(member)).map(({ payable }) => payable),
        [100],
      )
      await phone.open(`/app/pay/dashang?iid=${TENANT}&moduleType=23&id=23002`)
      await loseAnswer(phone, '/h5/order/create')
      await phone.tap('#tip-10')
      await tip('谢谢')
      await phone.hear(/稍后再试/)
      await phone.tap('#tip-20')
      await tip('谢谢你一直守着')
      await atCashier(phone)
      await phone.expectText('#cashier-amount', '20')
      phone.takeErrors()
    },
  },
  {
    name: 'an order whose answer was lost is sent again, also after a reload; with other pieces it is another order',
    async run(bench) {
      const buyer = await bench.member()
      await giveAddress(buyer)
      const phone = await bench.phone(buyer)
      const submitInVain = async () => {
        await phone.open(GOODS)
        await phone.tap('#goods-buy')
        await phone.at('/app/pay/mall-order')
        await phone.see('#checkout-address')
        await loseAnswer(phone, '/h5/order/create')
        await phone.tap('#checkout-submit')
        await phone.see('#checkout-unanswered')
      }
      await submitInVain()
      await phone.page.reload()
      await phone.see('#checkout-unanswered')
      await phone.tap('#checkout-submit')
      await atCashier(phone)
      assert.equal((await ordersOf(buyer)).length, 1)
      await submitInVain()
      await phone.open(GOODS)
      await phone.tap('#goods-choice')
      await phone.tap('#spec-number-plus')
      await phone.tap('#spec-buy')
      await phone.at('/app/pay/mall-order')
      await phone.see('#checkout-address')
      await phone.lacks('#checkout-unanswered')
      await phone.tap('#checkout-submit')
      await atCashier(phone)
      const [newest] = await ordersOf(buyer)
      const { lines } = await buyer.ask<OrderDetail>('/h5/order/detail', { orderId: newest?.gid })
      assert.deepEqual(
        lines.map(({ num }) => num),
        [2],
      )
      phone.takeErrors()
    },
  },
  {
    name: 'a parcel whose carrier is changed after a lost answer is not said to be sent with the new one',
    async run(bench) {
      const buyer = await bench.member()
      const gid = await boughtGoods(buyer, await bench.phone(buyer))
      const desk = await bench.phone(await bench.gateway.login(STAFF))
      await desk.open(`/app/order/detail?iid=${TENANT}&gid=${gid}&as=seller`)
      await desk.tap('#ship-button')
      await desk.type('#ship-company', '顺丰速运')
      await desk.type('#ship-number', `SF${gid.slice(-10)}`)
      await loseAnswer(desk, '/v2/order/ship')
      await desk.tap('#ship-send')
      await desk.hear(/稍后再试/)
      await desk.type('#ship-company', '中通快递')
      await desk.tap('#ship-send')
      await desk.hear('订单状态已变化')
      const { chains } = await buyer.ask<OrderDetail>('/h5/order/detail', { orderId: gid })
      assert.deepEqual(
        chains.map(({ status, company }) => [status, company]),
        [[12, '顺丰速运']],
      )
      desk.takeErrors()
    },
  },
  {
    name: 'an event that is turned off, on, and off again after a lost answer is off',
    async run(bench) {
      const keeper = await bench.gateway.login(KEEPER)
      const recipient = async () => {
        const { notifies } = await keeper.ask<{ notifies: readonly Recipient[] }>('/v2/store/get', {})
        return notifies[0] as Recipient
      }
      const { id } = await recipient()
      const phone = await bench.phone(keeper)
      const turn = async (event: (typeof EVENTS)[number], events: readonly string[]) => {
        await phone.tap(`#event-${event}-${id}`)
        const want = events.join()
        await until(`the events are ${want}`, async () => (await recipient()).events.join() === want)
        // The screen has read them again.
        await phone.see(
          EVENTS.map((one) => `:has(#event-${one}-${id}[aria-checked=${events.includes(one)}])`).reduce(
            (all, has) => all + has,
            'body',
          ),
        )
      }
      await phone.open(`/app/account/storeOrderNotifySet?iid=${TENANT}`)
      await phone.see(`#event-paid-${id}[aria-checked=true]`)
      await loseAnswer(phone, '/v2/store/member/save')
      await phone.tap(`#event-paid-${id}`)
      await phone.hear(/稍后再试/)
      await turn('refund', ['paid'])
      await turn('refund', ['paid', 'refund'])
      await turn('paid', ['refund'])
      await turn('paid', ['paid', 'refund'])
      phone.takeErrors()
    },
  },
]
