import { relativeTime } from './relativeTime'

const NOW = Date.UTC(2024, 4, 10, 4, 0)
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

test.each([
  [0, '刚刚', 'just now'],
  [10 * MINUTE - 1, '刚刚', 'just now'],
  [10 * MINUTE, '10分钟前', '10 minutes ago'],
  [HOUR - 1, '59分钟前', '59 minutes ago'],
  [HOUR, '1小时前', '1 hour ago'],
  [2 * HOUR, '2小时前', '2 hours ago'],
  [DAY - 1, '23小时前', '23 hours ago'],
  [DAY, '1天前', '1 day ago'],
  [2 * DAY, '2天前', '2 days ago'],
  [3 * DAY - 1, '2天前', '2 days ago'],
  [3 * DAY, '2024-05-07 12:00', '2024-05-07 12:00'],
  [-9 * MINUTE, '刚刚', 'just now'],
  [-10 * MINUTE, '2024-05-10 12:10', '2024-05-10 12:10'],
])('chat-and-calls §9: %d ms ago is %s / %s', (age, zh, en) => {
  expect(relativeTime(NOW - age, NOW)).toBe(zh)
  expect(relativeTime(NOW - age, NOW, 'en')).toBe(en)
})

test('an invalid instant is an empty text', () => expect(relativeTime(Number.NaN, NOW)).toBe(''))
