import assert from 'node:assert/strict'
import {
  addDays,
  type Calendar,
  type ContentDetail,
  type Reservation,
  shanghaiDay,
  shanghaiMonth,
} from '@quanzi/contract'
import type { Journey } from '../Journey'
import { fakeAnswer } from '../support/fakeAnswer'
import { type Gateway, TENANT } from '../support/Gateway'
import type { Phone } from '../support/Phone'
import { atCashier } from './orderOf'
import { confirmAtCashier } from './orders'

const CAMP = '25005'
const ROOM = '25005-r3'
/** A homestay. */
const BNB = '25101'
const ROOM_PATH = `/app/campsite/${TENANT}/roomDetail?iid=${TENANT}&id=${ROOM}`

/** What a night costs (fen), and how much is free. */
interface Night {
  readonly price: number
  readonly left: number
}

/** The nights of the room by day, in this month and the next two. */
async function nightsOf(gateway: Gateway): Promise<ReadonlyMap<string, Night>> {
  const now = Date.now()
  const months = [0, 31, 62].map((days) => shanghaiMonth(now + days * 86_400_000))
  const calendars = await Promise.all(
    [...new Set(months)].map((month) =>
      gateway.ask<Calendar>('/v2/calendar/get', { moduleType: 20, id: ROOM, kind: 'room', month }),
    ),
  )
  return new Map(calendars.flatMap(({ days }) => days.map((day) => [day.date, day] as const)))
}

const leftOf = async (gateway: Gateway): Promise<ReadonlyMap<string, number>> =>
  new Map([...(await nightsOf(gateway))].map(([date, { left }]) => [date, left]))

/** The first day after these two nights from which two free nights cost the same. */
function sameAs(nights: ReadonlyMap<string, Night>, start: string): string | undefined {
  const sumFrom = (day: string) => {
    const two = [nights.get(day), nights.get(addDays(day, 1))]
    return two.every((night) => (night?.left ?? 0) > 0) ? two.reduce((sum, night) => sum + (night?.price ?? 0), 0) : 0
  }
  return [...nights.keys()].find((day) => day > addDays(start, 1) && sumFrom(day) === sumFrom(start))
}

/** Chooses a stay in the open calendar; later months come when they are scrolled to. */
async function chooseDates(phone: Phone, from: string, out: string): Promise<void> {
  for (const date of [from, out]) {
    await phone.find(`#calendar-${date}`).scrollIntoViewIfNeeded()
    await phone.tap(`#calendar-${date}`)
  }
  await phone.tap('#stay-dates-done')
}

export const stays: readonly Journey[] = [
  {
    name: 'screens-activities §5 journey 7: three nights with one full are refused and none moves; others are booked, paid and moved to other dates, and cancelled from the list: nights restored',
    async run(bench) {
      const member = await bench.member()
      const phone = await bench.phone(member)
      const before = await leftOf(bench.gateway)
      const full = [...before].find(([date, left]) => left === 0 && (before.get(addDays(date, -1)) ?? 0) > 0)?.[0]
      assert(full, 'no night of the room is booked up')
      const first = addDays(full, -1)
      await phone.open(`${ROOM_PATH}&in=${first}&out=${addDays(first, 3)}`)
      await phone.tap('#book-button')
      await phone.find('#booking-problem').filter({ hasText: /订满/ }).waitFor()
      assert.deepEqual(await leftOf(bench.gateway), before)
      await phone.type('#booking-guest-1', '张小山')
      await phone.type('#booking-phone', member.mobile)
      const start = addDays(full, 1)
      await phone.find('#booking-problem').getByRole('button').click()
      await chooseDates(phone, start, addDays(start, 2))
      await phone.see('#booking-total')
      await phone.expectValue('#booking-guest-1', '张小山')
      await phone.tap('#booking-send')
      await atCashier(phone)
      await phone.tap('#pay-button')
      await confirmAtCashier(phone)
      await phone.see('#pay-result')
      const nights = [start, addDays(start, 1)]
      const sold = await leftOf(bench.gateway)
      for (const night of nights) assert.equal(sold.get(night), (before.get(night) ?? 0) - 1, night)
      await phone.open(`/app/reserve/list?iid=${TENANT}`)
      const { list } = await member.ask<{ list: Reservation[] }>('/v2/reserve/list', {})
      const [row] = list
      assert(row, 'the reservation is not in the list')
      await phone.expectText(`#reservation-${row.orderId}`, /已预订/)
      await phone.expectText(`#refund-${row.orderId}`, /现在取消退 ¥/)
      const other = sameAs(await nightsOf(bench.gateway), start)
      assert(other, 'no other two nights cost the same')
      await phone.tap(`#change-${row.orderId}`)
      await chooseDates(phone, other, addDays(other, 2))
      await phone.hear('日期已改好')
      const moved = await leftOf(bench.gateway)
      assert.equal(moved.get(start), before.get(start))
      assert.equal(moved.get(other), (before.get(other) ?? 0) - 1)
      await phone.tap(`#cancel-${row.orderId}`)
      await phone.expectText('#cancel-refund', /现在取消退 ¥/)
      await phone.type('#cancel-remark', '行程有变')
      await phone.tap('#cancel-send')
      await phone.find(`#reservation-${row.orderId}`).waitFor({ state: 'detached' })
      assert.deepEqual(await leftOf(bench.gateway), before)
      await phone.tap('#tab-cancelled')
      await phone.find(`#reservation-${row.orderId}`).filter({ hasText: '已取消' }).waitFor()
    },
  },
  {
    name: 'the dates chosen above the list of campsites go along to the campsite and its room',
    async run(bench) {
      const phone = await bench.phone()
      await phone.open(`/app/campsite/${TENANT}?iid=${TENANT}`)
      await phone.see(`#stay-${CAMP}`)
      const left = await leftOf(bench.gateway)
      const start = [...left].find(([date, free]) => free > 0 && (left.get(addDays(date, 1)) ?? 0) > 0)?.[0]
      assert(start, 'the room has no two free nights')
      await phone.tap('#stay-dates')
      await chooseDates(phone, start, addDays(start, 2))
      await phone.tap(`#stay-${CAMP}`)
      await phone.at(`/app/campsite/${TENANT}/${CAMP}`)
      await phone.tap(`#room-${ROOM}`)
      await phone.at(`/app/campsite/${TENANT}/roomDetail`)
      await phone.see('#night-prices')
      assert(phone.path.includes(`in=${start}`), phone.path)
    },
  },
  {
    name: 'the button of a homestay says the lowest price of a night, and with dates it books the first room that is free',
    async run(bench) {
      const phone = await bench.phone(await bench.member())
      await phone.open(`/app/bnb/${TENANT}/${BNB}?iid=${TENANT}`)
      await phone.expectText('#book-button', /¥\d+/)
      const start = addDays(shanghaiDay(Date.now()), 40)
      const dates = `&in=${start}&out=${addDays(start, 1)}`
      const second = `${BNB}-r2`
      await fakeAnswer(phone, '/v2/content/get', (detail: ContentDetail) => {
        const [room] = detail.stay?.rooms ?? []
        return room ? { ...detail, stay: { ...detail.stay, rooms: [room, { ...room, id: second }] } } : detail
      })
      const offer = (id: string, left: number) => ({ id, kind: 'room', total: 98_000, left, full: left ? [] : [start] })
      await fakeAnswer(phone, '/v2/stay/offers', () => ({ list: [offer(`${BNB}-r1`, 0), offer(second, 1)] }))
      await phone.open(`/app/bnb/${TENANT}/${BNB}?iid=${TENANT}${dates}`)
      await phone.expectExactText('#book-button', '预订')
      await phone.tap('#book-button')
      await phone.see('#booking-sheet')
    },
  },
]
