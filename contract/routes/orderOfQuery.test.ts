import { orderOfQuery } from './orderOfQuery'

test('the order id is read from each parameter name that links use, and the app’s own name comes first', () => {
  expect(orderOfQuery({ gid: '1', orderId: '2', id: '3' })).toBe('1')
  expect(orderOfQuery({ gid: '', orderId: '2', id: '3' })).toBe('2')
  expect(orderOfQuery({ id: '3' })).toBe('3')
  expect(orderOfQuery({})).toBe('')
})
