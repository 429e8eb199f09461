import * as v from 'valibot'
import type { OrderCalculation, OrderCreated, OrderSource, SalesRep } from '../entities/checkout'
import { defineCall, reply } from './define'
import {
  Count,
  Flag01,
  Id,
  Iid,
  identity,
  JsonObject,
  Line,
  ListOf,
  Mobile,
  maybe,
  Raw,
  Text,
  TypedCode,
  TypeNo,
  UserId,
  withDefault,
} from './fields'

/** What a checkout shows for the target of any order type, for goods at the prices of a small store. Ours. */
export const getOrderSource = /*#__PURE__*/ defineCall({
  uri: '/v2/order/source',
  params: v.object({ iid: Iid, orderType: TypeNo, id: Raw(2000), storeId: maybe(Id) }),
  reply: reply<OrderSource>(),
  access: 'public',
  errors: ['NOTFOUND'],
  safe: true,
  source: 'screens-commerce §4',
})

/** Encodings of keys, property and property2 depend on the order type (conventions §4). */
const target = {
  iid: Iid,
  num: Count,
  orderType: TypeNo,
  userId: identity.userId,
  keys: Raw(2000),
  property: maybe(Raw(4000)),
  property2: maybe(Raw(4000)),
}

/** Calculates the price of a selection, without any effect; `info` as in create, e.g. the small store. */
export const calculateOrder = /*#__PURE__*/ defineCall({
  uri: '/h5/order/calculate',
  params: v.object({ ...target, isInApp: maybe(Flag01), info: maybe(JsonObject) }),
  reply: reply<OrderCalculation>(),
  access: 'public',
  errors: ['NOTFOUND', 'CLOSED', 'FULL', 'STOCK', 'COUPON', 'PROMO'],
  safe: true,
  source: 'chat-and-calls §7 Orders',
})

/**
 * Creates an order and reserves stock, coupons and coins for it. `info` is JSON (entity OrderInfo). A repeated reqId
 * gets the first order; PRICE when `payable` differs from the server's amount.
 */
export const createOrder = /*#__PURE__*/ defineCall({
  uri: '/h5/order/create',
  params: v.object({
    ...target,
    name: maybe(Line(20)),
    phone: maybe(Mobile),
    isNeedInsur: withDefault(Flag01, false),
    remark: maybe(Text(200)),
    ridSecret: identity.ridSecret,
    /** A distributor's share key; 'empty' counts as none. */
    multiDisKey: maybe(Raw(64)),
    /** Orders for another person; staff only. */
    queryUserId: maybe(UserId),
    useCoin: withDefault(Flag01, false),
    couponId: maybe(Id),
    code: maybe(Raw(64)),
    info: maybe(JsonObject),
    groupId: maybe(Id),
    discountCode: maybe(TypedCode(32)),
    saleIid: maybe(Iid),
    saleR: maybe(UserId),
    saleUserId: maybe(UserId),
    opSalesId: maybe(Id),
    couponIds: maybe(ListOf(Id, 20)),
  }),
  reply: reply<OrderCreated>(),
  access: 'member',
  errors: [
    'NOTFOUND',
    'CLOSED',
    'FULL',
    'STOCK',
    'PRICE',
    'COUPON',
    'PROMO',
    'OWNED',
    'ADDRESS',
    'BALANCE',
    'DUP',
    'NOTELIGIBLE',
    'LIMIT',
  ],
  source: 'chat-and-calls §7 Orders',
})

/** Sales representatives to choose from. */
export const listOperationSales = /*#__PURE__*/ defineCall({
  uri: '/h5/order/getOperationSalesList',
  params: v.object({ iid: Iid, rid: identity.rid }),
  reply: reply<readonly SalesRep[]>(),
  access: 'member',
  safe: true,
  source: 'chat-and-calls §7 Orders',
})

/** One sales representative; null when none is set. */
export const getOperationSales = /*#__PURE__*/ defineCall({
  uri: '/h5/operationSales/get',
  params: v.object({ iid: Iid, userId: identity.userId, opId: maybe(Id), opSalesId: maybe(Id), id: maybe(Id) }),
  reply: reply<SalesRep | null>(),
  access: 'member',
  safe: true,
  source: 'chat-and-calls §7 Orders',
})

/** Calls from the selection to the order. */
export const checkoutCalls = { getOrderSource, calculateOrder, createOrder, listOperationSales, getOperationSales }
