import * as v from 'valibot'
import type { BuyShare } from '../entities/buyShare'
import { defineCall, reply } from './define'
import { Id, Iid, identity } from './fields'

/** Cash-back sharing of an order; nothing private. */
export const getBuyShare = /*#__PURE__*/ defineCall({
  uri: '/h5/order/buyshareInfo',
  params: v.object({ iid: Iid, orderId: Id, userId: identity.userId }),
  reply: reply<BuyShare>(),
  access: 'public',
  errors: ['NOTFOUND'],
  safe: true,
  source: 'chat-and-calls §7 Orders',
})

/** Supports a friend's cash-back once; not one's own. */
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
