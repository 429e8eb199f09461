import {
  type OrderCalculation,
  type OrderPriceResult,
  type PriceParts,
  type PromoCode,
  priceOrder,
} from '@quanzi/contract'

export interface Discounts {
  readonly couponIds: readonly string[]
  readonly useCoin: boolean
  readonly promo: PromoCode | null
  /** The chosen insurance for all people, in fen. */
  readonly insurance: number
}

export interface CheckoutPrice {
  readonly parts: PriceParts
  /** The coupons in use, each with its saving beside the others, in fen. */
  readonly coupons: readonly { readonly id: string; readonly save: number }[]
  /** In fen. */
  readonly payable: number
}

/** Applies the gateway's own rule (screens-commerce §3.3) to the gateway's lines, coupons and coins. */
function priced(calculation: OrderCalculation, { couponIds, promo, useCoin }: Discounts): OrderPriceResult {
  const usable = calculation.coupons.filter((coupon) => coupon.usable)
  return priceOrder({
    lines: calculation.lines.map(({ key, amount }) => ({ key, num: 1, price: amount })),
    discount: promo && { percent: promo.value, ...(promo.keys ? { keys: promo.keys } : {}) },
    coupons: couponIds.flatMap((id) => usable.filter((coupon) => coupon.id === id).map(({ terms }) => terms)),
    coins: calculation.coinMax,
    useCoin,
  })
}

/**
 * The price on screen; the gateway's sum replaces it when they differ. A coupon that no longer saves anything does not
 * count.
 */
export function checkoutPrice(calculation: OrderCalculation, discounts: Discounts): CheckoutPrice {
  const { subtotal, vipSave, accountSave = 0, freight } = calculation
  const { couponIds } = discounts
  const result = priced(calculation, discounts)
  if (!result.ok)
    return checkoutPrice(calculation, { ...discounts, couponIds: couponIds.filter((id) => id !== result.couponId) })
  const { codeSave, couponSave, coinSave, payable, coupons } = result.price
  const insurance = calculation.insurance + discounts.insurance
  return {
    parts: { subtotal, vipSave, accountSave, codeSave, couponSave, coinSave, insurance, freight },
    coupons,
    payable: payable + insurance + freight,
  }
}

/** The coupons after a tap on one: adds or removes it. Only stackable coupons combine; the others are removed. */
export function toggleCoupon(calculation: OrderCalculation, discounts: Discounts, id: string): readonly string[] {
  const { couponIds } = discounts
  if (couponIds.includes(id)) return couponIds.filter((one) => one !== id)
  const fits = (ids: readonly string[]) => priced(calculation, { ...discounts, couponIds: ids }).ok
  let kept: readonly string[] = [id]
  for (const one of [...couponIds].reverse()) if (fits([one, ...kept])) kept = [one, ...kept]
  return kept
}
