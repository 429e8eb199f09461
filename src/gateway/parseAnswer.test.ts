import fc from 'fast-check'
import { parseAnswer, UnreadableAnswer } from './parseAnswer'

test.each([
  ['{"t":1}', { t: 1 }],
  ['cb({"t":1})', { t: 1 }],
  ['/**/cb({"t":1});', { t: 1 }],
  ['/**/ typeof_x.y$1({"t":")"}) ; ', { t: ')' }],
  ['/**/{"t":1}', { t: 1 }],
  ['cb()', null],
  ['', null],
  ['  ', null],
  ['null', null],
  ['[1]', [1]],
])('%s', (text, value) => {
  expect(parseAnswer(text)).toEqual(value)
})

test('a value from a script is returned unchanged', () => {
  expect(parseAnswer({ t: 2 })).toEqual({ t: 2 })
  expect(parseAnswer(undefined)).toBeNull()
})

test.each(['<html>502</html>', '{"t":', 'cb({"t":1}'])('%s is rejected', (text) => {
  expect(() => parseAnswer(text)).toThrow(UnreadableAnswer)
})

test('padding never changes the value', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const plain = JSON.stringify(value)
      expect(parseAnswer(`/**/answer1(${plain});`)).toEqual(parseAnswer(plain))
    }),
  )
})
