import * as v from 'valibot'
import type { DiscountCode } from '../entities/coupon'
import { defineCall, reply } from './define'
import { Count, Flag01, Id, Iid, Instant, maybe, ReqId } from './fields'

/** `staff` shows all codes of the tenant; needs the right `money`. */
const As = maybe(v.picklist(['staff']))

/** Discount codes: the distributor's own, or with `as` all of the tenant, newest first. Ours. */
export const listDiscountCodes = /*#__PURE__*/ defineCall({
  uri: '/v2/wallet/code/list',
  params: v.object({ iid: Iid, as: As }),
  reply: reply<readonly DiscountCode[]>(),
  access: 'member',
  errors: ['NOTDISTRIBUTOR'],
  safe: true,
  source: 'screens-commerce §4',
})

/**
 * Creates a discount code of a distributor, or changes the one with `id`; a field that is not sent keeps its value.
 * `percent` is at most the distributor's first-level rate, because it is paid out of that. Staff name the distributor
 * by `roleId`. Ours.
 */
export const saveDiscountCode = /*#__PURE__*/ defineCall({
  uri: '/v2/wallet/code/save',
  params: v.object({
    iid: Iid,
    reqId: ReqId,
    as: As,
    id: maybe(Id),
    roleId: maybe(Id),
    percent: maybe(v.pipe(Count, v.maxValue(50))),
    /** The item that the code is for; '' for all items. */
    goodsId: v.optional(v.union([v.literal(''), Id])),
    total: maybe(Count),
    /** In ms. */
    endTime: maybe(Instant),
    on: maybe(Flag01),
  }),
  reply: reply<DiscountCode>(),
  access: 'member',
  errors: ['NOTDISTRIBUTOR', 'NOTFOUND'],
  source: 'screens-commerce §4',
})

/** Calls of the wallet. */
export const walletCalls = { listDiscountCodes, saveDiscountCode }
