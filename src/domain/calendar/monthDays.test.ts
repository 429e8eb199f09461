import { monthDays, monthsBetween } from './monthDays'

test('weeks begin on Monday, whatever the zone of the phone', () => {
  // 1 November 2026 is a Sunday, 1 February 2027 a Monday.
  expect(monthDays('2026-11').slice(0, 8)).toEqual(['', '', '', '', '', '', '2026-11-01', '2026-11-02'])
  expect(monthDays('2027-02')).toHaveLength(28)
  expect(monthDays('2028-02').at(-1)).toBe('2028-02-29')
})

test('months go over the year, and one month is itself', () => {
  expect(monthsBetween('2026-11', '2027-01')).toEqual(['2026-11', '2026-12', '2027-01'])
  expect(monthsBetween('2026-11', '2026-11')).toEqual(['2026-11'])
})
