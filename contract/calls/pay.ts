import * as v from 'valibot'
import type { PaymentAttempt } from '../entities/payment'
import { defineCall, reply } from './define'
import { Flag01, Id, Iid, identity, maybe, Raw, TypeNo, UserId, withDefault } from './fields'

/** Starts a payment and closes the previous open attempt. Used when the new-payment flag is set. */
export const createUnionPayment = /*#__PURE__*/ defineCall({
  uri: '/api/yinsheng/union.wechat.create',
  params: v.object({
    iid: Iid,
    /** 1 JSAPI or H5, 2 mini-program, 3 short-video. */
    payType: withDefault(TypeNo, 1),
    rid: identity.rid,
    userId: identity.userId,
    orderId: Id,
    /** 1 spends the wallet first. */
    needLeft: withDefault(Flag01, false),
  }),
  reply: reply<PaymentAttempt>(),
  access: 'buyer',
  errors: ['NOTFOUND', 'ORDERSTATE'],
  source: 'chat-and-calls §7 Payment',
})

/** Starts a payment the older way; also takes the address query of the registration's pay page. */
export const createWechatPayment = /*#__PURE__*/ defineCall({
  uri: '/api/order.wechat.create',
  params: v.object({
    iid: Iid,
    tradeSubType: maybe(Raw(32)),
    orderType: maybe(TypeNo),
    rid: identity.rid,
    session: maybe(Raw(512)),
    gid: Id,
    channel: maybe(Raw(32)),
    /** JSAPI, or the mini-program's. */
    tradeType: maybe(Raw(32)),
    openid: maybe(Raw(128)),
    needLeft: withDefault(Flag01, false),
    saleIid: maybe(Iid),
    saleUserId: maybe(UserId),
    saleR: maybe(UserId),
  }),
  reply: reply<PaymentAttempt>(),
  access: 'buyer',
  errors: ['NOTFOUND', 'ORDERSTATE'],
  source: 'chat-and-calls §7 Payment',
})

/** Payment calls. */
export const payCalls = { createUnionPayment, createWechatPayment }
