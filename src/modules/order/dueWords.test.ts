import { dueWords, timeLeftWords } from './dueWords'

const HOUR = 3_600_000

test.each([
  [6.9 * 24 * HOUR, '6天'],
  [24 * HOUR, '1天'],
  [24 * HOUR - 1, '23小时'],
  [59 * 60_000, '59分钟'],
  [0, '1分钟'],
])('%d ms are written as %s', (ms, words) => expect(timeLeftWords(ms)).toBe(words))

test('an automatic move is shown with the time left', () => {
  const dueAt = 6.5 * 24 * HOUR
  expect(dueWords({ status: 12, dueAt }, 0)).toBe('还剩6天自动确认收货')
  expect(dueWords({ status: 16, dueAt }, 0)).toContain('6天')
  // A refund asked a moment ago is approved after three days, not two.
  expect(dueWords({ status: 15, dueAt: 72 * HOUR }, 1)).toBe('商家3天内未处理，将自动同意')
  expect(dueWords({ status: 17, dueAt: 240 * HOUR }, 1)).toContain('10天内')
  expect(dueWords({ status: 12, dueAt }, dueAt + 5)).toContain('1分钟')
  expect(dueWords({ status: 13, dueAt, orderType: 33 }, 0)).toContain('之后不能申请退款')
  expect(dueWords({ status: 13, dueAt, orderType: 203 }, 0)).toBe('')
  expect(dueWords({ status: 11, dueAt, orderType: 206 }, 0)).toBe('还剩6天等待回答，之后自动退款')
  expect([dueWords({ status: 14, dueAt: null }, 0), dueWords({ status: 11, dueAt }, 0)]).toEqual(['', ''])
})
