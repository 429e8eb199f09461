import * as v from 'valibot'
import type { CouponClaim, CouponOffer, CouponPage, PromoCode } from '../entities/coupon'
import { defineCall, reply } from './define'
import {
  Id,
  Iid,
  identity,
  ListOf,
  maybe,
  PageNo,
  PageSize,
  Raw,
  ReqId,
  TypedCode,
  UserId,
  withDefault,
} from './fields'

/** Coupons: the member's own by status (0 usable, 1 used, 2 expired), or those that can be claimed. */
export const listCoupons = /*#__PURE__*/ defineCall({
  uri: '/api/shop/h5/coupon/list',
  params: v.object({
    iid: Iid,
    userid: maybe(UserId),
    status: withDefault(v.picklist([0, 1, 2, '0', '1', '2', 'claimable']), 0),
    pageSize: PageSize,
    pageNumber: PageNo,
  }),
  reply: reply<CouponPage>(),
  access: 'public',
  safe: true,
  source: 'chat-and-calls §7 Shop and coupons',
})

/**
 * Claims one coupon; the body tells the result. With a `reqId`, which is ours, a repeat gets the first answer and any other
 * claim counts; without one a claim within a second of the last is its repeat.
 */
export const claimCoupon = /*#__PURE__*/ defineCall({
  uri: '/api/shop/coupon/recv',
  params: v.object({ iid: Iid, rid: identity.rid, couponId: Id, reqId: maybe(ReqId) }),
  reply: reply<CouponClaim>(),
  raw: true,
  access: 'member',
  errors: ['NOTFOUND'],
  source: 'chat-and-calls §7 Shop and coupons',
})

/** Claims several coupons, repeated as {@link claimCoupon}. Succeeds when at least one was claimed, and lists the others. */
export const claimCoupons = /*#__PURE__*/ defineCall({
  uri: '/api/shop/coupons/recv',
  params: v.object({ iid: Iid, rid: identity.rid, couponIds: ListOf(Id, 50), reqId: maybe(ReqId) }),
  reply: reply<CouponClaim>(),
  raw: true,
  access: 'member',
  errors: ['NOTFOUND'],
  source: 'shell-and-routes §7',
})

/**
 * Checks a discount code for a target. `id` is the item, or the keys of an order joined by commas. LIMIT after twenty
 * wrong codes of a person, or a hundred from an address, in a day.
 */
export const getPromo = /*#__PURE__*/ defineCall({
  uri: '/v1/promo/get',
  params: v.object({ iid: Iid, userId: identity.userId, id: maybe(Raw(2000)), code: TypedCode(32) }),
  reply: reply<PromoCode>(),
  access: 'public',
  errors: ['PROMO', 'LIMIT'],
  safe: true,
  source: 'chat-and-calls §7 Addresses and promo',
})

/**
 * Coupons offered with a paid order (to its buyer), with goods, or by a link that names one: that one alone, also after
 * its end; NOTFOUND when nobody can claim it. Ours.
 */
export const listCouponOffers = /*#__PURE__*/ defineCall({
  uri: '/v2/coupon/offer',
  params: v.object({ iid: Iid, orderId: maybe(Id), goodsId: maybe(Id), couponId: maybe(Id) }),
  reply: reply<readonly CouponOffer[]>(),
  access: 'public',
  errors: ['NOTFOUND'],
  safe: true,
  source: 'screens-commerce §4',
})

/** Coupon and discount code calls. */
export const couponCalls = { listCoupons, claimCoupon, claimCoupons, getPromo, listCouponOffers }
