import fc from 'fast-check'
import {
  addDays,
  type DateFormat,
  daysBetween,
  formatDate,
  formatPanelTime,
  formatSeconds,
  isDay,
  nextMonth,
  parseDateTime,
  shanghaiDay,
  shanghaiMonth,
  shanghaiWeekday,
  startOfDay,
  startOfMonth,
  tripDays,
} from './shanghaiTime'

const AT = Date.UTC(2024, 1, 28, 16, 5, 9)

test.each<[DateFormat, string]>([
  ['MM-DD', '02-29'],
  ['HH-mm', '00-05'],
  ['HH:mm', '00:05'],
  ['YYYY-MM', '2024-02'],
  ['YYYY-MM-DD', '2024-02-29'],
  ['MM-DD HH:mm', '02-29 00:05'],
  ['YYYY-MM-DD HH:mm', '2024-02-29 00:05'],
  ['YYYY-MM-DD HH:mm:ss', '2024-02-29 00:05:09'],
  ['MM月DD日 HH:mm', '02月29日 00:05'],
  ['MM月DD日', '02月29日'],
  ['YYYY', '2024'],
  ['D MMM', '29 Feb'],
  ['ddd', 'Thu'],
])('shell-and-routes §9: %s writes %s', (format, text) => expect(formatDate(AT, format)).toBe(text))

test('shell-and-routes §9: the panel shows month, day and 24-hour time', () => {
  expect(formatPanelTime(Date.UTC(2024, 4, 1, 9, 30))).toBe('05-01 17:30')
})

test('an invalid instant is an empty text', () => {
  for (const at of [Number.NaN, Number.POSITIVE_INFINITY, 9e15]) expect(formatDate(at, 'YYYY-MM-DD')).toBe('')
})

test('the day changes at 16:00 UTC', () => {
  expect(shanghaiDay(Date.UTC(2023, 11, 31, 15, 59, 59, 999))).toBe('2023-12-31')
  expect(shanghaiDay(Date.UTC(2023, 11, 31, 16))).toBe('2024-01-01')
  expect(shanghaiMonth(Date.UTC(2023, 11, 31, 16))).toBe('2024-01')
  expect(shanghaiWeekday(Date.UTC(2023, 11, 31, 15, 59))).toBe(0)
  expect(shanghaiWeekday(Date.UTC(2023, 11, 31, 16))).toBe(1)
})

const instant = fc.integer({ min: Date.UTC(1970, 0, 1), max: Date.UTC(2200, 0, 1) })

test('shell-and-routes §9: formats agree with the calendar of the runtime', () => {
  const calendar = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Asia/Shanghai',
    dateStyle: 'short',
    timeStyle: 'medium',
  })
  fc.assert(
    fc.property(fc.integer({ min: Date.UTC(1992, 0, 1), max: Date.UTC(2200, 0, 1) }), (at) => {
      expect(formatDate(at, 'YYYY-MM-DD HH:mm:ss')).toBe(calendar.format(at))
    }),
  )
})

test('reading a written time gives the same second', () => {
  fc.assert(
    fc.property(instant, (at) => {
      expect(parseDateTime(formatDate(at, 'YYYY-MM-DD HH:mm:ss'))).toBe(Math.floor(at / 1000) * 1000)
    }),
  )
  expect(parseDateTime('2024-02-29')).toBeNaN()
  expect(parseDateTime('2024-02-29 25:00')).toBeNaN()
})

test.each([
  ['2024-02-29', true],
  ['2023-02-29', false],
  ['2024-2-9', false],
  ['2024-13-01', false],
  ['2024-02-29 ', false],
  ['2024-02-29\n', false],
  ['', false],
])('%j is a day: %s', (value, valid) => expect(isDay(value)).toBe(valid))

test('an invalid day has no start and no next day', () => {
  for (const text of ['2023-02-29', '2024-13-01', '2024-2-9', '20240209', 'soon', '']) {
    expect(startOfDay(text)).toBeNaN()
    expect(addDays(text, 1)).toBe('')
  }
})

test('adding days and counting them are inverse', () => {
  fc.assert(
    fc.property(instant, fc.integer({ min: -5000, max: 5000 }), (at, days) => {
      const day = shanghaiDay(at)
      expect(daysBetween(day, addDays(day, days))).toBe(days)
    }),
  )
  expect(addDays('2024-02-28', 2)).toBe('2024-03-01')
  expect(startOfDay('1970-01-01')).toBe(-8 * 3_600_000)
})

test.each([
  [0, '00:00'],
  [9.9, '00:09'],
  [60, '01:00'],
  [3599, '59:59'],
  [6000, '100:00'],
  [-5, '00:00'],
  [Number.NaN, '00:00'],
])('shell-and-routes §9: %d seconds is %s', (seconds, text) => expect(formatSeconds(seconds)).toBe(text))

test.each([
  ['2026-05-20T09:00', '2026-05-20T17:00', 1],
  ['2026-05-20T19:00', '2026-05-21T11:00', 2],
  ['2026-05-20T00:00', '2026-05-21T00:00', 1],
  ['2026-05-29T08:00', '2026-06-01T18:00', 4],
  ['2026-05-20T09:00', '2026-05-20T09:00', 1],
])('a trip from %s to %s takes %i days', (from, to, days) => {
  const at = (time: string) => Date.parse(`${time}:00+08:00`)
  expect(tripDays(at(from), at(to))).toBe(days)
})

test('the month after each month, and where it begins', () => {
  const months = Array.from(
    { length: 480 },
    (_, n) => `${2000 + Math.floor(n / 12)}-${String((n % 12) + 1).padStart(2, '0')}`,
  )
  expect(months.slice(0, -1).map(nextMonth)).toEqual(months.slice(1))
  expect(startOfMonth('2026-12')).toBe(Date.UTC(2026, 10, 30, 16))
  expect(nextMonth('2026-13')).toBe('')
})
