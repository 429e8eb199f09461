import fc from 'fast-check'
import { couponSave, couponThresholdText, couponValueText } from './coupons'

test.each([
  [100, '满100元可用', 'usable over 100 yuan'],
  [0.5, '满0.5元可用', 'usable over 0.5 yuan'],
  [0, '无门槛', 'no threshold'],
  [-1, '无门槛', 'no threshold'],
])('admissions-and-regions §9: the text of a threshold of %d yuan is %s', (fullPrice, zh, en) => {
  expect(couponThresholdText(fullPrice)).toBe(zh)
  expect(couponThresholdText(fullPrice, 'en')).toBe(en)
})

test.each([
  [1, 5, '5元', '¥5 off'],
  [2, 80, '8折', '20% off'],
  [2, 85, '8.5折', '15% off'],
  [0, 95.5, '9.55折', '4.5% off'],
])('admissions-and-regions §3: the text of discountType %d with %d is %s', (discountType, minusPrice, zh, en) => {
  const coupon = { discountType, minusPrice, fullPrice: 0 }
  expect(couponValueText(coupon)).toBe(zh)
  expect(couponValueText(coupon, 'en')).toBe(en)
})

test.each([
  [{ discountType: 1, minusPrice: 5, fullPrice: 0 }, 2000, 2000, 500],
  [{ discountType: 1, minusPrice: 5, fullPrice: 0 }, 300, 300, 300],
  [{ discountType: 1, minusPrice: 5, fullPrice: 20 }, 1500, 2000, 500],
  [{ discountType: 1, minusPrice: 5, fullPrice: 20.01 }, 2000, 2000, 0],
  [{ discountType: 1, minusPrice: -5, fullPrice: 0 }, 2000, 2000, 0],
  [{ discountType: 2, minusPrice: 80, fullPrice: 0 }, 999, 999, 199],
  [{ discountType: 2, minusPrice: 100, fullPrice: 0 }, 999, 999, 0],
  [{ discountType: 2, minusPrice: 0, fullPrice: 0 }, 999, 999, 999],
  [{ discountType: 2, minusPrice: 120, fullPrice: 0 }, 999, 999, 0],
  [{ discountType: 2, minusPrice: -1, fullPrice: 0 }, 999, 999, 0],
])('%j on %d of %d fen saves %d', (coupon, goods, subtotal, save) =>
  expect(couponSave(coupon, goods, subtotal)).toBe(save),
)

test('a coupon never saves more than the goods cost, and only whole fen', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(1, 2),
      fc.double({ min: -10, max: 500, noNaN: true }),
      fc.nat(10_000_000),
      (discountType, minusPrice, goods) => {
        const save = couponSave({ discountType, minusPrice, fullPrice: 0 }, goods, goods)
        return Number.isInteger(save) && save >= 0 && save <= goods
      },
    ),
  )
})
