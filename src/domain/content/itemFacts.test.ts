import { type ItemSummary, MODULE_TYPE } from '@quanzi/contract'
import { language } from '@/locales/Language'
import { itemFacts, shortCount } from './itemFacts'

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

const card = (moduleType: number, extra: ItemSummary['extra']) =>
  itemFacts({ moduleType, extra, price: null, counts: { view: 0 } } as ItemSummary)

test('a room that is days away is announced, not about to begin; the card says the day and the hour', () => {
  const startAt = Date.parse('2030-11-29T20:00:00+08:00')
  const { badge, meta } = card(MODULE_TYPE.live, { state: 'upcoming', startAt })
  expect(badge?.text).toBe('预告')
  expect(meta).toContain('20:00')
  expect(card(MODULE_TYPE.live, { state: 'living', startAt }).badge?.text).toBe('直播中')
})

test('a book counts chapters, an album parts', () => {
  expect(card(MODULE_TYPE.book, { parts: 10 }).meta).toBe('共10章')
  expect(card(MODULE_TYPE.audioAlbum, { parts: 8 }).meta).toBe('共8节')
  language.use('en')
  expect(card(MODULE_TYPE.book, { parts: 1 }).meta).toBe('1 chapter')
})
