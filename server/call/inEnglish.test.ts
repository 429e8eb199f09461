import { inEnglish } from './inEnglish'

const words = { title: '联系', html: '<p>你好</p>' }

test('the words that a tenant gives in English replace its own, others of them its extra ones', () => {
  const en = { title: 'Contact', html: '<p>Hello</p>', hours: 'Daily' }
  expect(inEnglish(words, { phone: '1', hours: '每天', en })).toEqual({
    words: { title: 'Contact', html: '<p>Hello</p>' },
    extra: { phone: '1', hours: 'Daily' },
    whole: true,
  })
})

test('words without English stay, and then they are not whole', () => {
  expect(inEnglish(words, { hours: '每天', en: { hours: 'Daily', title: '', html: 7 } })).toEqual({
    words,
    extra: { hours: 'Daily' },
    whole: false,
  })
})

test.each([null, undefined, {}, { en: 'Home' }, { en: null }])('nothing is in English beside %j', (extra) => {
  expect(inEnglish(words, extra)).toEqual({ words, extra: extra ?? {}, whole: false })
})
