import type { Id, Page } from './page'

/** A coupon on offer or in the member's possession. Amounts are in yuan here, as in the documents (conventions §1). */
export interface Coupon {
  /** The member's coupon, or the offer itself. */
  readonly id: Id
  readonly couponId: Id
  readonly name: string
  /** 1: `minusPrice` yuan off; any other: `minusPrice` percent of the price remain to be paid. */
  readonly discountType: number
  readonly minusPrice: number
  /** Minimum amount in yuan; 0 for none. */
  readonly fullPrice: number
  /** ms */
  readonly endTime: number
  /** 0 usable, 1 used, 2 expired. */
  readonly status: 0 | 1 | 2
  /** The scope as text. */
  readonly scope: string
  readonly target: CouponTarget
  /** Number left to claim; null without a limit. */
  readonly left: number | null
  /** How many there are in all; absent without a limit. */
  readonly total?: number
  /** Number of these coupons that the viewer has claimed. */
  readonly owned: number
  /** Number of these coupons that one person may claim. */
  readonly perUser: number
  /** The order that the member used it for; absent for others. */
  readonly orderId?: Id
}

/** What a coupon can be used for: order types, and items by their ids; an empty list is no limit. */
export interface CouponTarget {
  readonly orderTypes: readonly number[]
  readonly ids: readonly Id[]
}

/** How many coupons a member has of each status, and how many can be claimed; 100 stands for more than 99. */
export interface CouponCounts {
  readonly usable: number
  readonly used: number
  readonly expired: number
  readonly claimable: number
}

/** A page of coupons; the first one brings the member's counts. */
export interface CouponPage extends Page<Coupon> {
  readonly counts?: CouponCounts
}

/** A coupon offered with a paid order or goods (`/v2/coupon/offer`). */
export interface CouponOffer extends Coupon {
  readonly claimed: boolean
}

/** Whole body of a coupon claim (commerce §3.6): 0 claimed, 1 sold out, 2 limit reached, 3 outside its period. */
export interface CouponClaim {
  readonly t: 0 | 1 | 2 | 3
  readonly msg: string
  /** After claiming several coupons at once: those whose limit per member is now reached. */
  readonly couponIds?: readonly Id[]
}

/** A usable discount code (`/v1/promo/get`). */
export interface PromoCode {
  readonly id: Id
  readonly code: string
  /** 1: `value` fen off; any other: `value` percent off. */
  readonly discountType: number
  readonly value: number
  readonly left: number
  /** The order lines that it applies to; absent for all. */
  readonly keys?: readonly Id[]
}

/** A discount code for its distributor and for staff (`/v2/wallet/code/list`). */
export interface DiscountCode {
  readonly id: Id
  readonly code: string
  readonly roleId: Id
  readonly percent: number
  /** The only item that it applies to; null for all items. */
  readonly goodsId: Id | null
  readonly total: number
  /** Number of orders that use it, without undone ones. */
  readonly uses: number
  /** The total that it has saved buyers in paid orders, in fen. */
  readonly cost: number
  /** ms */
  readonly endTime: number
  readonly on: boolean
}
