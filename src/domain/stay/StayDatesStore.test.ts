import { addDays, type Calendar, type CalendarDay, type StayDates } from '@quanzi/contract'
import { CalendarStore } from '../calendar/CalendarStore'
import { NO_STAY } from '../calendar/stayRange'
import { StayDatesStore } from './StayDatesStore'

const TODAY = '2026-11-10'
const day = (date: string, state: CalendarDay['state']): CalendarDay => ({
  ...{ id: '1', date, price: 10_000, left: state === 'open' ? 2 : 0, minGroup: 0, confirmed: false, state },
})

async function start({ nights, hasNights = true }: { nights?: number; hasNights?: boolean } = {}) {
  const days = Array.from({ length: 12 }, (_, n) => day(addDays(TODAY, n), n === 4 ? 'full' : 'open'))
  const calendar = new CalendarStore({
    now: () => Date.UTC(2026, 10, 10, 4),
    emptyState: () => ({ kind: 'empty' }),
    isStay: true,
    read: async (month): Promise<Calendar> => ({
      days: days.filter(({ date }) => date.startsWith(month)),
      firstOpen: TODAY,
      lastDay: addDays(TODAY, 11),
    }),
  })
  await calendar.load()
  const changes: (StayDates | null)[] = []
  const store = new StayDatesStore({
    ...{ calendar, hasNights, chosen: NO_STAY, onChange: (dates) => void changes.push(dates) },
    ...(nights === undefined ? {} : { nights }),
  })
  return { store, changes }
}

test('a stay is chosen by two presses and counts when it is confirmed; its nights have their prices', async () => {
  const { store, changes } = await start()
  store.show()
  store.press(TODAY)
  store.confirm()
  expect([store.open, changes]).toEqual([true, []])
  store.press(addDays(TODAY, 2))
  store.confirm()
  expect(changes).toEqual([{ in: TODAY, out: addDays(TODAY, 2) }])
  expect(store.nightPrices.map(({ date }) => date)).toEqual([TODAY, addDays(TODAY, 1)])
})

test('the day of departure may be full, a night may not', async () => {
  const { store } = await start()
  store.press(addDays(TODAY, 3))
  expect(store.canPress(addDays(TODAY, 4))).toBe(true)
  expect(store.canPress(addDays(TODAY, 5))).toBe(true)
  store.press(addDays(TODAY, 5))
  expect(store.draft).toEqual({ in: addDays(TODAY, 5), out: '' })
})

test('leaving the sheet keeps the dates that counted; clearing them tells', async () => {
  const { store, changes } = await start()
  store.press(TODAY)
  store.press(addDays(TODAY, 1))
  store.confirm()
  store.show()
  store.press(addDays(TODAY, 6))
  store.close()
  expect(store.dates).toEqual({ in: TODAY, out: addDays(TODAY, 1) })
  store.clear()
  expect([store.dates, changes[changes.length - 1]]).toEqual([null, null])
})

test('a package is chosen by its first day; a list takes any coming day', async () => {
  const { store } = await start({ nights: 2 })
  store.press(addDays(TODAY, 1))
  expect(store.draft).toEqual({ in: addDays(TODAY, 1), out: addDays(TODAY, 3) })
  const list = (await start({ hasNights: false })).store
  expect([list.canPress(addDays(TODAY, 300)), list.canPress(addDays(TODAY, -1))]).toEqual([true, false])
})
