import { formatWritten } from './formatWritten'
import { language } from './Language'

afterEach(() => language.use('zh-CN'))

test.each([
  ['2026-05-01', '2026年05月01日', '1 May 2026'],
  ['2026-05', '2026年05月', 'May 2026'],
  ['2020-05-01 09:30', '2020年05月01日 周五 09:30', 'Fri 1 May 2020, 09:30'],
  ['2020-05-01T09:30', '2020年05月01日 周五 09:30', 'Fri 1 May 2020, 09:30'],
  ['09:30', '09:30', '09:30'],
  ['2026-02-31', '2026-02-31', '2026-02-31'],
  ['民国三年', '民国三年', '民国三年'],
  ['', '', ''],
])('%j is written in the language of the app', (value, chinese, english) => {
  expect(formatWritten(value)).toBe(chinese)
  language.use('en')
  expect(formatWritten(value)).toBe(english)
})
