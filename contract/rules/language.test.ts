import { fill, languageOf } from './language'

test.each([
  ['CN', 'zh'],
  ['zh-CN', 'zh'],
  ['', 'zh'],
  [undefined, 'zh'],
  [null, 'zh'],
  ['fr', 'zh'],
  ['english', 'zh'],
  ['en', 'en'],
  ['EN', 'en'],
  ['en-US', 'en'],
] as const)('language %j is %s', (value, language) => expect(languageOf(value)).toBe(language))

test('fill puts values in their places and leaves the unknown ones', () => {
  expect(fill('{a}-{b}-{a}', { a: 1, b: 'x' })).toBe('1-x-1')
  expect(fill('{a}{toString}', { a: '$&' })).toBe('$&{toString}')
})
