import * as v from 'valibot'
import type { OrderDetail } from '../entities/order'
import type { PartnerCheck, PaymentAttempt, TradeResult } from '../entities/payment'
import { PAY_TYPE } from '../rules/constants'
import { defineCall, reply } from './define'
import { Flag01, Id, Iid, identity, maybe, Raw, TypeNo, UserId, withDefault } from './fields'

/** 1 JSAPI or H5, 2 mini-program, 3 short-video. */
const PayType = withDefault(v.pipe(TypeNo, v.maxValue(PAY_TYPE.shortVideo)), PAY_TYPE.jsapi)

/** What the cashier shows. */
export const getPayDetail = /*#__PURE__*/ defineCall({
  uri: '/h5/order/payDetail',
  params: v.object({ iid: Iid, orderId: Id, userId: identity.userId }),
  reply: reply<OrderDetail>(),
  access: 'buyer',
  errors: ['NOTFOUND'],
  safe: true,
  source: 'chat-and-calls §7 Orders',
})

/** Names the payment call to use; with only `iid` it returns the tenant's setting. */
export const checkPartner = /*#__PURE__*/ defineCall({
  uri: '/h5/order/checkPartner',
  params: v.object({
    iid: Iid,
    payType: PayType,
    rid: identity.rid,
    userId: identity.userId,
    orderId: maybe(Id),
    needLeft: withDefault(Flag01, false),
  }),
  reply: reply<PartnerCheck>(),
  access: 'public',
  errors: ['NOTFOUND'],
  safe: true,
  source: 'chat-and-calls §7 Orders',
})

/** Starts a payment and closes the previous open attempt. Clients use it when the new-payment flag is set. */
export const createUnionPayment = /*#__PURE__*/ defineCall({
  uri: '/api/yinsheng/union.wechat.create',
  params: v.object({
    iid: Iid,
    payType: PayType,
    rid: identity.rid,
    userId: identity.userId,
    orderId: Id,
    /** 1: spend the wallet balance first. */
    needLeft: withDefault(Flag01, false),
  }),
  reply: reply<PaymentAttempt>(),
  access: 'buyer',
  errors: ['NOTFOUND', 'ORDERSTATE'],
  source: 'chat-and-calls §7 Payment',
})

/** Starts a payment the older way. Also accepts the address query of the registration's pay page. */
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

/** Tells whether a payment has arrived. Clients trust no other answer. */
export const getOrderByTradeNo = /*#__PURE__*/ defineCall({
  uri: '/h5/order/detailByTradeNo',
  params: v.object({ iid: Iid, tradeNo: Id }),
  reply: reply<TradeResult>(),
  access: 'member',
  errors: ['NOTFOUND'],
  safe: true,
  source: 'chat-and-calls §7 Orders',
})

/** Payment calls. */
export const payCalls = { getPayDetail, checkPartner, createUnionPayment, createWechatPayment, getOrderByTradeNo }
