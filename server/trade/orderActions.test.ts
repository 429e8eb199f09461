import { ORDER_TYPE } from '@quanzi/contract'
import { actionsOf } from './orderActions'

const { activity, club, deposit, mallGoods, planned } = ORDER_TYPE

const at = (order_type: number, status: number, prior_status: number | null = null) =>
  [{ order_type, status }, [{ status, prior_status }]] as const

test.each([
  ['a ticket', activity, 1, ['pay', 'cancel']],
  ['a ticket', activity, 11, ['refund', 'use']],
  ['a ticket', activity, 13, ['refund', 'comment']],
  ['goods', mallGoods, 11, ['refund']],
  ['goods', mallGoods, 12, ['receive', 'refund', 'track']],
  ['a membership, which has no reviews,', club, 13, []],
  ['anything', activity, 14, []],
])('the buyer of %s (%i) in status %i may: %j', (_, orderType, status, actions) => {
  expect(actionsOf(...at(orderType, status), 'buyer')).toEqual(actions)
})

test.each([
  ['any order', activity, 1, ['close']],
  ['a ticket', activity, 11, []],
  ['goods', mallGoods, 11, ['ship']],
  ['a membership', club, 13, ['refund']],
])('staff may, with %s (%i) in status %i: %j', (_, orderType, status, actions) => {
  expect(actionsOf(...at(orderType, status), 'staff')).toEqual(actions)
})

test('the buyer withdraws a refund request and staff decide it; a return parcel is requested for goods only', () => {
  expect(actionsOf(...at(mallGoods, 15, 12), 'buyer')).toEqual(['withdrawRefund'])
  expect(actionsOf(...at(mallGoods, 15, 12), 'staff')).toEqual(['askReturn', 'approveRefund', 'rejectRefund'])
  expect(actionsOf(...at(activity, 15, 11), 'staff')).toEqual(['approveRefund', 'rejectRefund'])
  expect(actionsOf(...at(mallGoods, 16, 12), 'buyer')).toEqual(['returnParcel'])
})

test('an order with several chains offers each action that one of them allows, once', () => {
  const chains = [11, 12, 12].map((status) => ({ status, prior_status: null }))
  expect(actionsOf({ order_type: mallGoods, status: 11 }, chains, 'buyer')).toEqual(['refund', 'receive', 'track'])
  // The chains of an unpaid order do not count.
  expect(actionsOf({ order_type: mallGoods, status: 1 }, chains, 'buyer')).toEqual(['pay', 'cancel'])
})

test('a deposit offers its buyer no refund, and staff may give it back; what waits for its event cannot be sent', () => {
  const held = (order_type: number, hold: 'deposit' | 'balance' | 'event') =>
    [{ order_type, status: 11 }, [{ status: 11, prior_status: null, hold }]] as const
  expect(actionsOf(...held(deposit, 'deposit'), 'buyer')).toEqual([])
  expect(actionsOf(...held(deposit, 'deposit'), 'staff')).toEqual(['approveRefund'])
  expect(actionsOf(...held(deposit, 'deposit'), 'supplier')).toEqual([])
  for (const viewer of ['buyer', 'staff', 'supplier'] as const)
    expect(actionsOf(...held(deposit, 'balance'), viewer)).toEqual([])
  expect(actionsOf(...held(planned, 'event'), 'staff')).toEqual([])
  expect(actionsOf(...held(planned, 'event'), 'buyer')).toEqual(['refund'])
})
