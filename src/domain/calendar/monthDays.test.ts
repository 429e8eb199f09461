import { daysAhead, monthDays, monthsBetween } from './monthDays'

test('weeks begin on Monday, whatever the zone of the phone', () => {
  // 1 November 2026 is a Sunday, 1 February 2027 a Monday.
  expect(monthDays('2026-11').slice(0, 8)).toEqual(['', '', '', '', '', '', '2026-11-01', '2026-11-02'])
  expect(monthDays('2027-02')).toHaveLength(28)
  expect(monthDays('2028-02').at(-1)).toBe('2028-02-29')
})

test('the weeks of a month that are over are left out, and those of a month that is over stay', () => {
  expect(daysAhead('2026-11', '2026-11-29').slice(0, 2)).toEqual(['2026-11-23', '2026-11-24'])
  expect(daysAhead('2026-11', '2026-11-30')).toEqual(['2026-11-30'])
  expect(daysAhead('2026-11', '2026-11-01')).toEqual(monthDays('2026-11'))
  expect(daysAhead('2026-12', '2026-11-29')).toEqual(monthDays('2026-12'))
  expect(daysAhead('2026-10', '2026-11-29')).toEqual(monthDays('2026-10'))
})

test('months go over the year, and one month is itself', () => {
  expect(monthsBetween('2026-11', '2027-01')).toEqual(['2026-11', '2026-12', '2027-01'])
  expect(monthsBetween('2026-11', '2026-11')).toEqual(['2026-11'])
})
