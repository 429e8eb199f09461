import { language } from '@/locales/Language'
import { shortCount } from './itemFacts'

afterEach(() => language.use('zh-CN'))

test.each([
  [9999, '9999', '9999'],
  [10_000, '1万', '10k'],
  [12_345, '1.2万', '12.3k'],
  [1_000_000, '100万', '1000k'],
])('%i is shortened in both languages', (count, zh, en) => {
  expect(shortCount(count)).toBe(zh)
  language.use('en')
  expect(shortCount(count)).toBe(en)
})
