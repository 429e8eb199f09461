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

test('a text is in the current language, with its values', () => {
  const text = defineMessages({ zh: { hello: '你好 {name}' }, en: { hello: 'Hello {name}' } })
  expect(text('hello', { name: '小满' })).toBe('你好 小满')
  language.use('en')
  expect(text('hello', { name: 'Xiaoman' })).toBe('Hello Xiaoman')
})

test('English plurals follow the number', () => {
  const text = defineMessages({ zh: { left: '余{count}天' }, en: { left: '{count} {count|day|days} left' } })
  expect(text('left', { count: 1 })).toBe('余1天')
  language.use('en')
  expect([0, 1, '1.2k'].map((count) => text('left', { count }))).toEqual([
    '0 days left',
    '1 day left',
    '1.2k days left',
  ])
})
