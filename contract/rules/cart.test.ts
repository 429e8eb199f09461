import { freightOf, missingForFree } from './cart'

const terms = { fee: 800, freeOver: 9900 }

test('a supplier delivers for one fee, and for free above a limit', () => {
  expect([9899, 9900, 20_000].map((goods) => freightOf(terms, goods))).toEqual([800, 0, 0])
  expect(freightOf({ fee: 800, freeOver: null }, 1_000_000)).toBe(800)
})

test('without goods there is no delivery fee', () => {
  expect(freightOf(terms, 0)).toBe(0)
})

test('the amount missing for free delivery is 0 once delivery is free', () => {
  expect([9000, 9900].map((goods) => missingForFree(terms, goods))).toEqual([900, 0])
  expect(missingForFree({ fee: 800, freeOver: null }, 9000)).toBe(0)
  expect(missingForFree({ fee: 0, freeOver: 9900 }, 9000)).toBe(0)
})
