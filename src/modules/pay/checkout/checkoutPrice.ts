import { COIN_MAX_PERCENT, type OrderCalculation, type PriceParts, type PromoCode, percentOf } from '@quanzi/contract'

export interface Discounts {
  readonly couponId: string
  readonly useCoin: boolean
  readonly promo: PromoCode | null
  /** Fen of the chosen insurance for everybody. */
  readonly insurance: number
}

export interface CheckoutPrice {
  readonly parts: PriceParts
  /** Fen. */
  readonly payable: number
}

const FIXED = 1

/** The price on screen, by the order of screens-commerce §3.3; the gateway's own word replaces it when they differ. */
export function checkoutPrice(calculation: OrderCalculation, discounts: Discounts): CheckoutPrice {
  const { subtotal, vipSave, freight, coupons, coinMax } = calculation
  const { couponId, useCoin, promo } = discounts
  const codeSave = promo
    ? Math.min(subtotal, promo.discountType === FIXED ? promo.value : percentOf(subtotal, promo.value))
    : 0
  const coupon = coupons.find(({ id, usable }) => id === couponId && usable)
  const couponSave = Math.min(subtotal - codeSave, coupon?.save ?? 0)
  const goods = subtotal - codeSave - couponSave
  const coinSave = useCoin ? Math.min(coinMax, percentOf(goods, COIN_MAX_PERCENT)) : 0
  const insurance = calculation.insurance + discounts.insurance
  return {
    parts: { subtotal, vipSave, codeSave, couponSave, coinSave, insurance, freight },
    payable: goods - coinSave + insurance + freight,
  }
}
