import { type Calendar, type CalendarDay, startOfDay } from '@quanzi/contract'
import { CalendarStore } from './CalendarStore'

const day = (date: string, state: CalendarDay['state'] = 'open'): CalendarDay => ({
  id: date,
  date,
  price: 100,
  left: 1,
  minGroup: 0,
  confirmed: false,
  state,
})
const DAYS = [day('2026-11-20', 'full'), day('2026-12-05'), day('2027-02-28')]

const make = (days = DAYS, isStay = false) => {
  const asked: string[] = []
  const read = async (month: string): Promise<Calendar> => {
    asked.push(month)
    return {
      days: days.filter(({ date }) => date.startsWith(month)),
      firstOpen: days.find(({ state }) => state === 'open')?.date ?? '',
      lastDay: days.at(-1)?.date ?? '',
    }
  }
  const now = () => startOfDay('2026-11-10')
  return { asked, store: new CalendarStore({ read, now, emptyState: () => ({ kind: 'empty' }), isStay }) }
}
const shown = (store: CalendarStore) => store.months.map(({ month }) => month)

test('it begins with this month, as far as the first day that can be booked, and ends with the last day', async () => {
  const { store, asked } = make()
  await store.load()
  expect(shown(store)).toEqual(['2026-11', '2026-12'])
  expect(store.cell('2026-11-20')?.state).toBe('full')
  expect(store.more).toBe('idle')
  await Promise.all([store.loadMore(), store.loadMore()])
  await store.loadMore()
  expect(shown(store)).toEqual(['2026-11', '2026-12', '2027-01', '2027-02'])
  expect(store.more).toBe('end')
  expect(asked).toEqual(['2026-11', '2026-12', '2027-01', '2027-02'])
  // Loading again, after a departure has filled, keeps all months on screen.
  await store.load()
  expect(shown(store)).toEqual(['2026-11', '2026-12', '2027-01', '2027-02'])
})

test('a stay may end on the day after the last night, in the next month', async () => {
  const { store } = make([day('2026-11-30')], true)
  await store.load()
  expect(store.more).toBe('idle')
  await store.loadMore()
  expect(shown(store)).toEqual(['2026-11', '2026-12'])
})

test('nothing to choose is said; a failed month can be asked for again', async () => {
  const empty = make([]).store
  await empty.load()
  expect(empty.state).toEqual({ kind: 'empty' })
  expect(empty.more).toBe('end')

  let isBroken = true
  const { store } = make()
  const parts = {
    read: async (month: string): Promise<Calendar> => {
      if (isBroken) throw new Error('offline')
      return { days: [day(`${month}-15`)], firstOpen: '2026-11-15', lastDay: '2026-12-15' }
    },
    now: () => startOfDay('2026-11-10'),
    emptyState: () => store.state,
    isStay: false,
  }
  const failing = new CalendarStore(parts)
  await failing.load()
  expect(failing.state.kind).toBe('error')
  isBroken = false
  await failing.reload()
  isBroken = true
  await failing.loadMore()
  expect(failing.more).toBe('failed')
  isBroken = false
  await failing.loadMore()
  expect(shown(failing)).toEqual(['2026-11', '2026-12'])
})
