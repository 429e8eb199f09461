import { ORDER_TYPE } from '@quanzi/contract'
import { isBoughtAgain, isForCart } from './boughtAgain'

test('only goods go back into the cart: a printed card is sent too, and has a screen of its own', () => {
  const { storeGoods, mallGoods, card, planned } = ORDER_TYPE
  expect([storeGoods, mallGoods, card, planned].map((orderType) => isForCart({ orderType }))).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test('goods are offered again when nothing of the order is under way', () => {
  const offered = [1, 2, 3, 11, 12, 13, 14, 15, 16, 17, 18].filter((status) =>
    isBoughtAgain({ orderType: ORDER_TYPE.mallGoods, status }),
  )
  expect(offered).toEqual([2, 3, 13, 14, 18])
})
