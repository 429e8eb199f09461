import { parse } from './queryString'

test('a query is read without decoding, and repeated names keep all values', () => {
  expect({ ...parse('?tag=%E5%BE%92%E6%AD%A5&page=2', { decode: false }) }).toEqual({
    tag: '%E5%BE%92%E6%AD%A5',
    page: '2',
  })
  expect({ ...parse('a=1&a=2&a=3&b=x=y&c&d=&&') }).toEqual({ a: ['1', '2', '3'], b: 'x=y', c: null, d: '' })
  expect({ ...parse('') }).toEqual({})
})

test('decoding turns a plus into a blank and keeps invalid encodings unchanged', () => {
  expect({ ...parse('q=%E5%BE%92+x&bad=%E0%A4%A') }).toEqual({ q: '徒 x', bad: '%E0%A4%A' })
})

test('names of built-in properties are ordinary names', () => {
  expect(Object.keys(parse('toString=1&__proto__=2'))).toEqual(['toString', '__proto__'])
})
