import type { ConfigItem } from '@quanzi/contract'
import { contactOf, questionsOf } from './contactOf'

const row = (id: string, extra: object): ConfigItem => ({ id, title: `t${id}`, desc: `d${id}`, extra }) as ConfigItem

test('the contact and the questions are found among all rows', () => {
  const rows = [row('1', { part: 'question' }), row('2', { part: 'contact', phone: '021-60000000' }), row('3', {})]
  expect(contactOf(rows)).toEqual({ name: 't2', hours: 'd2', phone: '021-60000000' })
  expect(questionsOf(rows)).toEqual([{ id: '1', title: 't1', desc: 'd1' }])
})

test('a contact without a number has none, and no contact is null', () => {
  expect(contactOf([row('2', { part: 'contact', phone: 7 })])?.phone).toBe('')
  expect(contactOf([])).toBeNull()
})
