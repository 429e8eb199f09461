import { creditCheckCharacter, isCreditCode, toCreditCode } from './creditCode'

test('screens-content §5b: a credit code has 18 characters and its check character', () => {
  // Of a company whose number is public.
  expect(isCreditCode('91350100M000100Y43')).toBe(true)
  expect(isCreditCode(' 91350100m000100y43 ')).toBe(true)
  expect(toCreditCode('91350100 m000100y43')).toBe('91350100M000100Y43')
})

test.each([
  '91350100M000100Y44',
  '91350100M000100Y4',
  '91350100M000100Y433',
  '9135010OM000100Y43',
  '',
  '一二三四五六七八九十一二三四五六七八',
])('%s is refused', (code) => expect(isCreditCode(code)).toBe(false))

test('every changed character is found', () => {
  const code = '91350100M000100Y43'
  for (let at = 0; at < 17; at++) {
    const other = code[at] === '1' ? '2' : '1'
    expect(isCreditCode(code.slice(0, at) + other + code.slice(at + 1))).toBe(false)
  }
  expect(creditCheckCharacter('IOSVZ')).toBe('')
})
