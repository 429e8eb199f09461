import { language } from '@/locales/Language'
import { seasonWords } from './seasonWords'

afterEach(() => language.use('zh-CN'))

test.each([
  [[3, 4, 5, 10, 11], '3–5月、10–11月', 'Mar–May, Oct–Nov'],
  [[6], '6月', 'Jun'],
  [[1, 3, 4], '1月、3–4月', 'Jan, Mar–Apr'],
])('the months %j are %s, in English %s', (months, zh, en) => {
  expect(seasonWords(months)).toBe(zh)
  language.use('en')
  expect(seasonWords(months)).toBe(en)
})
