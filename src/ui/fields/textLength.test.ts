import { textLength } from './textLength'

test('a line break counts two, however it is written', () => {
  expect(textLength('ab')).toBe(2)
  expect(textLength('a\nb')).toBe(4)
  expect(textLength('a\r\nb')).toBe(4)
})
