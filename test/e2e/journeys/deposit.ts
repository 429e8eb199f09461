import assert from 'node:assert/strict'
import { getOrder, getOrderSource, ORDER_TYPE, type OrderDetail, type OrderSource } from '@quanzi/contract'
import { expectBalance } from '../../expectBalance'
import type { Journey } from '../Journey'
import { graveFindings } from '../support/axe'
import { freshCard } from '../support/freshCard'
import { TENANT } from '../support/Gateway'
import type { Phone } from '../support/Phone'
import { ordersOf } from './orderOf'
import { payNow } from './payNow'

/** A trip with a deposit of 30 %. */
const TRIP = '31001'
const SHARE = 0.3

/** Fills in the only person of the trip. */
async function fillEntrant(phone: Phone, form: OrderSource['form'], mobile: string): Promise<void> {
  await phone.type('#entrant-1-name', '林小圈')
  await phone.type('#entrant-1-mobile', mobile)
  for (const { id, type, must, perEntrant, options } of form) {
    if (!must || !perEntrant || id === 'name' || id === 'mobile') continue
    if (type === 'idCard') await phone.type('#entrant-1-idcard', freshCard())
    else if (type === 'choice') await phone.tap(`#answer-${id}-0`)
    else await phone.type(`#answer-${id}`, options[0] ?? '无')
  }
}

export const deposit: readonly Journey[] = [
  {
    name: 'a deposit takes a seat on a trip, and its balance brings the ticket',
    async run(bench) {
      const member = await bench.member()
      const wish = { orderType: ORDER_TYPE.deposit, id: TRIP }
      const { options, form } = await member.ask<OrderSource>(getOrderSource.uri, wish)
      const first = (field: string) => options.find((option) => option.field === field)
      const [session, ticket] = [first('property'), first('property2')]
      assert(session && ticket)
      const whole = session.price + ticket.price
      const phone = await bench.phone(member)
      await phone.open(`/app/act/origin/detail?iid=${TENANT}&id=${TRIP}`)
      await phone.tap('#pay-deposit')
      await phone.at('/app/act/origin/enroll')
      await phone.see('#trip-deposit[aria-checked="true"]')
      await fillEntrant(phone, form, member.mobile)
      await phone.type('#contact-name', '林小圈')
      await phone.type('#contact-phone', member.mobile)
      await phone.tap('#trip-terms')
      await phone.tap('#trip-submit')
      await phone.at('/app/pay/advance')
      await phone.see('#deposit-later')
      await phone.lacks('#checkout-promo', 'a deposit takes no discount code')
      assert.deepEqual(await graveFindings(phone.page), [])
      await phone.tap('#checkout-submit')
      await payNow(phone)
      const [reserved] = await ordersOf(member)
      assert.deepEqual([reserved?.status, reserved?.payable], [11, Math.floor(whole * SHARE)])

      await phone.open(`/app/order/detail?iid=${TENANT}&gid=${reserved?.gid}`)
      await phone.tap('#pay-balance')
      await phone.at('/app/pay/advance1')
      await phone.shoot('journey-13-balance')
      await phone.tap('#checkout-submit')
      await payNow(phone)
      const [rest] = await ordersOf(member)
      assert.deepEqual([rest?.status, (rest?.payable ?? 0) + (reserved?.payable ?? 0)], [11, whole])
      const { codes } = await member.ask<OrderDetail>(getOrder.uri, { orderId: rest?.gid })
      assert.equal(codes.length, 1)
      await phone.open(`/app/order/${TENANT}/used?orderId=${rest?.gid}`)
      await phone.see(`#code-${codes[0]?.code}`)
      await expectBalance(bench.site)
    },
  },
]
