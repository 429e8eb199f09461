import * as v from 'valibot'
import type { CodeUsed, OrderDetail, OrderMoved, OrderPage, OrderUse } from '../entities/order'
import type { Id as RowId } from '../entities/page'
import type { Logistics, SupplyChainRow } from '../entities/supply'
import { MAX_REFUND_PICTURES, MAX_REVIEW_PICTURES, REVIEW_LENGTH } from '../rules/reviews'
import { defineCall, reply } from './define'
import {
  Code,
  Flag01,
  Id,
  Iid,
  identity,
  ListOf,
  maybe,
  PageNo,
  PageSize,
  Raw,
  ReqId,
  Status,
  Text,
  TypedCode,
  withDefault,
} from './fields'

const Score = v.pipe(Code, v.minValue(1), v.maxValue(5))

/** The member's orders by status: 0 all, 1, 11, 12, 13, or 15 for 15 to 18. */
export const listOrders = /*#__PURE__*/ defineCall({
  uri: '/h5/order/list',
  params: v.object({
    iid: Iid,
    userId: identity.userId,
    unionId: identity.unionId,
    status: withDefault(Status, 0),
    pageNumber: PageNo,
    pageSize: PageSize,
  }),
  reply: reply<OrderPage>(),
  access: 'member',
  safe: true,
  source: 'chat-and-calls §7 Orders',
})

/** An order for its buyer or seller. */
export const getOrder = /*#__PURE__*/ defineCall({
  uri: '/h5/order/detail',
  params: v.object({ iid: Iid, userId: identity.userId, orderId: Id, unionId: identity.unionId }),
  reply: reply<OrderDetail>(),
  access: 'member',
  errors: ['NOTFOUND'],
  safe: true,
  source: 'chat-and-calls §7 Orders',
})

/** Moves an order by the rules of commerce §3.2. Asking for the current status succeeds without effect. */
export const updateOrderStatus = /*#__PURE__*/ defineCall({
  uri: '/h5/order/update/status',
  params: v.object({
    iid: Iid,
    userId: identity.userId,
    orderId: Id,
    status: Status,
    unionId: identity.unionId,
    /** Absent or empty: all chains. */
    chainIds: maybe(ListOf(Id, 100)),
    remark: maybe(Text(200)),
  }),
  reply: reply<OrderMoved>(),
  access: 'member',
  errors: ['NOTFOUND', 'ORDERSTATE', 'CLOSED'],
  source: 'chat-and-calls §7 Orders',
})

/** Adds the number of the buyer's return parcel: moves 16 to 17. */
export const updateRefundEms = /*#__PURE__*/ defineCall({
  uri: '/h5/order/update/refundEms',
  params: v.object({
    iid: Iid,
    orderId: Id,
    chainIds: ListOf(Id, 100),
    refundEms: v.pipe(v.string(), v.trim(), v.regex(/^[A-Za-z0-9]{6,32}$/)),
  }),
  reply: reply<true>(),
  access: 'buyer',
  errors: ['NOTFOUND', 'ORDERSTATE', 'DUP'],
  source: 'chat-and-calls §7 Orders',
})

/** Supply lines of an order. */
export const listSupplyChain = /*#__PURE__*/ defineCall({
  uri: '/h5/order/getSupplyChain',
  params: v.object({ iid: Iid, userId: identity.userId, orderId: Id }),
  reply: reply<readonly SupplyChainRow[]>(),
  access: 'member',
  errors: ['NOTFOUND'],
  safe: true,
  source: 'chat-and-calls §7 Orders',
})

/** Tracking of a parcel of the caller's own order. */
export const queryLogistics = /*#__PURE__*/ defineCall({
  uri: '/api/shop/logistics/query',
  params: v.object({
    iid: Iid,
    transportNumber: v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{6,32}$/)),
    company: maybe(Text(40)),
  }),
  reply: reply<Logistics>(),
  access: 'member',
  errors: ['NOTFOUND'],
  safe: true,
  source: 'chat-and-calls §7 Other',
})

/** The use codes of an order: in clear for the buyer, masked for staff. */
export const checkOrderUse = /*#__PURE__*/ defineCall({
  uri: '/h5/order/used/checkByUserId',
  params: v.object({ iid: Iid, orderId: Id, userId: identity.userId }),
  reply: reply<OrderUse>(),
  access: 'member',
  errors: ['NOTFOUND'],
  safe: true,
  source: 'chat-and-calls §7 Orders',
})

/**
 * Requests a refund of lines, all at once, with a reason and pictures (keys of own uploads). Without `chainIds` it
 * covers all lines that can be refunded. Each line is refunded as a whole. For the buyer. Ours.
 */
export const askRefund = /*#__PURE__*/ defineCall({
  uri: '/v2/order/refund',
  params: v.object({
    iid: Iid,
    reqId: ReqId,
    orderId: Id,
    chainIds: maybe(ListOf(Id, 100)),
    remark: Text(200, 2),
    imgs: maybe(ListOf(Raw(200), MAX_REFUND_PICTURES)),
  }),
  reply: reply<OrderMoved>(),
  access: 'buyer',
  errors: ['NOTFOUND', 'ORDERSTATE', 'CLOSED'],
  source: 'screens-commerce §2 order/detail',
})

/**
 * The buyer's review of one received line: completes it (13 to 14). `imgs` are keys of own uploads; with `hideName` the
 * author is shown by the first character and without picture. DUP for a second review of the same line. Ours.
 */
export const reviewOrder = /*#__PURE__*/ defineCall({
  uri: '/v2/order/review',
  params: v.object({
    iid: Iid,
    reqId: ReqId,
    orderId: Id,
    chainId: Id,
    content: Text(REVIEW_LENGTH.max, REVIEW_LENGTH.min),
    score1: Score,
    score2: Score,
    score3: Score,
    imgs: maybe(ListOf(Raw(200), MAX_REVIEW_PICTURES)),
    hideName: withDefault(Flag01, false),
  }),
  reply: reply<{ readonly id: RowId }>(),
  access: 'buyer',
  errors: ['NOTFOUND', 'ORDERSTATE', 'DUP'],
  source: 'screens-commerce §2 order/comment',
})

/** Uses a code once; a repeat gets the result of the first use. Ours. */
export const useOrderCode = /*#__PURE__*/ defineCall({
  uri: '/v2/order/use',
  params: v.object({ iid: Iid, reqId: ReqId, orderId: maybe(Id), code: TypedCode(64) }),
  reply: reply<CodeUsed>(),
  access: 'staff',
  errors: ['NOTFOUND', 'ORDERSTATE'],
  source: 'screens-commerce §4',
})

/** Order calls. */
export const orderCalls = {
  listOrders,
  getOrder,
  updateOrderStatus,
  updateRefundEms,
  listSupplyChain,
  queryLogistics,
  checkOrderUse,
  askRefund,
  reviewOrder,
  useOrderCode,
}
