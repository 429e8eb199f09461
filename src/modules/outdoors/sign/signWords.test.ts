import type { CheckinPlace } from '@quanzi/contract'
import { siteState, siteWords, spanWords } from './signWords'

const NOW = Date.UTC(2026, 5, 1, 2, 0, 0)
const HOUR = 3_600_000
const site = (more: Partial<CheckinPlace> = {}): CheckinPlace => ({
  ...{ id: 'a', areaId: '', name: '桥', address: '', lat: 30, lng: 120, radius: 100, open: true, from: null, to: null },
  ...{ distance: null, done: false, doneAt: null, order: null, doneBy: [], count: 0, paperId: null },
  ...{ img: '', imgs: [], story: '' },
  ...more,
})

test.each([
  [site(), '去打卡', 'open'],
  [site({ distance: 320 }), '还有320米', 'open'],
  [site({ distance: 80 }), '去打卡', 'open'],
  [site({ done: true, doneAt: NOW - HOUR, order: 27 }), '已打卡 09:00 · 第27位', 'done'],
  [site({ from: NOW + HOUR, to: NOW + 2 * HOUR }), '11:00开放', 'closed'],
  [site({ from: NOW - 2 * HOUR, to: NOW - HOUR }), '已关闭', 'closed'],
  [site({ open: false }), '已关闭', 'closed'],
])('expect-play §3 site: the button says what can be done (%#)', (one, words, state) => {
  expect([siteWords(one, NOW), siteState(one, NOW)]).toEqual([words, state])
})

test.each([
  [30_000, '1分钟'],
  [80 * 60_000, '1小时20分'],
  [51 * HOUR, '2天3小时'],
])('a span of %d ms', (ms, words) => {
  expect(spanWords(ms)).toBe(words)
})
