import fc from 'fast-check'
import { keptSplit, settleSplit } from './settleSplit'

const chain = { paid: 12_300, goodsPaid: 10_000, supply: 6_000, freight: 2_000 }

test.each([
  ['the supplier gets his price and the freight, the seller the rest and the insurance', {}, 0, 8_000, 4_300],
  ['commission comes out of the seller', {}, 1_500, 8_000, 2_800],
  [
    'after discounts below his price the supplier gets what the goods brought in',
    { goodsPaid: 5_000, paid: 7_300 },
    0,
    7_000,
    300,
  ],
  ['less commission', { goodsPaid: 5_000, paid: 7_300 }, 500, 6_500, 300],
  ['own goods have no supply price', { supply: 0, freight: 0 }, 0, 0, 12_300],
])('%s', (_what, more, commission, supplier, seller) => {
  expect(settleSplit({ ...chain, ...more }, commission)).toEqual({ supplier, seller })
})

test('the part that a refund ladder keeps is divided in the same proportion', () => {
  expect(keptSplit(chain, 6_150)).toEqual({ supplier: 4_000, seller: 2_150 })
  expect(keptSplit({ ...chain, paid: 0, goodsPaid: 0, freight: 0 }, 0)).toEqual({ supplier: 0, seller: 0 })
})

test('the parts sum to the payment and none is negative', () => {
  const fen = fc.nat(1_000_000)
  fc.assert(
    fc.property(
      fen,
      fen,
      fen,
      fc.nat(5_000),
      fc.nat(100),
      fc.nat(100),
      (goodsPaid, supply, freight, insurance, percent, share) => {
        const paid = goodsPaid + freight + insurance
        const commission = Math.floor((Math.max(0, goodsPaid - supply) * percent) / 100)
        const kept = Math.floor((paid * share) / 100)
        const money = { paid, goodsPaid, supply, freight }
        for (const [split, whole] of [
          [settleSplit(money, commission), paid - commission],
          [keptSplit(money, kept), kept],
        ] as const) {
          expect(split.supplier + split.seller).toBe(whole)
          expect(Math.min(split.supplier, split.seller)).toBeGreaterThanOrEqual(0)
        }
      },
    ),
  )
})
