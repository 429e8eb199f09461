import { formatMoment, type MomentStyle } from './formatMoment'
import { formatDays, formatPeriod } from './formatPeriod'
import { language } from './Language'

const at = (written: string) => Date.parse(`${written}:00+08:00`)
const NOW = at('2026-11-01T12:00')
const SATURDAY = at('2026-11-28T09:00')
const NEXT_YEAR = at('2027-01-02T08:05')

afterEach(() => language.use('zh-CN'))

test.each<[MomentStyle, string, string]>([
  ['when', '11月28日 周六 09:00', 'Sat 28 Nov, 09:00'],
  ['at', '11月28日 09:00', '28 Nov, 09:00'],
  ['weekday', '11月28日 周六', 'Sat 28 Nov'],
  ['day', '11月28日', '28 Nov'],
  ['date', '2026年11月28日', '28 Nov 2026'],
  ['time', '09:00', '09:00'],
])('%s is written %s, in English %s', (style, chinese, english) => {
  expect(formatMoment(SATURDAY, style, NOW)).toBe(chinese)
  language.use('en')
  expect(formatMoment(SATURDAY, style, NOW)).toBe(english)
})

test('the year shows when it is not the current one', () => {
  expect(formatMoment(NEXT_YEAR, 'when', NOW)).toBe('2027年01月02日 周六 08:05')
  language.use('en')
  expect(formatMoment(NEXT_YEAR, 'at', NOW)).toBe('2 Jan 2027, 08:05')
})

test('days, weekdays and years are in Shanghai time', () => {
  const lastHourOfUtcYear = Date.UTC(2026, 11, 31, 17)
  expect(formatMoment(lastHourOfUtcYear, 'when', NOW)).toBe('2027年01月01日 周五 01:00')
  expect(formatMoment(lastHourOfUtcYear, 'when', lastHourOfUtcYear)).toBe('01月01日 周五 01:00')
})

test('an invalid instant is an empty text', () => {
  for (const style of ['when', 'at', 'day', 'date', 'time'] as const) expect(formatMoment(Number.NaN, style)).toBe('')
})

test('a period within a day shows the day once; a longer one shows both days', () => {
  expect(formatPeriod(SATURDAY, at('2026-11-28T17:30'), NOW)).toBe('11月28日 周六 09:00 – 17:30')
  expect(formatPeriod(SATURDAY, at('2026-11-29T17:30'), NOW)).toBe('11月28日 周六 09:00 – 11月29日 周日 17:30')
  expect(formatPeriod(SATURDAY, SATURDAY, NOW)).toBe('11月28日 周六 09:00')
})

test('days of one month name it once in English', () => {
  const [sunday, december] = [at('2026-11-29T17:30'), at('2026-12-02T17:30')]
  expect(formatDays(SATURDAY, sunday, NOW)).toBe('11月28日 – 11月29日')
  language.use('en')
  expect(formatDays(SATURDAY, sunday, NOW)).toBe('28–29 Nov')
  expect(formatDays(SATURDAY, december, NOW)).toBe('28 Nov – 2 Dec')
  expect(formatDays(SATURDAY, NEXT_YEAR, NOW)).toBe('28 Nov – 2 Jan 2027')
})
