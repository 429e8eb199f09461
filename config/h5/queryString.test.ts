import { parse } from './queryString'

test('a query is read as it stands in the address, and the last word of a name is not lost', () => {
  expect({ ...parse('?tag=%E5%BE%92%E6%AD%A5&page=2', { decode: false }) }).toEqual({
    tag: '%E5%BE%92%E6%AD%A5',
    page: '2',
  })
  expect({ ...parse('a=1&a=2&a=3&b=x=y&c&d=&&') }).toEqual({ a: ['1', '2', '3'], b: 'x=y', c: null, d: '' })
  expect({ ...parse('') }).toEqual({})
})

test('where it is decoded, a plus is a blank, and what is no encoding stays as it is', () => {
  expect({ ...parse('q=%E5%BE%92+x&bad=%E0%A4%A') }).toEqual({ q: '徒 x', bad: '%E0%A4%A' })
})

test('a name that objects know already is a name like any other', () => {
  expect(Object.keys(parse('toString=1&__proto__=2'))).toEqual(['toString', '__proto__'])
})
