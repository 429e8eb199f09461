import { commissionSum } from './commissionSum'

test('base times rate is written out; a reduced sum says why', () => {
  expect(commissionSum({ amount: 679, level: 1, base: 6799, rate: 1000 })).toBe('¥67.99 × 10% = ¥6.79')
  expect(commissionSum({ amount: 300, level: 1, base: 6800, rate: 1000 })).toContain('¥3')
  expect(commissionSum({ amount: 300, level: 0, base: 6800, rate: 0 })).toBe('商品实付减去平台价')
})
