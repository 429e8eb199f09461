import type { Id } from './page'

/** A coupon as offered or owned. Amounts are yuan here, as in the documents (conventions §1). */
export interface Coupon {
  /** The user's coupon when owned, else the offer itself. */
  readonly id: Id
  readonly couponId: Id
  readonly name: string
  /** 1: `minusPrice` yuan off; otherwise `minusPrice` per cent is what remains to pay. */
  readonly discountType: number
  readonly minusPrice: number
  /** Threshold in yuan, 0 for none. */
  readonly fullPrice: number
  /** ms */
  readonly endTime: number
  /** 0 usable, 1 used, 2 expired. */
  readonly status: 0 | 1 | 2
  /** What it is good for, in words. */
  readonly scope: string
  /** Pieces left to claim, null without limit. */
  readonly left: number | null
  /** How many of it the viewer has claimed. */
  readonly owned: number
}

/** A coupon offered with a paid order or goods (`/v2/coupon/offer`). */
export interface CouponOffer extends Coupon {
  readonly claimed: boolean
}

/** Whole body of a coupon claim (commerce §3.6): 0 claimed, 1 sold out, 2 limit reached, 3 outside its period. */
export interface CouponClaim {
  readonly t: 0 | 1 | 2 | 3
  readonly msg: string
}

/** A discount code that may be used (`/v1/promo/get`). */
export interface PromoCode {
  readonly id: Id
  readonly code: string
  /** 1: `value` fen off; otherwise `value` per cent off. */
  readonly discountType: number
  readonly value: number
  readonly left: number
  /** The lines of the order it is good for; absent for all. */
  readonly keys?: readonly Id[]
}

/** A discount code as its distributor and staff see it (`/v2/wallet/code/list`). */
export interface DiscountCode {
  readonly id: Id
  readonly code: string
  readonly roleId: Id
  readonly percent: number
  /** The one item it is for; null for everything. */
  readonly goodsId: Id | null
  readonly total: number
  /** Orders that have used it and were not given back. */
  readonly uses: number
  /** Fen that it has taken off paid orders. */
  readonly cost: number
  /** ms */
  readonly endTime: number
  readonly on: boolean
}
