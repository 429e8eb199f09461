import fc from 'fast-check'
import { isBankCard, WITHDRAWAL, withdrawalFee } from './withdrawal'

test.each([
  [1_000, 6],
  [1_001, 7],
  [10_000, 60],
  [2_000_000, 12_000],
])('the fee of %i fen is %i fen', (amount, fee) => expect(withdrawalFee(amount)).toBe(fee))

test('the fee is in whole fen: at least its exact share, and less than one fen more', () => {
  fc.assert(
    fc.property(fc.integer({ min: WITHDRAWAL.min, max: WITHDRAWAL.maxADay }), (amount) => {
      const exact = (amount * WITHDRAWAL.feeBps) / 10_000
      const fee = withdrawalFee(amount)
      expect(Number.isInteger(fee)).toBe(true)
      expect(fee - exact).toBeGreaterThanOrEqual(0)
      expect(fee - exact).toBeLessThan(1)
    }),
  )
})

test.each(['4111111111111111', '6222020200021200003', '5555555555554444'])('%s is a card number', (number) => {
  expect(isBankCard(number.slice(0, -1) + checkDigit(number.slice(0, -1)))).toBe(true)
})

test('one wrong digit is found', () => {
  const number = '4111111111111111'
  expect(isBankCard(number)).toBe(true)
  for (let at = 0; at < number.length; at++) {
    const wrong = number.slice(0, at) + ((Number(number[at]) + 1) % 10) + number.slice(at + 1)
    expect(isBankCard(wrong)).toBe(false)
  }
})

test.each(['', '41111111111', '4111 1111 1111 1111', '41111111111111111111', '４１１１１１１１１１１１１１１１'])(
  '%j is not a card number',
  (number) => expect(isBankCard(number)).toBe(false),
)

/** The check digit of a number, found by trying all digits. */
const checkDigit = (body: string) => '0123456789'.split('').find((digit) => luhnSum(body + digit) % 10 === 0) ?? ''

/**
 * Luhn's sum as in the standard: from the right, every second digit is doubled, and the digits of each product are
 * added.
 */
function luhnSum(number: string): number {
  let sum = 0
  let twice = false
  for (let at = number.length - 1; at >= 0; at--) {
    const digits = String(Number(number[at]) * (twice ? 2 : 1))
    for (const digit of digits) sum += Number(digit)
    twice = !twice
  }
  return sum
}
