import * as v from 'valibot'
import type { Page } from '../entities/page'
import type { VipBenefit, VipCard, VipProfile, VipRecord, VipTake, VolunteerState } from '../entities/vip'
import { defineCall, reply } from './define'
import {
  Id,
  Iid,
  identity,
  JsonObject,
  Line,
  maybe,
  PageNo,
  PageSize,
  Raw,
  ReqId,
  Status,
  Text,
  TypedCode,
} from './fields'

/** The member's card. */
export const getVipProfile = /*#__PURE__*/ defineCall({
  uri: '/api/vip/get/profileByUnionId',
  params: v.object({ iid: Iid, unionId: identity.unionId }),
  reply: reply<VipProfile>(),
  access: 'member',
  safe: true,
  source: 'chat-and-calls §7 VIP',
})

/** Cards on sale. */
export const listVipCards = /*#__PURE__*/ defineCall({
  uri: '/api/vip/card/list',
  params: v.object({ iid: Iid }),
  reply: reply<readonly VipCard[]>(),
  access: 'public',
  safe: true,
  source: 'chat-and-calls §7 VIP',
})

/**
 * Claims a benefit: type 1, 2, 3 a VIP benefit (`targetId`); type gongyi the volunteer's card (targetId 0) or one of
 * its offers, once a month. A repeat gets the first record. Of type 3, a coupon, it is one with the same `infos.reqId`,
 * which must be there. The volunteer's card needs `infos` {name, phone} of the roll, and that the number is the caller's:
 * their account's, that of a request which staff have passed, or proven by `infos.verifyCode` (purpose volunteer), else
 * CODE. MOBILE when it is another account's.
 */
export const takeVipBenefit = /*#__PURE__*/ defineCall({
  uri: '/api/vipCard/record/recv/take',
  params: v.object({ iid: Iid, type: Raw(16), targetId: Id, infos: maybe(JsonObject), userId: identity.userId }),
  reply: reply<VipTake>(),
  access: 'member',
  errors: ['NOTFOUND', 'FULL', 'LIMIT', 'CODE', 'MOBILE'],
  source: 'chat-and-calls §7 VIP',
})

/** The benefits of one store or of all, with the viewer's remaining uses. Ours. */
export const listVipBenefits = /*#__PURE__*/ defineCall({
  uri: '/v2/vip/benefit/list',
  params: v.object({ iid: Iid, storeId: maybe(Id) }),
  reply: reply<readonly VipBenefit[]>(),
  access: 'public',
  safe: true,
  source: 'screens-commerce §4',
})

/**
 * The member's claims, the latest first, or for staff with the right `scan` or `order` those of the tenant; `order`
 * also sees where to send them. `queryKey` is a code. Ours.
 */
export const listVipRecords = /*#__PURE__*/ defineCall({
  uri: '/v2/vip/record/list',
  params: v.object({
    iid: Iid,
    scope: v.picklist(['mine', 'staff']),
    status: maybe(Status),
    queryKey: maybe(Text(32)),
    id: maybe(Id),
    pageNo: PageNo,
    pageSize: PageSize,
  }),
  reply: reply<Page<VipRecord>>(),
  access: 'member',
  safe: true,
  source: 'screens-commerce §4',
})

/**
 * Uses a claim on site by its code (right `scan`), at the `place` where staff stand, or sends it with carrier and parcel number (right `order`), once.
 * A repeat returns the first use. The answer has no address, which only the list shows. NOTELIGIBLE while a surcharge
 * is unpaid, CLOSED after the term. Ours.
 */
export const useVipRecord = /*#__PURE__*/ defineCall({
  uri: '/v2/vip/record/use',
  params: v.object({
    iid: Iid,
    reqId: ReqId,
    id: maybe(Id),
    code: maybe(TypedCode(32)),
    place: maybe(Line(30)),
    company: maybe(Text(20)),
    transportNumber: maybe(Text(32)),
  }),
  reply: reply<VipRecord & { readonly again?: boolean }>(),
  access: 'staff',
  errors: ['NOTFOUND', 'NOTELIGIBLE', 'CLOSED'],
  source: 'screens-commerce §4',
})

/** The caller's card as a volunteer, and the latest request to join the roll. Ours. */
export const getVolunteer = /*#__PURE__*/ defineCall({
  uri: '/v2/vip/volunteer/get',
  params: v.object({ iid: Iid }),
  reply: reply<VolunteerState>(),
  access: 'member',
  safe: true,
  source: 'screens-content §4',
})

/** VIP calls. */
export const vipCalls = {
  getVipProfile,
  listVipCards,
  takeVipBenefit,
  listVipBenefits,
  listVipRecords,
  useVipRecord,
  getVolunteer,
}
