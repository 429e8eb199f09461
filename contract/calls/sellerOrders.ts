import * as v from 'valibot'
import type { OrderPage } from '../entities/order'
import type { SupplyChainRow } from '../entities/supply'
import { defineCall, reply } from './define'
import { Code, Id, Iid, ListOf, maybe, PageNo, PageSize, Raw, ReqId, Text, withDefault } from './fields'

/**
 * Orders as their seller sees them, newest first: status as in `/h5/order/list`; `queryKey` finds a part of the
 * number, of the thing or of the buyer's name. Staff with the right `order` only. Ours.
 */
export const listSellerOrders = /*#__PURE__*/ defineCall({
  uri: '/v2/order/seller/list',
  params: v.object({
    iid: Iid,
    status: withDefault(Code, 0),
    queryKey: maybe(Raw(64)),
    pageNo: PageNo,
    pageSize: PageSize,
  }),
  reply: reply<OrderPage>(),
  access: 'seller',
  safe: true,
  source: 'screens-commerce §4',
})

/**
 * Sends parcels, 11 to 12, and tells the buyer. Without `chainIds` everything that waits to be sent; the same parcel
 * again changes nothing. ORDERSTATE for a chain that is not waiting or an order that is not shipped. Ours.
 */
export const shipOrder = /*#__PURE__*/ defineCall({
  uri: '/v2/order/ship',
  params: v.object({
    iid: Iid,
    reqId: ReqId,
    orderId: Id,
    chainIds: maybe(ListOf(Id, 100)),
    company: Text(40),
    transportNumber: v.pipe(v.string(), v.trim(), v.regex(/^[A-Za-z0-9]{6,32}$/)),
  }),
  reply: reply<readonly SupplyChainRow[]>(),
  access: 'seller',
  errors: ['NOTFOUND', 'ORDERSTATE'],
  source: 'screens-commerce §4',
})

/** Calls of those who sell. */
export const sellerOrderCalls = { listSellerOrders, shipOrder }
