import { type OrderCalculation, type PromoCode, priceOrder } from '@quanzi/contract'
import fc from 'fast-check'
import { checkoutPrice } from './checkoutPrice'

const promoOf = (percent: number): PromoCode => ({ id: 'p', code: 'P', discountType: 2, value: percent, left: 1 })

test('the price on screen is the gateway’s for every single discount, and never below zero', () => {
  fc.assert(
    fc.property(
      fc.record({
        price: fc.integer({ min: 0, max: 500_000 }),
        num: fc.integer({ min: 1, max: 10 }),
        coins: fc.integer({ min: 0, max: 1_000_000 }),
        percent: fc.option(fc.integer({ min: 1, max: 50 })),
        minus: fc.option(fc.integer({ min: 1, max: 400 })),
        useCoin: fc.boolean(),
        insured: fc.integer({ min: 0, max: 2000 }),
      }),
      ({ price, num, coins, percent, minus, useCoin, insured }) => {
        const line = { key: 'a', num, price }
        const plain = priceOrder({ lines: [line], coins })
        const coupons =
          minus === null ? [] : [{ id: 'c', discountType: 1, minusPrice: minus, fullPrice: 0, stackable: false }]
        const asked = priceOrder({
          lines: [{ ...line, insurance: insured * num }],
          coins,
          useCoin,
          coupons,
          discount: percent === null ? null : { percent },
        })
        if (!plain.ok || !asked.ok) return
        const calculation = {
          ...plain.price,
          coupons: coupons.map(({ id, minusPrice }) => ({
            id,
            name: '',
            save: Math.min(minusPrice * 100, plain.price.subtotal),
            usable: true,
            reason: '',
          })),
        } as unknown as OrderCalculation
        const shown = checkoutPrice(calculation, {
          couponId: 'c',
          useCoin,
          promo: percent === null ? null : promoOf(percent),
          insurance: insured * num,
        })
        expect(shown.payable).toBe(asked.price.payable)
        expect(shown.payable).toBeGreaterThanOrEqual(0)
      },
    ),
  )
})

test('a coupon that cannot be used takes nothing off', () => {
  const calculation = {
    lines: [],
    subtotal: 1000,
    vipSave: 0,
    freight: 500,
    insurance: 0,
    coinMax: 0,
    coinSave: 0,
    coupons: [{ id: 'c', name: '', save: 900, usable: false, reason: '未满' }],
    payable: 1500,
  } satisfies OrderCalculation
  const { payable } = checkoutPrice(calculation, { couponId: 'c', useCoin: true, promo: null, insurance: 0 })
  expect(payable).toBe(1500)
})
