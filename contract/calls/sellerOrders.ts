import * as v from 'valibot'
import type { OrderPage } from '../entities/order'
import type { SupplyChainRow } from '../entities/supply'
import { defineCall, reply } from './define'
import { Id, Iid, ListOf, maybe, PageNo, PageSize, Raw, ReqId, Status, Text, withDefault } from './fields'

/**
 * Orders for their seller, newest first; status as in `/h5/order/list`. `queryKey` matches part of the number, of
 * the item's title or of the buyer's name. Staff with the right `order` only. The list includes paid orders of
 * other tenants with lines that the tenant supplies; such a row has only these lines, their status, and the name in
 * the address. Ours.
 */
export const listSellerOrders = /*#__PURE__*/ defineCall({
  uri: '/v2/order/seller/list',
  params: v.object({
    iid: Iid,
    status: withDefault(Status, 0),
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
 * Ships parcels (11 to 12) and notifies the buyer. Without `chainIds` it ships everything that waits; a repeat with
 * the same parcel changes nothing. A supplier ships its own chains. ORDERSTATE for a chain that does not wait, or an order without shipping. Ours.
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

/** Calls of sellers. */
export const sellerOrderCalls = { listSellerOrders, shipOrder }
