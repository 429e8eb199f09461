import { refusalWords } from './checkinWords'

const hours = { from: Date.parse('2026-11-29T05:00:00+08:00'), to: Date.parse('2026-11-29T13:00:00+08:00') }

test('a refused scan says which ticket it is, and when another one counts', () => {
  expect(refusalWords({ message: '该票无效', why: 'refunded' })).toBe('该票无效 · 已申请退款')
  expect(refusalWords({ message: '该票无效', why: 'pending' })).toBe('该票无效 · 还没有付款')
  expect(refusalWords({ message: '未找到报名信息', why: 'unknown' })).toBe('未找到报名信息')
  expect(refusalWords({ message: '不在签到时间内', why: 'hours', hours })).toMatch(/^不在签到时间内 · .*05:00 – 13:00$/)
  expect(refusalWords({ message: '', why: 'session', hours: null })).toBe('不是这一场')
})
