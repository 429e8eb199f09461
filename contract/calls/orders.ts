import * as v from 'valibot'
import type { CodeUsed, OrderDetail, OrderMoved, OrderPage, OrderUse } from '../entities/order'
import type { Logistics, SupplyChainRow } from '../entities/supply'
import { defineCall, reply } from './define'
import { Id, Iid, identity, ListOf, maybe, PageNo, PageSize, ReqId, Status, Text, withDefault } from './fields'

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
  errors: ['NOTFOUND', 'ORDERSTATE'],
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

/** Uses a code once; a repeat gets the result of the first use. Ours. */
export const useOrderCode = /*#__PURE__*/ defineCall({
  uri: '/v2/order/use',
  params: v.object({ iid: Iid, reqId: ReqId, orderId: maybe(Id), code: Text(64) }),
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
  useOrderCode,
}
