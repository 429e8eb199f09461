import fc from 'fast-check'
import { language } from '@/locales/Language'
import { type DateLimits, type DatePart, partsOf, turned, wheelsOf, written } from './dateWheels'
import { inWritingOrder } from './wheelWords'

const NOW = '2026-11-22 09:30'
const valuesOf = (part: DatePart, value: string, limits: DateLimits = {}) =>
  wheelsOf('datetime', partsOf(value, limits, NOW), limits).find((wheel) => wheel.part === part)?.values ?? []
const ends = (values: readonly number[]) => [values[0], values[values.length - 1]]

describe('shell-and-routes §5: start and end are exactly 10 characters', () => {
  test('a limit is a day of 10 characters', () => {
    const limits = { min: '2026-03-05', max: '2027-02-10' }
    expect(ends(valuesOf('year', '2026-03-10', limits))).toEqual([2026, 2027])
    expect(ends(valuesOf('month', '2026-03-10', limits))).toEqual([3, 12])
    expect(ends(valuesOf('day', '2026-03-10', limits))).toEqual([5, 31])
    expect(ends(valuesOf('month', '2027-02-01', limits))).toEqual([1, 2])
    expect(ends(valuesOf('day', '2027-02-01', limits))).toEqual([1, 10])
    expect(ends(valuesOf('day', '2027-01-01', limits))).toEqual([1, 31])
  })

  test.each(['2026-1-1', '2026-01-01 00:00', '2026', ''])('%j limits nothing', (day) => {
    expect(ends(valuesOf('year', '', { min: day, max: day }))).toEqual([1920, 2099])
  })
})

test('shell-and-routes §9: hours go from 0 to 23, minutes to 59', () => {
  expect(ends(valuesOf('hour', ''))).toEqual([0, 23])
  expect(ends(valuesOf('minute', ''))).toEqual([0, 59])
})

test.each([
  ['2024-02-01', 29],
  ['2026-02-01', 28],
  ['2100-02-01', 28],
  ['2026-04-01', 30],
  ['2026-12-01', 31],
])('the month of %s has %i days', (value, days) => {
  expect(valuesOf('day', value, { max: '2199-12-31' })).toHaveLength(days)
})

test('turning 31 January to February gives its last day; turning past a limit stays within it', () => {
  const limits = { min: '2026-01-15', max: '2026-12-10' }
  const january = partsOf('2026-01-31', limits, NOW)
  expect(written('date', turned(january, 'month', 2, limits))).toBe('2026-02-28')
  expect(written('date', turned(january, 'month', 12, limits))).toBe('2026-12-10')
  expect(written('date', turned(january, 'day', 3, limits))).toBe('2026-01-15')
})

test('an empty field begins today, or at the nearest day within its limits', () => {
  expect(written('datetime', partsOf('', {}, NOW))).toBe(NOW)
  expect(written('time', partsOf('', {}, NOW))).toBe('09:30')
  expect(written('date', partsOf('', { max: '2010-06-30' }, NOW))).toBe('2010-06-30')
  expect(written('date', partsOf('', { min: '2027-01-01' }, NOW))).toBe('2027-01-01')
})

test.each([
  ['date', '1949-12-31'],
  ['month', '2026-02'],
  ['time', '00:05'],
  ['datetime', '2026-05-01 23:59'],
] as const)('a value of %s is kept unchanged', (mode, value) => {
  expect(written(mode, partsOf(value, {}, NOW))).toBe(value)
})

test('a day without a time begins at midnight', () => {
  expect(written('datetime', partsOf('2026-05-01', {}, NOW))).toBe('2026-05-01 00:00')
})

test('after any turns the wheels show values that they offer', () => {
  const day = fc
    .date({ min: new Date('1950-01-01'), max: new Date('2050-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10))
  const turns = fc.array(fc.tuple(fc.constantFrom<DatePart>('year', 'month', 'day'), fc.nat(200)))
  fc.assert(
    fc.property(day, day, day, turns, (one, other, value, all) => {
      const [min, max] = [one, other].sort()
      const limits = { min, max }
      let parts = partsOf(value, limits, NOW)
      for (const [part, at] of all) {
        const wheel = wheelsOf('date', parts, limits).find((wheel) => wheel.part === part)
        parts = turned(parts, part, wheel?.values[at % wheel.values.length] ?? 0, limits)
        for (const { values, value } of wheelsOf('date', parts, limits)) expect(values).toContain(value)
      }
    }),
  )
})

test('wheels are in the order in which the language writes a date', () => {
  const order = () => inWritingOrder(wheelsOf('datetime', partsOf('', {}, NOW), {})).map(({ part }) => part)
  expect(order()).toEqual(['year', 'month', 'day', 'hour', 'minute'])
  language.use('en')
  expect(order()).toEqual(['day', 'month', 'year', 'hour', 'minute'])
  language.use('zh-CN')
})
