import fc from 'fast-check'
import {
  type CouponInHand,
  couponSaveAlone,
  type OrderPrice,
  type OrderPriceInput,
  priceOrder,
  unitPrice,
} from './orderPrice'

const priced = (input: OrderPriceInput): OrderPrice => {
  const result = priceOrder(input)
  if (!result.ok) throw new Error(`refused for coupon ${result.couponId}`)
  return result.price
}
const line = (key: string, price: number, num = 1, more = {}) => ({ key, price, num, ...more })
const fixed = (id: string, minusPrice: number, fullPrice = 0, stackable = true): CouponInHand => ({
  id,
  discountType: 1,
  minusPrice,
  fullPrice,
  stackable,
})
const percentage = (id: string, minusPrice: number): CouponInHand => ({ ...fixed(id, minusPrice), discountType: 2 })

test('the lowest of store, account and VIP price counts', () => {
  expect(unitPrice(line('a', 100))).toBe(100)
  expect(unitPrice(line('a', 100, 1, { accountPrice: 90, vipPrice: 95 }))).toBe(90)
  expect(unitPrice(line('a', 100, 1, { accountPrice: null, vipPrice: 120 }))).toBe(100)
  const price = priced({ lines: [line('a', 100, 3, { vipPrice: 80 }), line('b', 50)] })
  expect([price.subtotal, price.vipSave, price.payable]).toEqual([290, 60, 290])
})

test('what the goods account saves is told from what VIP prices save, line by line', () => {
  const { vipSave, accountSave } = priced({
    lines: [
      line('account', 100, 3, { accountPrice: 90, vipPrice: 95 }),
      line('vip', 100, 2, { accountPrice: 90, vipPrice: 80 }),
      line('both', 100, 1, { accountPrice: 85, vipPrice: 85 }),
      line('none', 50, 1, { accountPrice: null, vipPrice: null }),
    ],
  })
  expect([vipSave, accountSave]).toEqual([30 + 40 + 15, 30 + 15])
})

test('all discounts apply in their order', () => {
  const price = priced({
    lines: [line('a', 10_000, 1, { freight: 800 }), line('b', 5_000, 2, { insurance: 300 })],
    discount: { percent: 10 },
    coupons: [percentage('p', 80), fixed('f', 20)],
    coins: 100_000,
    useCoin: true,
  })
  // 20000 − 10 % = 18000; − 20 yuan = 16000; 80 % payable = 12800; 30 % in coins = 3840.
  expect(price).toMatchObject({
    subtotal: 20_000,
    codeSave: 2_000,
    coupons: [
      { id: 'f', save: 2_000 },
      { id: 'p', save: 3_200 },
    ],
    couponSave: 5_200,
    coinMax: 3_840,
    coinSave: 3_840,
    freight: 800,
    insurance: 300,
    payable: 8_960 + 1_100,
  })
  expect(price.lines.map(({ goodsPaid, paid }) => [goodsPaid, paid])).toEqual([
    [4_480, 5_280],
    [4_480, 4_780],
  ])
})

test('coins are offered, and used only when the buyer wants', () => {
  expect(priced({ lines: [line('a', 1_000)], coins: 200 })).toMatchObject({ coinMax: 200, coinSave: 0, payable: 1_000 })
})

test('a minimum amount compares with the subtotal, not with the discounted price', () => {
  const lines = [line('a', 10_000)]
  expect(priced({ lines, discount: { percent: 50 }, coupons: [fixed('f', 20, 100)] }).payable).toBe(3_000)
  expect(priceOrder({ lines, coupons: [fixed('f', 20, 100.01)] })).toEqual({
    ok: false,
    error: 'COUPON',
    couponId: 'f',
  })
})

test('several coupons must all be stackable, and each is used once', () => {
  const lines = [line('a', 10_000)]
  expect(priced({ lines, coupons: [fixed('f', 1, 0, false)] }).payable).toBe(9_900)
  expect(priceOrder({ lines, coupons: [fixed('a', 1), fixed('b', 1, 0, false)] })).toMatchObject({ couponId: 'b' })
  expect(priceOrder({ lines, coupons: [fixed('a', 1), fixed('a', 1)] })).toMatchObject({ couponId: 'a' })
})

test('a coupon or code for some lines touches only those', () => {
  const lines = [line('a', 1_000), line('b', 3_000)]
  const coupon = priced({ lines, coupons: [{ ...fixed('f', 20), keys: ['a'] }] })
  expect(coupon.lines.map(({ paid }) => paid)).toEqual([0, 3_000])
  const code = priced({ lines, discount: { percent: 10, keys: ['b'] } })
  expect(code.lines.map(({ paid }) => paid)).toEqual([1_000, 2_700])
  expect(priceOrder({ lines, coupons: [{ ...fixed('f', 20), keys: ['c'] }] })).toMatchObject({ error: 'COUPON' })
})

test('a coupon’s own saving is calculated from the lines in its scope, its minimum amount from the whole order', () => {
  const price = priced({ lines: [line('a', 1000), line('b', 3000, 2)] })
  const only = (coupon: CouponInHand) => couponSaveAlone({ ...coupon, keys: ['a'] }, price)
  expect(only(percentage('p', 80))).toBe(200)
  expect(only(fixed('f', 20, 60))).toBe(1000)
  expect(only(fixed('f', 20, 80))).toBe(0)
  expect(couponSaveAlone(fixed('f', 20), price)).toBe(2000)
  for (const coupon of [percentage('p', 80), fixed('f', 20, 60)]) {
    const keys = ['a']
    expect(only(coupon)).toBe(
      priced({ lines: [line('a', 1000), line('b', 3000, 2)], coupons: [{ ...coupon, keys }] }).couponSave,
    )
  }
})

test('an empty order costs nothing', () => {
  expect(priced({ lines: [], discount: { percent: 10 }, coins: 5, useCoin: true })).toMatchObject({
    subtotal: 0,
    payable: 0,
  })
})

const anyLine = fc.record({
  key: fc.constantFrom('a', 'b', 'c'),
  num: fc.integer({ min: 1, max: 99 }),
  price: fc.nat(1_000_000),
  vipPrice: fc.option(fc.nat(1_000_000)),
  freight: fc.nat(2_000),
  insurance: fc.nat(2_000),
})
const anyCoupon = fc.record({
  id: fc.uuid(),
  discountType: fc.constantFrom(1, 2),
  minusPrice: fc.integer({ min: 1, max: 99 }),
  fullPrice: fc.constant(0),
  stackable: fc.constant(true),
})

test('parts and lines sum to payable, and nothing is negative', () => {
  fc.assert(
    fc.property(
      fc.array(anyLine, { minLength: 1, maxLength: 6 }),
      fc.array(anyCoupon, { maxLength: 3 }),
      fc.integer({ min: 0, max: 60 }),
      fc.nat(1_000_000),
      (lines, coupons, percent, coins) => {
        const result = priceOrder({ lines, coupons, discount: { percent }, coins, useCoin: true })
        fc.pre(result.ok)
        const { price } = result
        expect(price.lines.reduce((total, { paid }) => total + paid, 0)).toBe(price.payable)
        const parts = price.subtotal - price.codeSave - price.couponSave - price.coinSave
        expect(parts + price.freight + price.insurance).toBe(price.payable)
        for (const { goodsPaid, amount } of price.lines) {
          expect(goodsPaid).toBeGreaterThanOrEqual(0)
          expect(goodsPaid).toBeLessThanOrEqual(amount)
        }
        expect(price.coinSave * 100).toBeLessThanOrEqual((price.subtotal - price.codeSave - price.couponSave) * 30)
      },
    ),
  )
})

test('the order of the coupons does not change the price', () => {
  const linesAndCoupons = [fc.array(anyLine, { minLength: 1, maxLength: 4 }), fc.array(anyCoupon)] as const
  fc.assert(
    fc.property(...linesAndCoupons, (lines, coupons) => {
      const price = priceOrder({ lines, coupons })
      expect(priceOrder({ lines, coupons: [...coupons].reverse() })).toEqual(price)
    }),
  )
  // 24,663 fen: 77 % and then 65 % of it is one fen more than 65 % and then 77 %.
  const coupons = [percentage('a', 77), percentage('b', 65)]
  const paid = (used: CouponInHand[]) => priced({ lines: [line('x', 24_663)], coupons: used }).payable
  expect(paid(coupons)).toBe(paid([...coupons].reverse()))
})
