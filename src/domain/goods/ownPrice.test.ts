import { ownPrice } from './ownPrice'

const prices = (more: object) => ({ price: 1000, accountPrice: null, vipPrice: null, marketPrice: null, ...more })

test('screens-commerce §3.3: the lowest of the open prices is paid, and the reason is said', () => {
  expect(ownPrice(prices({}), true)).toEqual({ fen: 1000, reason: null, struck: null, vipOffer: null })
  expect(ownPrice(prices({ accountPrice: 900, vipPrice: 950 }), true)).toMatchObject({ fen: 900, reason: 'account' })
  expect(ownPrice(prices({ accountPrice: 900, vipPrice: 850 }), true)).toMatchObject({ fen: 850, reason: 'vip' })
  expect(ownPrice(prices({ accountPrice: 1200 }), false)).toMatchObject({ fen: 1000, reason: null })
})

test('whoever is no VIP member pays the store price and sees what members pay', () => {
  expect(ownPrice(prices({ vipPrice: 850 }), false)).toMatchObject({ fen: 1000, reason: null, vipOffer: 850 })
  expect(ownPrice(prices({ vipPrice: 850 }), true)).toMatchObject({ fen: 850, vipOffer: null })
  expect(ownPrice(prices({ accountPrice: 800, vipPrice: 850 }), false)).toMatchObject({ vipOffer: null })
})

test('the market price is struck through, else the price that others pay', () => {
  expect(ownPrice(prices({ marketPrice: 1500 }), false)).toMatchObject({ struck: 1500 })
  expect(ownPrice(prices({ vipPrice: 850 }), true)).toMatchObject({ struck: 1000 })
  expect(ownPrice(prices({ marketPrice: 900 }), false)).toMatchObject({ struck: null })
})
