import fc from 'fast-check'
import { areValidRates, type CommissionInput, commissionShares } from './commission'

const A = { roleId: 'ra', userId: 'a' }
const B = { roleId: 'rb', userId: 'b' }
const C = { roleId: 'rc', userId: 'c' }
const base: CommissionInput = { paid: 10_000, supply: 6_000, rates: [10, 5], upline: [A, B, C], buyerId: 'x' }

const amounts = (more: Partial<CommissionInput> = {}) =>
  commissionShares({ ...base, ...more }).map(({ level, userId, amount }) => [level, userId, amount])

test.each<[string, Partial<CommissionInput>, (string | number)[][]]>([
  [
    'two levels',
    {},
    [
      [1, 'a', 1000],
      [2, 'b', 500],
    ],
  ],
  [
    'cut down to whole fen',
    { paid: 999, supply: 0 },
    [
      [1, 'a', 99],
      [2, 'b', 49],
    ],
  ],
  ['no compression over a missing role', { upline: [null, B] }, [[2, 'b', 500]]],
  ['nobody above', { upline: [] }, []],
  ['the buyer earns nothing from his own order', { buyerId: 'a' }, [[2, 'b', 500]]],
  [
    "a code's reduction comes off level 1",
    { codeSave: 300 },
    [
      [1, 'a', 700],
      [2, 'b', 500],
    ],
  ],
  [
    'never below 0, and level 1 is named nevertheless: the order is theirs',
    { codeSave: 5_000 },
    [
      [1, 'a', 0],
      [2, 'b', 500],
    ],
  ],
  ['the highest level is dropped first', { supply: 8_800 }, [[1, 'a', 1000]]],
  ['and then the next', { supply: 9_001 }, [[1, 'a', 0]]],
  [
    'exactly the room',
    { supply: 8_500 },
    [
      [1, 'a', 1000],
      [2, 'b', 500],
    ],
  ],
  ['sold below the supply price', { supply: 12_000 }, [[1, 'a', 0]]],
  [
    'at most three levels',
    { rates: [1, 1, 1, 1], upline: [A, B, C, C] },
    [
      [1, 'a', 100],
      [2, 'b', 100],
      [3, 'c', 100],
    ],
  ],
  [
    "a store's margin is level 0",
    { store: { ...C, margin: 2_000 } },
    [
      [0, 'c', 2000],
      [1, 'a', 1000],
      [2, 'b', 500],
    ],
  ],
  [
    'a margin is kept before the levels',
    { store: { ...C, margin: 3_000 } },
    [
      [0, 'c', 3000],
      [1, 'a', 1000],
    ],
  ],
  [
    'a margin beyond the room is cut',
    { store: { ...C, margin: 9_000 } },
    [
      [0, 'c', 4000],
      [1, 'a', 0],
    ],
  ],
  [
    'a store earns nothing from its owner',
    { store: { ...C, margin: 2_000 }, buyerId: 'c' },
    [
      [1, 'a', 1000],
      [2, 'b', 500],
    ],
  ],
])('%s', (_, more, shares) => expect(amounts(more)).toEqual(shares))

test('rates with two decimals cause no rounding errors', () => {
  expect(amounts({ paid: 100, supply: 0, rates: [29], upline: [A] })).toEqual([[1, 'a', 29]])
  expect(amounts({ rates: [12.34], upline: [A] })).toEqual([[1, 'a', 1234]])
})

test('shares never exceed paid minus supply', () => {
  const fen = fc.nat(10_000_000)
  const rate = fc.integer({ min: 0, max: 5000 }).map((points) => points / 100)
  fc.assert(
    fc.property(
      fen,
      fen,
      fc.array(rate, { maxLength: 3 }),
      fen,
      fc.nat(100_000),
      (paid, supply, rates, margin, codeSave) => {
        const shares = commissionShares({ ...base, paid, supply, rates, codeSave, store: { ...C, margin } })
        const total = shares.reduce((sum, { amount }) => sum + amount, 0)
        expect(total).toBeLessThanOrEqual(Math.max(0, paid - supply))
        for (const { level, amount } of shares)
          expect(Number.isInteger(amount) && (amount > 0 || (level === 1 && amount === 0))).toBe(true)
      },
    ),
  )
})

test.each([
  [[], true],
  [[30, 20], true],
  [[30, 20, 0.01], false],
  [[10, 10, 10, 10], false],
  [[-1, 5], false],
  [[Number.NaN], false],
])('rates %j may be saved: %s', (rates, valid) => expect(areValidRates(rates)).toBe(valid))
