import assert from 'node:assert/strict'
import type { CalendarDay, OrderCalculation } from '@quanzi/contract'
import { shanghaiDay, shanghaiMonth } from '@quanzi/contract'
import type { Journey } from '../Journey'
import { fakeAnswer } from '../support/fakeAnswer'
import { type Gateway, type Member, TENANT } from '../support/Gateway'
import type { Phone } from '../support/Phone'
import { atCashier, ordersOf } from './orderOf'
import { confirmAtCashier } from './orders'

/** A trip of the demo tenant for adults and children. */
const TRIP = '31006'
const ADULT = `${TRIP}-t1`
const CHILD = `${TRIP}-t2`
/** The most people of one order. */
const MOST = 10

/** The open departures with room for two, those with the fewest seats first. */
async function departures(gateway: Gateway): Promise<readonly CalendarDay[]> {
  const now = Date.now()
  const months = [0, 31, 62].map((days) => shanghaiMonth(now + days * 86_400_000))
  const all: CalendarDay[] = []
  for (const month of new Set(months)) {
    const { days } = await gateway.ask<{ days: CalendarDay[] }>('/v2/calendar/get', {
      ...{ iid: TENANT, moduleType: 31, id: TRIP, month },
    })
    all.push(...days)
  }
  return all.filter(({ state, left }) => state === 'open' && left >= 2).sort((one, other) => one.left - other.left)
}

/** Somebody else takes all seats of a departure but one. */
async function fill(member: Member, { id, left }: CalendarDay): Promise<void> {
  for (let free = left - 1; free > 0; free -= MOST) {
    const num = Math.min(MOST, free)
    const entrants = Array.from({ length: num }, (_, at) => ({ name: `同行${at + 1}`, mobile: member.mobile }))
    await member.ask('/h5/order/create', {
      ...{ num, orderType: 31, keys: TRIP, property: id, property2: ADULT },
      info: JSON.stringify({ reqId: `e2e-${member.userId}-${id}-${free}`, entrants }),
    })
  }
}

/** Fills the form for an adult and a child; all but the terms. */
async function enter(phone: Phone, { mobile }: Member): Promise<void> {
  await phone.tap(`#ticket-${CHILD}-plus`)
  for (const [row, name] of ['林小圈', '林小小'].entries()) {
    await phone.type(`#entrant-${row + 1}-name`, name)
    await phone.type(`#entrant-${row + 1}-mobile`, mobile)
  }
  await phone.type('#contact-name', '林小圈')
  await phone.type('#contact-phone', mobile)
}

export const trips: readonly Journey[] = [
  {
    name: 'a trip for an adult and a child: the chosen departure fills and the form stays, the price changes and is asked about, then it is paid',
    async run(bench) {
      const [first] = await departures(bench.gateway)
      assert(first, 'the demo has no departure with two seats')
      const member = await bench.member()
      const phone = await bench.phone(member)
      await phone.open(`/app/act/origin/list?iid=${TENANT}`)
      await phone.tap(`#trip-${TRIP}`)
      await phone.at('/app/act/origin/detail')
      await phone.expectText('#choose-date', /¥[\d,.]+/, 'the price stays in sight')
      await phone.tap('#choose-date')
      await phone.at('/app/act/origin/calendar')
      await phone.see(`#calendar-${shanghaiMonth(Date.now())}`)
      await phone.see(`#calendar-${shanghaiDay(Date.now())}[aria-disabled="true"]`)
      await phone.tap(`#calendar-${first.date}`)
      await phone.at('/app/act/origin/enroll')
      await enter(phone, member)
      await phone.tap('#trip-submit')
      await phone.hear('请先同意退改规则')
      await phone.tap('#trip-terms')

      await fill(await bench.member(), first)
      await phone.tap('#trip-submit')
      await phone.see('#trip-full')
      await phone.expectValue('#entrant-2-name', '林小小')
      await phone.tap('[id^="other-"]')
      await phone.page.locator('#trip-full').waitFor({ state: 'detached' })

      let isChanged = false
      await fakeAnswer(phone, '/h5/order/calculate', (real: OrderCalculation) => {
        if (isChanged) return real
        isChanged = true
        return { ...real, payable: real.payable + 100 }
      })
      await phone.tap('#trip-submit')
      await phone.hear('价格已更新')
      await phone.tap('#dialog-confirm')
      await phone.at('/app/pay/oact')
      await phone.tap('#checkout-submit')
      await atCashier(phone)
      await phone.tap('#pay-button')
      await confirmAtCashier(phone)
      await phone.see('#pay-result')
      assert.deepEqual(
        (await ordersOf(member)).map(({ status }) => status),
        [11],
      )
      // On site the ranks are the trip's own.
      await phone.open(`/app/act/sign?iid=${TENANT}&id=${TRIP}&scope=origin`)
      await phone.tap(':text-is("活动排行")')
      await phone.at(`/app/act/${TENANT}/rank`)
      await phone.see(':text-is("还没有人签到")')
    },
  },
  {
    name: 'a departure that fills while its order stands at the checkout: the way back keeps the form and offers the next date',
    async run(bench) {
      const [first] = await departures(bench.gateway)
      assert(first, 'the demo has no departure with two seats')
      const member = await bench.member()
      const phone = await bench.phone(member)
      await phone.open(`/app/act/origin/enroll?iid=${TENANT}&id=${TRIP}&departureId=${first.id}`)
      await enter(phone, member)
      await phone.tap('#trip-terms')
      await phone.tap('#trip-submit')
      await phone.at('/app/pay/oact')
      await phone.see('#checkout-submit')
      await fill(await bench.member(), first)
      await phone.tap('#checkout-submit')
      await phone.hear('填写的内容都在')
      await phone.tap('#dialog-cancel')
      await phone.at('/app/act/origin/enroll')
      await phone.see('#trip-full')
      await phone.expectValue('#entrant-2-name', '林小小')
      await phone.see('[id^="other-"]')
    },
  },
]
