import fc from 'fast-check'
import { type Parts, refundParts } from './refundParts'

const give = (paid: Parts, amounts: readonly number[]): Parts[] => {
  let before = { cash: 0, wallet: 0 }
  return amounts.map((amount) => {
    const parts = refundParts(amount, paid, before)
    before = { cash: before.cash + parts.cash, wallet: before.wallet + parts.wallet }
    return parts
  })
}

test('of three lines of one fen with one paid in cash, at most one fen returns in cash', () => {
  const parts = give({ cash: 1, wallet: 2 }, [1, 1, 1])
  expect(parts).toEqual([
    { cash: 1, wallet: 0 },
    { cash: 0, wallet: 1 },
    { cash: 0, wallet: 1 },
  ])
})

test('money returns the way it was paid; nothing returns for nothing', () => {
  expect(give({ cash: 500, wallet: 0 }, [200, 300])).toEqual([
    { cash: 200, wallet: 0 },
    { cash: 300, wallet: 0 },
  ])
  expect(give({ cash: 0, wallet: 500 }, [200])).toEqual([{ cash: 0, wallet: 200 }])
  expect(give({ cash: 0, wallet: 0 }, [0])).toEqual([{ cash: 0, wallet: 0 }])
})

test('refunds in any order and size never exceed what each source paid, and together equal it', () => {
  const fen = fc.oneof(fc.nat(10), fc.nat(10_000_000))
  fc.assert(
    fc.property(fen, fen, fc.array(fc.nat(1000), { maxLength: 12 }), (cash, wallet, weights) => {
      const total = cash + wallet
      let left = total
      const amounts = weights.map((weight) => {
        const amount = Math.floor((left * weight) / 1000)
        left -= amount
        return amount
      })
      const parts = give({ cash, wallet }, [...amounts, left])
      for (const part of parts) expect(Math.min(part.cash, part.wallet)).toBeGreaterThanOrEqual(0)
      const sum = (pick: (part: Parts) => number) => parts.reduce((n, part) => n + pick(part), 0)
      expect([sum((part) => part.cash), sum((part) => part.wallet)]).toEqual([cash, wallet])
    }),
  )
})
