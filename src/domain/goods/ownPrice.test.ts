import { ownPrice } from './ownPrice'

const prices = (more: object) => ({ price: 1000, accountPrice: null, vipPrice: null, marketPrice: null, ...more })

test('screens-commerce §3.3: the viewer pays the lowest available price, with its reason', () => {
  expect(ownPrice(prices({}), true)).toEqual({ fen: 1000, reason: null, struck: null, vipOffer: null })
  expect(ownPrice(prices({ accountPrice: 900, vipPrice: 950 }), true)).toMatchObject({ fen: 900, reason: 'account' })
  expect(ownPrice(prices({ accountPrice: 900, vipPrice: 850 }), true)).toMatchObject({ fen: 850, reason: 'vip' })
  expect(ownPrice(prices({ accountPrice: 1200 }), false)).toMatchObject({ fen: 1000, reason: null })
})

test('other viewers pay the store price and see the price for VIP members', () => {
  expect(ownPrice(prices({ vipPrice: 850 }), false)).toMatchObject({ fen: 1000, reason: null, vipOffer: 850 })
  expect(ownPrice(prices({ vipPrice: 850 }), true)).toMatchObject({ fen: 850, vipOffer: null })
  expect(ownPrice(prices({ accountPrice: 800, vipPrice: 850 }), false)).toMatchObject({ vipOffer: null })
})

test('the market price is struck through, or else the price for others', () => {
  expect(ownPrice(prices({ marketPrice: 1500 }), false)).toMatchObject({ struck: 1500 })
  expect(ownPrice(prices({ vipPrice: 850 }), true)).toMatchObject({ struck: 1000 })
  expect(ownPrice(prices({ marketPrice: 900 }), false)).toMatchObject({ struck: null })
})
