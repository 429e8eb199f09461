import fc from 'fast-check'
import {
  holdsReservation,
  isFinalStatus,
  orderDisplay,
  orderLabel,
  orderStatusLabel,
  orderStatusOf,
  stageLabel,
} from './orderStatus'
import { ORDER_TYPE } from './orderTypes'

test.each([
  [1, 'waiting', '待付款'],
  [2, 'expired', '已失效'],
  [3, 'cancelled', '已取消'],
  [4, 'expired', '已失效'],
  [0, 'expired', '已失效'],
  [-1, 'expired', '已失效'],
  [10, 'expired', '已失效'],
  [11, 'paid', '已付款'],
  [18, 'paid', '已付款'],
  [99, 'paid', '已付款'],
])('shell-and-routes §4: status %d shows as %s, %s', (status, display, label) => {
  expect(orderDisplay(status)).toBe(display)
  expect(orderLabel(status)).toBe(label)
})

test.each([
  [1, 'ship', '待付款', 'Waiting for payment'],
  [11, 'ship', '已付款·待发货', 'Paid · Preparing to ship'],
  [11, 'use', '已付款·待使用', 'Paid · Ready to use'],
  [11, 'wait', '已付款·处理中', 'Paid · In progress'],
  [12, 'ship', '已付款·已发货', 'Paid · Shipped'],
  [13, 'use', '已付款·待评价', 'Paid · Awaiting review'],
  [14, 'use', '已付款·已完成', 'Paid · Completed'],
  [15, 'use', '已付款·退款审核', 'Paid · Refund under review'],
  [16, 'ship', '已付款·待寄回', 'Paid · Return awaited'],
  [17, 'ship', '已付款·退货中', 'Paid · Return under way'],
  [18, 'ship', '已付款·已退款', 'Paid · Refunded'],
  [19, 'ship', '已付款', 'Paid'],
] as const)('the text of status %d of a %s order is %s', (status, fulfilment, zh, en) => {
  const order = { stage: fulfilment, orderType: fulfilment === 'ship' ? 33 : 1 }
  expect(orderStatusLabel(status, order)).toBe(zh)
  expect(orderStatusLabel(status, order, 'en')).toBe(en)
})

test('a purchase that nobody can review does not wait for a review', () => {
  const book = { stage: 'instant', orderType: ORDER_TYPE.book } as const
  expect([stageLabel(13, book), stageLabel(13, book, 'en')]).toEqual(['已交付', 'Delivered'])
})

test('an unpaid order has no stage', () => expect(stageLabel(1, { stage: 'ship', orderType: 33 })).toBe(''))

test('2, 3, 4, 14 and 18 are final; 2, 3, 4 and 18 release the reservation', () => {
  const all = [1, 2, 3, 4, 11, 12, 13, 14, 15, 16, 17, 18]
  expect(all.filter(isFinalStatus)).toEqual([2, 3, 4, 14, 18])
  expect(all.filter((status) => !holdsReservation(status))).toEqual([2, 3, 4, 18])
})

test.each([
  [[1], 1],
  [[3, 3], 3],
  [[11, 12], 11],
  [[18, 18], 18],
  [[18, 13], 13],
  [[15, 14], 14],
  [[15, 17], 15],
  [[18, 17, 16], 16],
])('chains %j make the order %d', (chains, status) => expect(orderStatusOf(chains)).toBe(status))

test('the order of chains does not matter, and the order has the status of one of them', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 11, max: 18 }), { minLength: 1 }), (chains) => {
      const status = orderStatusOf(chains)
      expect(chains).toContain(status)
      expect(orderStatusOf([...chains].reverse())).toBe(status)
    }),
  )
})
