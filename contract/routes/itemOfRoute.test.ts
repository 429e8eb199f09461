import { build } from './build'
import { itemOfRoute } from './itemOfRoute'
import { resolve } from './resolve'

const itemAt = (path: string) => {
  const route = resolve(path)
  return route && itemOfRoute(route)
}

test.each([
  [build('act.detail', { iid: 1000, id: '5' }), 9, '5'],
  [build('act.share', { iid: 1000, id: '5' }), 9, '5'],
  [build('news.detail', { iid: 1000, id: '7' }), 14, '7'],
  [build('store.detail', { iid: 1000, goodsId: '8' }), 32, '8'],
  [build('store.share', { iid: 1000, goodsId: '8' }), 32, '8'],
  [build('mate.detail', { iid: 1000, id: '9' }), 10, '9'],
  [build('game.detail', { iid: 1000, id: '9' }), 21, '9'],
  [build('campsite.detail', { iid: 1000, campsiteId: '20001' }), 20, '20001'],
  [build('shops.detail', { iid: 1000, id: '23701' }), 237, '23701'],
  [build('bnb.detail', { iid: 1000, bnbId: '20101' }), 20, '20101'],
])('%s shows %i %s', (path, moduleType, id) => {
  expect(itemAt(path)).toEqual({ moduleType, id })
})

test.each([
  '/app/shops/detail?iid=1000',
  '/app/shops/card?id=5',
  '/app/act/1000',
  '/app/index/1000',
  '/app/order/detail?gid=5',
  '/',
])('%s shows no item', (path) => {
  expect(itemAt(path)).toBeNull()
})
