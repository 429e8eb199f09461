import { depositSums, paidPart } from './deposit'

test('a deposit is a share of each price, rounded down; the rest is due some hours before the start', () => {
  const rule = { share: 20, balanceHours: 2, refundable: false }
  expect(depositSums(rule, { price: 999, num: 3, startsAt: 10 * 3_600_000 })).toEqual({
    ...{ now: 3 * 199, later: 3 * 800, until: 8 * 3_600_000 },
  })
})

test('an order pays a part only where a price has two', () => {
  expect([paidPart(210, 'balance'), paidPart(102, 'deposit'), paidPart(102, 'full'), paidPart(1, 'deposit')]).toEqual([
    ...['balance', 'deposit', undefined, undefined],
  ])
})
