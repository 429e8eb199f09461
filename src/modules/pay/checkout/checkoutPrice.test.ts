import { type CalculatedCoupon, type OrderCalculation, type PromoCode, priceOrder } from '@quanzi/contract'
import fc from 'fast-check'
import { checkoutPrice, toggleCoupon } from './checkoutPrice'

const promoOf = (percent: number): PromoCode => ({ id: 'p', code: 'P', discountType: 2, value: percent, left: 1 })

const coupons = fc
  .array(
    fc.record({
      discountType: fc.constantFrom(1, 2),
      minusPrice: fc.integer({ min: 1, max: 99 }),
      fullPrice: fc.constantFrom(0, 100),
      stackable: fc.boolean(),
    }),
    { maxLength: 4 },
  )
  .map((all) => all.map((terms, at) => ({ ...terms, id: `c${at}` })))

const order = fc.record({
  prices: fc.array(fc.integer({ min: 0, max: 300_000 }), { minLength: 1, maxLength: 3 }),
  coins: fc.integer({ min: 0, max: 1_000_000 }),
  percent: fc.option(fc.integer({ min: 1, max: 100 })),
  useCoin: fc.boolean(),
  insured: fc.integer({ min: 0, max: 2000 }),
  coupons,
  taps: fc.array(fc.nat(3), { maxLength: 8 }),
})

test('for any selection of coupons, the gateway’s price equals the screen’s', () => {
  fc.assert(
    fc.property(order, ({ prices, coins, percent, useCoin, insured, coupons, taps }) => {
      const lines = prices.map((price, at) => ({ key: `k${at}`, num: 1, price }))
      const plain = priceOrder({ lines, coins })
      if (!plain.ok) return
      const calculation = {
        ...plain.price,
        coupons: coupons.map(
          (terms): CalculatedCoupon => ({ id: terms.id, name: '', save: 1, usable: true, reason: '', terms }),
        ),
      } as unknown as OrderCalculation
      const discounts = { useCoin, promo: percent === null ? null : promoOf(percent), insurance: insured }
      const chosen = taps.reduce<readonly string[]>(
        (couponIds, tap) =>
          coupons[tap] ? toggleCoupon(calculation, { ...discounts, couponIds }, `c${tap}`) : couponIds,
        [],
      )
      const shown = checkoutPrice(calculation, { ...discounts, couponIds: chosen })
      const asked = priceOrder({
        lines: lines.map((line, at) => ({ ...line, insurance: at === 0 ? insured : 0 })),
        coins,
        useCoin,
        coupons: shown.coupons.flatMap(({ id }) => coupons.filter((one) => one.id === id)),
        discount: percent === null ? null : { percent },
      })
      expect(asked.ok && asked.price.payable).toBe(shown.payable)
      expect(shown.payable).toBeGreaterThanOrEqual(0)
    }),
  )
})

const calculationWith = (...given: readonly Partial<CalculatedCoupon>[]): OrderCalculation => ({
  lines: [{ key: 'a', title: '', num: 1, price: 1000, amount: 1000 }],
  subtotal: 1000,
  vipSave: 0,
  freight: 500,
  insurance: 0,
  coinMax: 0,
  coinSave: 0,
  coupons: given.map((one, at) => ({
    id: `c${at}`,
    name: '',
    save: 900,
    usable: true,
    reason: '',
    terms: { id: `c${at}`, discountType: 1, minusPrice: 9, fullPrice: 0, stackable: true },
    ...one,
  })),
  payable: 1500,
})
const plain = { useCoin: false, promo: null, insurance: 0 }

test('an unusable coupon saves nothing', () => {
  const calculation = calculationWith({ usable: false, reason: '未满' })
  expect(checkoutPrice(calculation, { ...plain, couponIds: ['c0'] })).toMatchObject({ payable: 1500, coupons: [] })
})

test('combined coupons show each saving; a coupon that saves nothing does not count', () => {
  const calculation = calculationWith({}, {}, {})
  const { coupons, payable } = checkoutPrice(calculation, { ...plain, couponIds: ['c0', 'c1', 'c2'] })
  expect(coupons).toEqual([
    { id: 'c0', save: 900 },
    { id: 'c1', save: 100 },
  ])
  expect(payable).toBe(500)
})
