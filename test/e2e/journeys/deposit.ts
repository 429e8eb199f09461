import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import {
  getOrder,
  getOrderSource,
  joinWaitlist,
  ORDER_TYPE,
  type OrderDetail,
  type OrderSource,
  type WaitlistPlace,
} from '@quanzi/contract'
import type { Db } from '../../../server/db/schema'
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

/** Fills in the only person of the trip, and goes on to the checkout of a deposit. */
async function fillForm(phone: Phone, form: OrderSource['form'], mobile: string): Promise<void> {
  await phone.at('/app/act/origin/enroll')
  await phone.see('#trip-deposit[aria-checked="true"]')
  await phone.type('#entrant-1-name', '林小圈')
  await phone.type('#entrant-1-mobile', mobile)
  for (const { id, type, must, perEntrant, options } of form) {
    if (!must || !perEntrant || id === 'name' || id === 'mobile') continue
    if (type === 'idCard') await phone.type('#entrant-1-idcard', freshCard())
    else if (type === 'choice') await phone.tap(`#answer-${id}-0`)
    else await phone.type(`#answer-${id}`, options[0] ?? '无')
  }
  await phone.type('#contact-name', '林小圈')
  await phone.type('#contact-phone', mobile)
  await phone.tap('#trip-terms')
  await phone.tap('#trip-submit')
  await phone.at('/app/pay/advance')
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
      await fillForm(phone, form, member.mobile)
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
  {
    name: 'a departure that fills while its deposit stands at the checkout: it offers the waiting list of that departure, and the way back keeps the form',
    async run(bench) {
      const member = await bench.member()
      const wish = { orderType: ORDER_TYPE.deposit, id: TRIP }
      const { options, form } = await member.ask<OrderSource>(getOrderSource.uri, wish)
      const departure = options.find(({ field, left }) => field === 'property' && (left ?? 0) > 1)
      assert(departure)
      const phone = await bench.phone(member)
      await phone.open(`/app/act/origin/enroll?iid=${TENANT}&id=${TRIP}&departureId=${departure.id}&deposit=1`)
      await fillForm(phone, form, member.mobile)
      await phone.see('#deposit-later')
      const leave = (left: number) => (db: Db) =>
        db
          .updateTable('act_session')
          .set(({ eb }) => ({ stock: eb('sold', '+', left) }))
          .where('iid', '=', TENANT)
          .where('id', '=', departure.id)
          .execute()
      await bench.site.hold(leave(0))
      try {
        await phone.tap('#checkout-submit')
        await phone.hear('填写的内容都在')
        await phone.tap('#dialog-confirm')
        await phone.type('#waitlist-phone', member.mobile)
        await phone.tap('#waitlist-send')
        await phone.find('#waitlist-send').waitFor({ state: 'hidden' })
        await phone.tap('#checkout-submit')
        await phone.tap('#dialog-cancel')
        await phone.at('/app/act/origin/enroll')
        await phone.see('#trip-full')
        await phone.expectValue('#entrant-1-name', '林小圈')
      } finally {
        await bench.site.hold(leave(departure.left ?? 0))
      }
      const line = { scope: 'origin', refId: TRIP, sessionId: departure.id, phone: member.mobile, on: true }
      const again = await member.ask<WaitlistPlace>(joinWaitlist.uri, { ...line, reqId: randomUUID() })
      assert.equal(again.again, true, 'the member waits for this departure')
    },
  },
]
