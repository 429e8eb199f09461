import { RouteDictionary } from './RouteDictionary'

test('routes are numbered from 1 in sorted order, in whatever order they are given', () => {
  const dictionary = RouteDictionary.number(['b.h.x', 'onMessage', 'a.h.x', 'b.h.x'])
  expect(dictionary.toTable()).toEqual({ 'a.h.x': 1, 'b.h.x': 2, onMessage: 3 })
  expect(dictionary.version).toBe(RouteDictionary.number(['onMessage', 'b.h.x', 'a.h.x']).version)
  expect(dictionary.version).not.toBe(RouteDictionary.number(['onMessage', 'b.h.x', 'a.h.y']).version)
})

test('a server table is read without entries that are not codes', () => {
  const table = { a: 1, b: 65535, c: 0, d: 65536, e: 1.5, f: '2', g: null, constructor: 7 }
  const dictionary = RouteDictionary.read(table, 'v')
  expect(dictionary.toTable()).toEqual({ a: 1, b: 65535, constructor: 7 })
  expect(dictionary.toWire('c')).toBe('c')
  expect(dictionary.toWire('toString')).toBe('toString')
  expect(dictionary.fromWire(7)).toBe('constructor')
  expect(dictionary.fromWire(8)).toBeUndefined()
  expect(dictionary.fromWire('text')).toBe('text')
})

test.each([undefined, null, 'x', [1], 7])('%p is not a table', (table) => {
  expect(RouteDictionary.read(table, 'v').size).toBe(0)
})
