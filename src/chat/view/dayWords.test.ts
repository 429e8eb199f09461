import { language } from '@/locales/Language'
import { dayWords, timeWords } from './dayWords'

/** 2026-11-22 00:30 in Shanghai, where it is still the 21st in London. */
const NOW = Date.UTC(2026, 10, 21, 16, 30)
const HOUR = 3_600_000

afterEach(() => language.use('zh-CN'))

test('days are those of Shanghai: today, yesterday, then the date with its weekday, and the time', () => {
  expect(dayWords(NOW, NOW)).toBe('今天 00:30')
  expect(dayWords(NOW - HOUR, NOW)).toBe('昨天 23:30')
  expect(dayWords(NOW - 26 * HOUR, NOW)).toBe('11月20日 周五 22:30')
  expect(dayWords(NOW - 366 * 24 * HOUR, NOW)).toBe('2025年11月21日 周五 00:30')
})

test('a later message of the same day shows only its time', () => {
  expect(timeWords(NOW)).toBe('00:30')
})

test('in English as well', () => {
  language.use('en')
  expect(dayWords(NOW, NOW)).toBe('Today 00:30')
  expect(dayWords(NOW - 26 * HOUR, NOW)).toBe('Fri 20 Nov, 22:30')
})
