import * as v from 'valibot'
import type { VipCard, VipProfile, VipTake } from '../entities/vip'
import { defineCall, reply } from './define'
import { Id, Iid, identity, JsonObject, maybe, Raw } from './fields'

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
 * its offers, once a month. A repeat gets the first record.
 */
export const takeVipBenefit = /*#__PURE__*/ defineCall({
  uri: '/api/vipCard/record/recv/take',
  params: v.object({ iid: Iid, type: Raw(16), targetId: Id, infos: maybe(JsonObject), userId: identity.userId }),
  reply: reply<VipTake>(),
  access: 'member',
  errors: ['NOTFOUND', 'FULL', 'NOTELIGIBLE'],
  source: 'chat-and-calls §7 VIP',
})

/** VIP calls. */
export const vipCalls = { getVipProfile, listVipCards, takeVipBenefit }
