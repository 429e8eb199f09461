import * as v from 'valibot'
import type { BuyShare } from '../entities/buyShare'
import { defineCall, reply } from './define'
import { Id, Iid, identity } from './fields'

/** An order's cash-back offer as its visitors see it, without private data. */
export const getBuyShare = /*#__PURE__*/ defineCall({
  uri: '/h5/order/buyshareInfo',
  params: v.object({ iid: Iid, orderId: Id, userId: identity.userId }),
  reply: reply<BuyShare>(),
  access: 'public',
  errors: ['NOTFOUND'],
  safe: true,
  source: 'chat-and-calls §7 Orders',
})

/** Supports another member's cash-back offer, once. */
export const supportBuyShare = /*#__PURE__*/ defineCall({
  uri: '/h5/order/buyshare/support',
  params: v.object({ iid: Iid, orderId: Id, userId: identity.userId }),
  reply: reply<BuyShare>(),
  access: 'member',
  errors: ['NOTFOUND', 'CLOSED'],
  source: 'chat-and-calls §7 Orders',
})

/** Calls of sharing for cash back. */
export const buyShareCalls = { getBuyShare, supportBuyShare }
