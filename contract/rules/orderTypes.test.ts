import { cashierPath, heldBy, isOrderType, ORDER_TYPE, ORDER_TYPES, orderTypeFacts } from './orderTypes'

const typesWith = (test: (facts: NonNullable<ReturnType<typeof orderTypeFacts>>) => boolean) =>
  Object.keys(ORDER_TYPES)
    .map(Number)
    .filter((type) => {
      const facts = orderTypeFacts(type)
      return facts !== null && test(facts)
    })

test('the set of order types', () => {
  expect(Object.keys(ORDER_TYPES).map(Number)).toEqual([
    1, 2, 3, 21, 23, 28, 31, 32, 33, 100, 101, 102, 201, 202, 203, 204, 205, 206, 207, 208, 210, 211, 212, 213,
  ])
  expect(Object.values(ORDER_TYPE)).toEqual(Object.keys(ORDER_TYPES).map(Number))
})

test.each([
  ['ship', [32, 33, 100]],
  ['use', [1, 3, 21, 31]],
  ['wait', [102, 206, 210, 211, 212]],
  ['instant', [2, 23, 28, 101, 201, 202, 203, 204, 205, 207, 208, 213]],
])('%s fulfils %j', (fulfilment, types) => expect(typesWith((facts) => facts.fulfilment === fulfilment)).toEqual(types))

test('virtual goods are 23, 101 and 201–207', () => {
  expect(typesWith(({ virtual }) => virtual === true)).toEqual([23, 101, 201, 202, 203, 204, 205, 206, 207])
})

test('refund ladders are for 1, 3, 21, 31', () =>
  expect(typesWith(({ refundLadder }) => refundLadder === true)).toEqual([1, 3, 21, 31]))

test('each type has its cashier below /app/pay/', () => {
  expect(cashierPath(1, 'g1')).toBe('/app/pay/actpay?gid=g1')
  expect(cashierPath(101, 'a/b')).toBe('/app/pay/vip-pay?gid=a%2Fb')
  expect(cashierPath(211, 'g')).toBe('/app/pay/cf_pay?gid=g')
  expect(typesWith(({ cashier }) => cashier !== 'order')).toEqual([1, 101, 211])
})

test('an unknown number is no order type', () => {
  expect([0, 4, 209, 1.5].filter(isOrderType)).toEqual([])
  expect(orderTypeFacts(209)).toBeNull()
})

test('an unpaid order keeps pieces of goods, places of an outing, or nothing', () => {
  const holding = (what: string) =>
    Object.keys(ORDER_TYPES)
      .map(Number)
      .filter((type) => heldBy(type) === what)
  expect(holding('pieces')).toEqual([32, 33, 100, 102])
  expect(holding('places')).toEqual([1, 2, 3, 21, 31, 210])
  expect(heldBy(999)).toBe('nothing')
})
