import { isCfAmount } from './crowdfunding'

test.each([
  [100, 5000, true],
  [99, 5000, false],
  [99, 99, true],
  [50, 99, false],
  [5000, 5000, true],
  [5001, 5000, false],
  [500_000, 900_000, true],
  [500_001, 900_000, false],
  [0, 0, false],
  [100.5, 5000, false],
])('screens-activities §2 cf/pay: %d fen of %d that remain: %s', (amount, remaining, may) => {
  expect(isCfAmount(amount, remaining)).toBe(may)
})
