import { parseDateTime } from './shanghaiTime'
import { isShopOpen, shopHoursOn } from './shops'

/** Open on weekdays, and on Fridays until two in the night. */
const HOURS = [
  { days: [1, 2, 3, 4], from: '09:00', to: '18:00' },
  { days: [5], from: '18:00', to: '02:00' },
]

test.each([
  ['2026-11-23 08:59', false],
  ['2026-11-23 09:00', true],
  ['2026-11-23 18:00', false],
  ['2026-11-27 17:59', false],
  ['2026-11-27 23:30', true],
  ['2026-11-28 01:59', true],
  ['2026-11-28 02:00', false],
  ['2026-11-29 12:00', false],
])('at %s the shop is open: %s', (time, open) => {
  expect(isShopOpen(HOURS, parseDateTime(time))).toBe(open)
})

test('the hours of a day', () => {
  expect(shopHoursOn(HOURS, parseDateTime('2026-11-23 20:00'))).toBe('09:00–18:00')
  expect(shopHoursOn(HOURS, parseDateTime('2026-11-29 12:00'))).toBe('')
  const broken = [...HOURS, { days: [1], from: '19:00', to: '21:00' }]
  expect(shopHoursOn(broken, parseDateTime('2026-11-23 12:00'))).toBe('09:00–18:00, 19:00–21:00')
})
