import fc from 'fast-check'
import { formatYuan, formatYuanShort, multiplyDivide, parseYuan, percentOf, spread, yuanToFen } from './money'

/** The largest amount that fits the field: 11 digits of yuan. */
const MAX_FEN = 9_999_999_999_999
const fen = fc.integer({ min: 0, max: MAX_FEN })

test.each([
  [0, '0.00', '0'],
  [5, '0.05', '0.05'],
  [50, '0.50', '0.5'],
  [1200, '12.00', '12'],
  [1250, '12.50', '12.5'],
  [100000, '1000.00', '1000'],
  [-5, '-0.05', '-0.05'],
  [-1250, '-12.50', '-12.5'],
])('%d fen is %s, in short %s', (amount, text, short) => {
  expect(formatYuan(amount)).toBe(text)
  expect(formatYuanShort(amount)).toBe(short)
})

test('NaN is formatted as zero', () => expect(formatYuan(Number.NaN)).toBe('0.00'))

test('parsing a written amount gives it back', () => {
  fc.assert(fc.property(fen, (amount) => parseYuan(formatYuan(amount)) === amount))
  fc.assert(fc.property(fen, (amount) => parseYuan(formatYuanShort(amount)) === amount))
})

test.each([
  ['12', 1200],
  ['12.', 1200],
  ['12.5', 1250],
  [' 12.05 ', 1205],
  ['0.29', 29],
  ['99999999999.99', MAX_FEN],
])('%j is %d fen', (text, amount) => expect(parseYuan(text)).toBe(amount))

test.each(['', '.', '.5', '-1', '+1', '1e3', '1.005', '1,000', '0x10', '１２', '12元', '100000000000', 'NaN'])(
  '%j is not an amount',
  (text) => expect(parseYuan(text)).toBeNull(),
)

test('yuan of the documents become fen without rounding errors', () => {
  expect([0.29, 1.15, 19.99, 100].map(yuanToFen)).toEqual([29, 115, 1999, 10000])
})

test('a percentage is rounded down to whole fen', () => {
  expect(percentOf(100, 29)).toBe(29)
  expect(percentOf(999, 30)).toBe(299)
  expect(percentOf(10_000, 12.34)).toBe(1234)
})

test('multiplying and dividing is exact for every size', () => {
  fc.assert(
    fc.property(fen, fen, fc.integer({ min: 1, max: MAX_FEN }), (a, b, c) => {
      fc.pre((BigInt(a) * BigInt(b)) / BigInt(c) <= BigInt(Number.MAX_SAFE_INTEGER))
      expect(BigInt(multiplyDivide(a, b, c))).toBe((BigInt(a) * BigInt(b)) / BigInt(c))
    }),
  )
})

describe('spread', () => {
  test.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [5, [1, 2], [2, 3]],
    [0, [3, 4], [0, 0]],
    [7, [0, 5], [0, 7]],
    [3, [0, 0], [2, 1]],
    [9, [], []],
  ])('%d divided by the weights %j is %j', (total, weights, parts) => expect(spread(total, weights)).toEqual(parts))

  test('parts sum to the amount and stay within one fen of their share', () => {
    fc.assert(
      fc.property(fen, fc.array(fc.nat(100_000_000), { minLength: 1, maxLength: 20 }), (total, weights) => {
        const parts = spread(total, weights)
        expect(parts.reduce((a, b) => a + b, 0)).toBe(total)
        const sum = weights.reduce((a, b) => a + b, 0)
        if (sum === 0) return
        weights.forEach((weight, index) => {
          const distance = BigInt(parts[index] ?? 0) * BigInt(sum) - BigInt(total) * BigInt(weight)
          expect(distance < BigInt(sum) && distance > -BigInt(sum)).toBe(true)
        })
      }),
    )
  })

  test('no part exceeds its weight when the amount does not exceed the sum', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(100_000), { minLength: 1 }), fc.nat(1000), (weights, share) => {
        const sum = weights.reduce((a, b) => a + b, 0)
        const parts = spread(Math.floor((sum * share) / 1000), weights)
        return parts.every((part, index) => part <= (weights[index] ?? 0))
      }),
    )
  })
})
