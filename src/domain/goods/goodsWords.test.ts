import { language } from '@/locales/Language'
import { soldWords, stockWords } from './goodsWords'

afterEach(() => language.use('zh-CN'))

test('the stock shows when it is 10 or less', () => {
  expect([0, 1, 10, 11].map(stockWords)).toEqual(['已售罄', '仅剩1件', '仅剩10件', ''])
  language.use('en')
  expect([0, 1, 3].map(stockWords)).toEqual(['Sold out', 'Only 1 left', 'Only 3 left'])
})

test('the number of sold pieces is shortened', () => {
  expect([0, 7, 12_345].map(soldWords)).toEqual(['', '已售7', '已售1.2万'])
})
