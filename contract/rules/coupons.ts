import type { Language } from '../errors'
import { fill } from './language'
import { multiplyDivide, yuanToFen } from './money'

/**
 * The discountType of an amount off in yuan. With any other type, minusPrice percent remain to be paid
 * (screens-commerce §3.6).
 */
export const FIXED_DISCOUNT = 1

/** A coupon in the calls. Prices are in yuan: the documents' exception to fen (conventions §1). */
export interface CouponTerms {
  readonly discountType: number
  /** Yuan off, or the percentage that remains to be paid. */
  readonly minusPrice: number
  /** Minimum subtotal in yuan; 0 for none. */
  readonly fullPrice: number
}

const TEXTS = {
  threshold: { zh: '满{n}元可用', en: 'usable over {n} yuan' },
  noThreshold: { zh: '无门槛', en: 'no threshold' },
  fixed: { zh: '{n}元', en: '¥{n} off' },
  percentage: { zh: '{n}折', en: '{n}% off' },
} as const

/** 「满{n}元可用」 with a fullPrice, else 「无门槛」 (admissions-and-regions §9). */
export const couponThresholdText = (fullPrice: number, language: Language = 'zh'): string =>
  fullPrice > 0 ? fill(TEXTS.threshold[language], { n: fullPrice }) : TEXTS.noThreshold[language]

/** The value of a coupon: 5元 or 8.5折 (85 % remain to be paid); in English '¥5 off' or '15% off'. */
export function couponValueText(coupon: CouponTerms, language: Language = 'zh'): string {
  const { discountType, minusPrice } = coupon
  if (discountType === FIXED_DISCOUNT) return fill(TEXTS.fixed[language], { n: minusPrice })
  const n = language === 'zh' ? minusPrice / 10 : 100 - minusPrice
  return fill(TEXTS.percentage[language], { n: Number(n.toFixed(2)) })
}

/**
 * What a coupon saves, in fen; 0 below its minimum amount, and for a percentage outside 0–100.
 * @param goods fen of the goods that the coupon applies to; it never saves more
 * @param subtotal fen of the whole order, compared with the minimum amount (screens-commerce §3.3)
 */
export function couponSave(coupon: CouponTerms, goods: number, subtotal: number): number {
  if (subtotal < yuanToFen(coupon.fullPrice)) return 0
  if (coupon.discountType === FIXED_DISCOUNT) return Math.min(goods, Math.max(0, yuanToFen(coupon.minusPrice)))
  const off = 10_000 - Math.round(coupon.minusPrice * 100)
  return off < 0 || off > 10_000 ? 0 : multiplyDivide(goods, off, 10_000)
}

/** Statuses of a user's coupon (screens-commerce §3.6). */
export const COUPON_STATUS = { usable: 0, used: 1, expired: 2 } as const
export type CouponStatus = (typeof COUPON_STATUS)[keyof typeof COUPON_STATUS]

/** Results of a claim, the `t` of its answer: 0 is success (screens-commerce §3.6). */
export const COUPON_CLAIM = {
  claimed: { t: 0, zh: '领取成功', en: 'Claimed' },
  soldOut: { t: 1, zh: '已领完', en: 'All claimed' },
  limit: { t: 2, zh: '已达领取上限', en: 'Claim limit reached' },
  outside: { t: 3, zh: '不在领取时间内', en: 'Outside the claim period' },
} as const
