import type { CheckinDone } from '@quanzi/contract'
import { conflictWords, doneWords, orderWords, refusalWords } from './checkinWords'

const hours = { from: Date.parse('2026-11-29T05:00:00+08:00'), to: Date.parse('2026-11-29T13:00:00+08:00') }

test('a refused scan says which ticket it is, and when another one counts', () => {
  expect(refusalWords({ message: '该票无效', why: 'refunded' })).toBe('该票无效 · 已申请退款')
  expect(refusalWords({ message: '该票无效', why: 'pending' })).toBe('该票无效 · 还没有付款')
  expect(refusalWords({ message: '未找到报名信息', why: 'unknown' })).toBe('未找到报名信息')
  expect(refusalWords({ message: '不在签到时间内', why: 'hours', hours })).toMatch(/^不在签到时间内 · .*05:00 – 13:00$/)
  expect(refusalWords({ message: '', why: 'session', hours: null })).toBe('不是这一场')
})

test('a ticket that two devices scanned without a network is named with the first time, place and operator', () => {
  const again = {
    reqId: 'a',
    id: '1',
    first: false,
    at: hours.from,
    person: '周*',
    place: '签到处',
    operator: '王老师',
  }
  expect(conflictWords({ ...again, ticket: '2878575932' })).toBe(
    '周* 2878575932 · 已签到过 · 11月29日 05:00 · 签到处 · 王老师',
  )
  expect(
    conflictWords({ reqId: 'b', ticket: '1234567890', code: 1000004, msg: '未找到报名信息', why: 'unknown' }),
  ).toBe('1234567890 · 未找到报名信息')
})

test('who checks somebody in by name hears when that was done before, and how many were new', () => {
  const done = (first: boolean) =>
    ({ first, at: hours.from, place: '签到处', operator: '王老师' }) as unknown as CheckinDone
  expect(doneWords([done(true)])).toEqual({ isNew: true, words: '签到成功' })
  expect(doneWords([done(false)])).toEqual({
    ...{ isNew: false, words: '已签到过 · 11月29日 05:00 · 签到处 · 王老师' },
  })
  expect(doneWords([done(true), done(false), done(true)])).toEqual({ isNew: true, words: '2人已签到' })
})

test('staff see that an order cost nothing: nobody has paid for it', () => {
  expect(orderWords({ orderStatus: 11, isFree: true })).toBe('免费·待使用')
  expect(orderWords({ orderStatus: 11, isFree: false })).toBe('已付款·待使用')
  expect(orderWords({ orderStatus: 3, isFree: true })).toBe('已取消')
  expect(orderWords({ orderStatus: null, isFree: false })).toBe('')
})
