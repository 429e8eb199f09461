import * as v from 'valibot'
import type {
  BuyShare,
  CodeUsed,
  Logistics,
  OrderCalculation,
  OrderCreated,
  OrderDetail,
  OrderMoved,
  OrderPage,
  OrderSource,
  OrderUse,
  SalesRep,
  SupplyChainRow,
  TradeResult,
} from '../entities/order'
import type { PartnerCheck } from '../entities/payment'
import { defineCall, reply } from './define'
import {
  Code,
  Count,
  Flag01,
  Id,
  Iid,
  identity,
  JsonObject,
  ListOf,
  Mobile,
  maybe,
  PageNo,
  PageSize,
  Raw,
  ReqId,
  Text,
  TypeNo,
  UserId,
  withDefault,
} from './fields'

/** The member's orders. status 0 all, 1, 11, 12, 13, 15 (15 to 18). */
export const listOrders = /*#__PURE__*/ defineCall({
  uri: '/h5/order/list',
  params: v.object({
    iid: Iid,
    userId: identity.userId,
    unionId: identity.unionId,
    status: withDefault(Code, 0),
    pageNumber: PageNo,
    pageSize: PageSize,
  }),
  reply: reply<OrderPage>(),
  access: 'member',
  safe: true,
  source: 'chat-and-calls §7 Orders',
})

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

/** Use codes of an order: in clear for the buyer, masked for staff. */
export const checkOrderUse = /*#__PURE__*/ defineCall({
  uri: '/h5/order/used/checkByUserId',
  params: v.object({ iid: Iid, orderId: Id, userId: identity.userId }),
  reply: reply<OrderUse>(),
  access: 'member',
  errors: ['NOTFOUND'],
  safe: true,
  source: 'chat-and-calls §7 Orders',
})

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

/** Prices a choice; no effect. */
export const calculateOrder = /*#__PURE__*/ defineCall({
  uri: '/h5/order/calculate',
  params: v.object({ ...target, isInApp: maybe(Flag01) }),
  reply: reply<OrderCalculation>(),
  access: 'public',
  errors: ['NOTFOUND', 'CLOSED', 'FULL', 'STOCK', 'COUPON', 'PROMO'],
  safe: true,
  source: 'chat-and-calls §7 Orders',
})

/**
 * Creates an order and reserves what it takes. `info` is JSON (entity OrderInfo): the same reqId
 * answers the first order, and a payable that is not the server's is refused with PRICE.
 */
export const createOrder = /*#__PURE__*/ defineCall({
  uri: '/h5/order/create',
  params: v.object({
    ...target,
    name: maybe(Text(20)),
    phone: maybe(Mobile),
    isNeedInsur: withDefault(Flag01, false),
    remark: maybe(Text(200)),
    ridSecret: identity.ridSecret,
    /** A distributor's share key; 'empty' counts as none. */
    multiDisKey: maybe(Raw(64)),
    /** Order for another person; staff only. */
    queryUserId: maybe(UserId),
    useCoin: withDefault(Flag01, false),
    couponId: maybe(Id),
    code: maybe(Raw(64)),
    info: maybe(JsonObject),
    groupId: maybe(Id),
    discountCode: maybe(Raw(32)),
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
  ],
  source: 'chat-and-calls §7 Orders',
})

/** Moves an order by the rules of commerce §3.2; asking for the current status changes nothing. */
export const updateOrderStatus = /*#__PURE__*/ defineCall({
  uri: '/h5/order/update/status',
  params: v.object({
    iid: Iid,
    userId: identity.userId,
    orderId: Id,
    status: Code,
    unionId: identity.unionId,
    /** Empty means all chains. */
    chainIds: maybe(ListOf(Id, 100)),
    remark: maybe(Text(200)),
  }),
  reply: reply<OrderMoved>(),
  access: 'member',
  errors: ['NOTFOUND', 'ORDERSTATE', 'CLOSED'],
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

/** The buyer's return parcel, 16 to 17. */
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

/** Whether a payment arrived; the only answer the client trusts. */
export const getOrderByTradeNo = /*#__PURE__*/ defineCall({
  uri: '/h5/order/detailByTradeNo',
  params: v.object({ iid: Iid, tradeNo: Id }),
  reply: reply<TradeResult>(),
  access: 'member',
  errors: ['NOTFOUND'],
  safe: true,
  source: 'chat-and-calls §7 Orders',
})

/** Which payment call to use; with iid alone, the tenant's setting. */
export const checkPartner = /*#__PURE__*/ defineCall({
  uri: '/h5/order/checkPartner',
  params: v.object({
    iid: Iid,
    payType: withDefault(TypeNo, 1),
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

/** Where a parcel of one's own order is. */
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

/** What a checkout draws for a target of any order type. Ours. */
export const getOrderSource = /*#__PURE__*/ defineCall({
  uri: '/v2/order/source',
  params: v.object({ iid: Iid, orderType: TypeNo, id: Raw(200) }),
  reply: reply<OrderSource>(),
  access: 'public',
  errors: ['NOTFOUND'],
  safe: true,
  source: 'screens-commerce §4',
})

/** Uses a code once; a repeat answers the first use. Ours. */
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
  getPayDetail,
  checkOrderUse,
  getBuyShare,
  supportBuyShare,
  calculateOrder,
  createOrder,
  updateOrderStatus,
  getOrder,
  updateRefundEms,
  getOrderByTradeNo,
  checkPartner,
  listSupplyChain,
  listOperationSales,
  getOperationSales,
  queryLogistics,
  getOrderSource,
  useOrderCode,
}
