import type { CalculatedCoupon, OrderCalculation } from '@quanzi/contract'
import fc from 'fast-check'
import { bestCoupons } from './bestCoupons'
import { checkoutPrice, toggleCoupon } from './checkoutPrice'
import { withCoupons } from './testing'

const plain = { useCoin: false, promo: null, insurance: 0 }

test('a single coupon, when it saves more than those that combine', () => {
  expect(bestCoupons(withCoupons(19_800), plain)).toEqual(['c1'])
})

test('coupons that combine, when together they save more', () => {
  const calculation = withCoupons(19_800)
  const [, ...combining] = calculation.coupons
  expect(bestCoupons({ ...calculation, coupons: combining }, plain)).toEqual(['c2', 'c3'])
})

test('no coupon is used when the price is 0 without it', () => {
  expect(bestCoupons(withCoupons(0), plain)).toEqual([])
  expect(bestCoupons({ ...withCoupons(500), coupons: withCoupons(500).coupons.slice(1) }, plain)).toEqual(['c2'])
})

test('no other choice of coupons costs less', () => {
  const coupon = fc.record({
    minusPrice: fc.integer({ min: 1, max: 99 }),
    discountType: fc.constantFrom(1, 2),
    stackable: fc.boolean(),
  })
  const taps = fc.array(fc.nat(4), { maxLength: 6 })
  fc.assert(
    fc.property(fc.array(coupon, { maxLength: 5 }), fc.integer({ min: 0, max: 30_000 }), taps, (all, goods, tapped) => {
      const coupons = all.map(
        (terms, at): CalculatedCoupon => ({
          id: `c${at}`,
          name: '',
          save: 1,
          usable: true,
          reason: '',
          terms: { ...terms, id: `c${at}`, fullPrice: 0 },
        }),
      )
      const calculation: OrderCalculation = { ...withCoupons(goods), coupons }
      const best = checkoutPrice(calculation, { ...plain, couponIds: bestCoupons(calculation, plain) })
      const chosen = tapped.reduce<readonly string[]>(
        (couponIds, at) => (coupons[at] ? toggleCoupon(calculation, { ...plain, couponIds }, `c${at}`) : couponIds),
        [],
      )
      expect(best.payable).toBeLessThanOrEqual(checkoutPrice(calculation, { ...plain, couponIds: chosen }).payable)
    }),
  )
})
