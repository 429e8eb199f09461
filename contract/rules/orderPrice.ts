import { type CouponTerms, couponSave, FIXED_DISCOUNT } from './coupons'
import { percentOf, spread } from './money'

/**
 * Maximum share that coins may pay, in percent of the goods after discounts; 1 coin is 1 fen (screens-commerce
 * §3.3).
 */
export const COIN_MAX_PERCENT = 30

/** One line to calculate; all prices in fen. */
export interface PriceLine {
  readonly key: string
  readonly num: number
  /** Store price per piece. */
  readonly price: number
  /** Prices per piece for the buyer's goods account and for VIP members, if any. */
  readonly accountPrice?: number | null
  readonly vipPrice?: number | null
  readonly freight?: number
  readonly insurance?: number
}

/** A coupon of the buyer and the lines it applies to; all lines without `keys`. */
export interface CouponInHand extends CouponTerms {
  readonly id: string
  readonly stackable: boolean
  readonly keys?: readonly string[]
}

/** Input of an order's price. */
export interface OrderPriceInput {
  readonly lines: readonly PriceLine[]
  /** Percent off by a discount code and the lines it applies to; all lines without `keys`. */
  readonly discount?: { readonly percent: number; readonly keys?: readonly string[] } | null
  readonly coupons?: readonly CouponInHand[]
  /** Number of coins that the buyer wants to use. */
  readonly coins?: number
  readonly useCoin?: boolean
}

/** A calculated line. `amount` is before discounts; `paid` is after them, with freight and insurance. */
export interface PricedLine {
  readonly key: string
  readonly num: number
  readonly price: number
  readonly amount: number
  /** The goods' part of `paid`: the base of commissions. */
  readonly goodsPaid: number
  /** The amount that the discount code saves on this line. */
  readonly codeSave: number
  readonly paid: number
}

/** The parts of an order's price in fen; `payable` is the sum of `paid` over the lines. */
export interface OrderPrice {
  readonly lines: readonly PricedLine[]
  readonly subtotal: number
  /** The amount that account and VIP prices save against the store price; the subtotal already excludes it. */
  readonly vipSave: number
  /** The part of it that is the goods account's: of lines whose lowest price is the account's. */
  readonly accountSave: number
  readonly codeSave: number
  readonly coupons: readonly { readonly id: string; readonly save: number }[]
  readonly couponSave: number
  readonly coinMax: number
  readonly coinSave: number
  readonly freight: number
  readonly insurance: number
  readonly payable: number
}

/** The price, or COUPON with the coupon that cannot be used. */
export type OrderPriceResult =
  | { readonly ok: true; readonly price: OrderPrice }
  | { readonly ok: false; readonly error: 'COUPON'; readonly couponId: string }

/** Price per piece: the lowest of store, account and VIP price. */
export const unitPrice = ({ price, accountPrice, vipPrice }: PriceLine): number =>
  Math.min(price, accountPrice ?? price, vipPrice ?? price)

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0)

/** What an own price saves on a line against the store price. */
const lineSave = (line: PriceLine): number => (line.price - unitPrice(line)) * line.num

/** True when it is the goods account, and no VIP price, that a line's price comes from. */
const isAccountPrice = (line: PriceLine): boolean => line.accountPrice === unitPrice(line)

/** The amount left to pay for each line's goods, while discounts are subtracted one after another. */
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

  /** Returns what it subtracted from each line. */
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

/** The first coupon that cannot be combined with the others: used twice, or not stackable. */
function badCompany(coupons: readonly CouponInHand[]): CouponInHand | undefined {
  const ids = new Set<string>()
  return coupons.find((coupon) => {
    const isRepeated = ids.has(coupon.id)
    ids.add(coupon.id)
    return isRepeated || (coupons.length > 1 && !coupon.stackable)
  })
}

/**
 * The order in which coupons are subtracted: fixed amounts before percentages, each kind by id. Percentages are
 * rounded one after another, so that the price would else depend on which one was tapped first.
 */
function inOrder(coupons: readonly CouponInHand[]): readonly CouponInHand[] {
  const rank = ({ discountType }: CouponInHand) => (discountType === FIXED_DISCOUNT ? 0 : 1)
  return [...coupons].sort((a, b) => rank(a) - rank(b) || (a.id < b.id ? -1 : 1))
}

/** The amount in fen that a coupon saves as the only discount. It applies to the lines in its scope only. */
export function couponSaveAlone(
  coupon: CouponInHand,
  { lines, subtotal }: Pick<OrderPrice, 'lines' | 'subtotal'>,
): number {
  const inScope = lines.filter(({ key }) => coupon.keys === undefined || coupon.keys.includes(key))
  return couponSave(coupon, sum(inScope.map(({ amount }) => amount)), subtotal)
}

/**
 * Calculates the price of an order (screens-commerce §3.3): subtotal − discount code − coupons (fixed amounts before
 * percentages) − coins + insurance + freight. Minimum amounts compare with the subtotal; discounts are divided among
 * the lines by largest remainder; nothing falls below 0.
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

  const used: { id: string; save: number }[] = []
  for (const coupon of inOrder(coupons)) {
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
      vipSave: sum(lines.map(lineSave)),
      accountSave: sum(lines.filter(isAccountPrice).map(lineSave)),
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
