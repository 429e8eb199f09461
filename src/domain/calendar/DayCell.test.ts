import type { CalendarDay } from '@quanzi/contract'
import { dayCells } from './DayCell'
import { dayWords } from './dayWords'

const day = (more: Partial<CalendarDay>): CalendarDay => ({
  id: '1',
  date: '2026-11-28',
  price: 98_000,
  left: 3,
  minGroup: 4,
  confirmed: false,
  state: 'open',
  ...more,
})
const cell = (...days: readonly Partial<CalendarDay>[]) => dayCells(days.map(day)).get('2026-11-28')

test('of several departures a day shows the lowest price and all seats of those that are open', () => {
  expect(
    cell({}, { id: '2', price: 88_000, left: 2, confirmed: true }, { id: '3', price: 100, left: 0, state: 'full' }),
  ).toMatchObject({ state: 'open', price: 88_000, left: 5, isConfirmed: true })
  expect(cell({ state: 'ended' }, { id: '2', left: 0, state: 'full' })).toMatchObject({ state: 'full', left: 0 })
})

test('a reader hears what the cell shows', () => {
  expect(dayWords('2026-11-28', cell({ confirmed: true }))).toBe('11月28日 周六，980元，余3，已成团')
  expect(dayWords('2026-11-28', cell({ state: 'full', left: 0 }))).toBe('11月28日 周六，980元，已满')
  expect(dayWords('2026-11-29', undefined)).toBe('11月29日 周日，不可选')
  expect(dayWords('2026-11-28', cell({}), '入住')).toBe('11月28日 周六，入住，980元，余3')
  expect(dayWords('2026-11-29', undefined, '离店')).toBe('11月29日 周日，离店')
})
