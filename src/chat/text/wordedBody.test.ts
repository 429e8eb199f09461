import { language } from '@/locales/Language'
import { wordedBody } from './wordedBody'

const card = { imgUrl: '', title: '「水壶」已退款', action: { url: '/app/order/detail' } }
const notice = { body: { type: 11 as const, operateCardString: JSON.stringify(card) }, en: 'Refunded' }

afterEach(() => language.use('zh-CN'))

test('a notice has the words of its reader’s language, and leads to the same place', () => {
  expect(wordedBody(notice)).toBe(notice.body)
  language.use('en')
  const body = wordedBody(notice)
  expect(body.type === 11 && JSON.parse(body.operateCardString)).toEqual({ ...card, title: 'Refunded' })
  expect(wordedBody({ body: { type: 10, text: '已发货' }, en: 'On its way' })).toEqual({ type: 10, text: 'On its way' })
})

test('what has no English words, or is no card, stays as it is', () => {
  language.use('en')
  const text = { type: 10 as const, text: '已发货' }
  expect(wordedBody({ body: text })).toBe(text)
  const broken = { type: 11 as const, operateCardString: '{broken' }
  expect(wordedBody({ body: broken, en: 'Refunded' })).toBe(broken)
})
