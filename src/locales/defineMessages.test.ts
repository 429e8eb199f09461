import { defineMessages } from './defineMessages'
import { en } from './en'
import { language } from './Language'
import { zhCN } from './zh-CN'

afterEach(() => language.use('zh-CN'))

const places = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort()

test('both languages have the same keys, and the same placeholders in each', () => {
  expect(Object.keys(en).sort()).toEqual(Object.keys(zhCN).sort())
  for (const key of Object.keys(zhCN) as (keyof typeof zhCN)[]) expect(places(en[key])).toEqual(places(zhCN[key]))
})

test('a text follows the language and takes its values', () => {
  const text = defineMessages({ zh: { hello: '你好 {name}' }, en: { hello: 'Hello {name}' } })
  expect(text('hello', { name: '小满' })).toBe('你好 小满')
  language.use('en')
  expect(text('hello', { name: 'Xiaoman' })).toBe('Hello Xiaoman')
})
