import { orderOfQuery } from './orderOfQuery'

test('an order is found by each name that links give it, and the app’s own goes first', () => {
  expect(orderOfQuery({ gid: '1', orderId: '2', id: '3' })).toBe('1')
  expect(orderOfQuery({ gid: '', orderId: '2', id: '3' })).toBe('2')
  expect(orderOfQuery({ id: '3' })).toBe('3')
  expect(orderOfQuery({})).toBe('')
})
