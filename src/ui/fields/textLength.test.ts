import { textLength } from './textLength'

test('a line break counts as two characters in every form', () => {
  expect(textLength('ab')).toBe(2)
  expect(textLength('a\nb')).toBe(4)
  expect(textLength('a\r\nb')).toBe(4)
})
