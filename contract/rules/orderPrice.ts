import { type CouponTerms, couponSave, FIXED_DISCOUNT } from './coupons'
import { percentOf, spread } from './money'

/** At most this percentage of what remains of the goods may be paid with coins; 1 coin is 1 fen (screens-commerce §3.3). */
export const COIN_MAX_PERCENT = 30

/** One line to be priced. All prices are fen. */
export interface PriceLine {
  readonly key: string
  readonly num: number
  /** Store price of one. */
  readonly price: number
  /** Price of one for the buyer's goods account and as a VIP, where there is one. */
  readonly accountPrice?: number | null
  readonly vipPrice?: number | null
  readonly freight?: number
  readonly insurance?: number
}

/** A coupon of the buyer, with the lines it may act on; all when `keys` is missing. */
export interface CouponInHand extends CouponTerms {
  readonly id: string
  readonly stackable: boolean
  readonly keys?: readonly string[]
}

/** What an order's price depends on. */
export interface OrderPriceInput {
  readonly lines: readonly PriceLine[]
  /** Percent off by a discount code, and the lines it is for; all when `keys` is missing. */
  readonly discount?: { readonly percent: number; readonly keys?: readonly string[] } | null
  readonly coupons?: readonly CouponInHand[]
  /** Coins of the buyer. */
  readonly coins?: number
  readonly useCoin?: boolean
}

/** A priced line: `amount` before discounts; `paid` after them, with freight and insurance. */
export interface PricedLine {
  readonly key: string
  readonly num: number
  readonly price: number
  readonly amount: number
  /** Goods part of `paid`: the base of commission. */
  readonly goodsPaid: number
  /** What the discount code took off this line. */
  readonly codeSave: number
  readonly paid: number
}

/** The parts of an order's price in fen; the sum of `paid` over the lines is `payable`. */
export interface OrderPrice {
  readonly lines: readonly PricedLine[]
  readonly subtotal: number
  /** What account and VIP prices save against the store price; already out of the subtotal. */
  readonly vipSave: number
  readonly codeSave: number
  readonly coupons: readonly { readonly id: string; readonly save: number }[]
  readonly couponSave: number
  readonly coinMax: number
  readonly coinSave: number
  readonly freight: number
  readonly insurance: number
  readonly payable: number
}

/** The price, or COUPON with the coupon that cannot be used this way. */
export type OrderPriceResult =
  | { readonly ok: true; readonly price: OrderPrice }
  | { readonly ok: false; readonly error: 'COUPON'; readonly couponId: string }

/** The price of one piece: the lowest of store, account and VIP price. */
export const unitPrice = ({ price, accountPrice, vipPrice }: PriceLine): number =>
  Math.min(price, accountPrice ?? price, vipPrice ?? price)

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0)

/** What is left to pay of each line's goods; discounts are taken off it one after the other. */
class Remaining {
  readonly #keys: readonly string[]
  readonly parts: number[]

  constructor(lines: readonly PriceLine[]) {
    this.#keys = lines.map(({ key }) => key)
    this.parts = lines.map((line) => unitPrice(line) * line.num)
  }

  of(keys?: readonly string[]): number {
    return sum(this.#eligible(keys))
  }

  /** Answers what came off each line. */
  takeOff(amount: number, keys?: readonly string[]): readonly number[] {
    const eligible = this.#eligible(keys)
    if (sum(eligible) === 0) return eligible
    const off = spread(amount, eligible)
    off.forEach((part, index) => {
      this.parts[index] = (this.parts[index] ?? 0) - part
    })
    return off
  }

  #eligible(keys?: readonly string[]): number[] {
    return this.parts.map((part, index) => (keys === undefined || keys.includes(this.#keys[index] ?? '') ? part : 0))
  }
}

/** The first coupon that may not stand beside the others: given twice, or not stackable among several. */
function badCompany(coupons: readonly CouponInHand[]): CouponInHand | undefined {
  const ids = new Set<string>()
  return coupons.find((coupon) => {
    const isRepeated = ids.has(coupon.id)
    ids.add(coupon.id)
    return isRepeated || (coupons.length > 1 && !coupon.stackable)
  })
}

/**
 * The price of an order (screens-commerce §3.3): subtotal − discount code − coupons (fixed amounts
 * before percentages) − coins + insurance + freight. Thresholds are held against the subtotal;
 * discounts spread over the lines by largest remainder; nothing falls below 0.
 */
export function priceOrder(input: OrderPriceInput): OrderPriceResult {
  const { lines, discount, coupons = [], coins = 0, useCoin = false } = input
  const wrong = badCompany(coupons)
  if (wrong !== undefined) return { ok: false, error: 'COUPON', couponId: wrong.id }

  const remaining = new Remaining(lines)
  const amounts = [...remaining.parts]
  const subtotal = sum(amounts)

  const codeSave = discount ? percentOf(remaining.of(discount.keys), Math.min(100, Math.max(0, discount.percent))) : 0
  const codeSaves = remaining.takeOff(codeSave, discount?.keys)

  const isFixed = ({ discountType }: CouponInHand) => discountType === FIXED_DISCOUNT
  const used: { id: string; save: number }[] = []
  for (const coupon of [...coupons.filter(isFixed), ...coupons.filter((one) => !isFixed(one))]) {
    const save = couponSave(coupon, remaining.of(coupon.keys), subtotal)
    if (save === 0) return { ok: false, error: 'COUPON', couponId: coupon.id }
    remaining.takeOff(save, coupon.keys)
    used.push({ id: coupon.id, save })
  }

  const coinMax = Math.min(Math.max(0, coins), percentOf(remaining.of(), COIN_MAX_PERCENT))
  const coinSave = useCoin ? coinMax : 0
  remaining.takeOff(coinSave)

  const priced = lines.map((line, index) => {
    const goodsPaid = remaining.parts[index] ?? 0
    const paid = goodsPaid + (line.freight ?? 0) + (line.insurance ?? 0)
    return {
      key: line.key,
      num: line.num,
      price: unitPrice(line),
      amount: amounts[index] ?? 0,
      goodsPaid,
      codeSave: codeSaves[index] ?? 0,
      paid,
    }
  })
  return {
    ok: true,
    price: {
      lines: priced,
      subtotal,
      vipSave: sum(lines.map((line) => line.price * line.num)) - subtotal,
      codeSave,
      coupons: used,
      couponSave: sum(used.map(({ save }) => save)),
      coinMax,
      coinSave,
      freight: sum(lines.map(({ freight = 0 }) => freight)),
      insurance: sum(lines.map(({ insurance = 0 }) => insurance)),
      payable: sum(priced.map(({ paid }) => paid)),
    },
  }
}
