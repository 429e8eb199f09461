import { insertAt, removeBefore } from './caret'

test('chosen text is inserted at the caret, which moves behind it', () => {
  expect(insertAt({ text: '你好吗', at: 2 }, '😀')).toEqual({ text: '你好😀吗', at: 4 })
  expect(insertAt({ text: '', at: 0 }, '⛺')).toEqual({ text: '⛺', at: 1 })
})

test.each([
  ['a letter', 'ab', 'a'],
  ['an emoji', '好😀', '好'],
  ['one with a tone of skin', 'a👍🏽', 'a'],
  ['one with a variation', 'a❤️', 'a'],
  ['a family', 'a👨‍👩‍👧', 'a'],
  ['a flag', 'a🇨🇳', 'a'],
  ['a letter with its mark', 'ae\u0301', 'a'],
  ['a line', 'a\n', 'a'],
  ['nothing', '', ''],
])('%s is deleted as one character', (_, before, after) => {
  expect(removeBefore({ text: before, at: before.length })).toEqual({ text: after, at: after.length })
  expect(removeBefore({ text: `${before}x`, at: before.length }).text).toBe(`${after}x`)
})
