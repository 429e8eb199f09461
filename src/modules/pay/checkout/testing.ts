import type { CalculatedCoupon, OrderCalculation, OrderSource } from '@quanzi/contract'
import type { CheckoutChoice } from './ChoiceStore'

export const NOW = Date.parse('2026-04-02T12:00:00+08:00')

/** One full session, one with places, a ticket, and a question for every person. */
export const source: OrderSource = {
  title: 'Hike',
  img: '',
  price: 9900,
  options: [
    { field: 'property', id: 's1', name: 'Saturday', price: 0, left: 0 },
    { field: 'property', id: 's2', name: 'Sunday', price: 0, left: 9 },
    { field: 'property2', id: 't1', name: 'Adult', price: 9900, left: null },
  ],
  form: [
    { id: 'name', name: 'Name', type: 'text', options: [], must: true, perEntrant: true },
    { id: 'mobile', name: 'Mobile', type: 'mobile', options: [], must: true, perEntrant: true },
    { id: 'q1', name: 'Where to get on', type: 'choice', options: ['east', 'west'], must: true, perEntrant: true },
  ],
  stock: 9,
  deadline: null,
  needAddress: false,
  insurance: 800,
}

/** The selection of a form screen for that source. */
export const prepaid: CheckoutChoice = {
  keys: '9001',
  property: 's2',
  property2: 't1',
  num: 2,
  info: { entrants: ['a'] },
}

const couponOf = (id: string, yuan: number, stackable = false): CalculatedCoupon => ({
  id,
  name: `${yuan} off`,
  save: yuan * 100,
  usable: true,
  reason: '',
  terms: { id, discountType: 1, minusPrice: yuan, fullPrice: 0, stackable },
})

/** A calculation with coins worth ¥5. */
export const calculationOf = (subtotal: number): OrderCalculation => ({
  lines: [{ key: '9001', title: 'Hike', num: 1, price: subtotal, amount: subtotal }],
  subtotal,
  vipSave: 0,
  freight: 0,
  insurance: 0,
  coinMax: 500,
  coinSave: 0,
  coupons: [],
  payable: subtotal,
})

/** A calculation with a coupon of ¥10 that cannot be combined, and two of ¥5 and ¥3 that can. */
export const withCoupons = (subtotal: number): OrderCalculation => ({
  ...calculationOf(subtotal),
  coupons: [couponOf('c1', 10), couponOf('c2', 5, true), couponOf('c3', 3, true)],
})
