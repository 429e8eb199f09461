import { termStart } from './termStart'

test('without a running membership the term begins today, and nothing is said to end now', () => {
  expect(termStart(null)).toEqual({ title: '生效', value: '今天' })
  expect(termStart(Date.parse('2026-12-31T12:00:00+08:00'))).toMatchObject({ title: '现在到期' })
})
