import * as v from 'valibot'
import type { SupplyPartner } from '../entities/site'
import type { SmallStore, StoreConsult, StoreItem, StoreMaster, StoreNotify, StoreOrderPage } from '../entities/store'
import { SMALL_STORE, STORE_EVENTS } from '../rules/smallStore'
import { defineCall, reply } from './define'
import {
  clearable,
  Fen,
  Flag01,
  Id,
  Iid,
  identity,
  JsonOf,
  Line,
  Mobile,
  maybe,
  PageNo,
  PageSize,
  Raw,
  ReqId,
  Status,
  Text,
  VerifyCode,
} from './fields'

const source = 'screens-commerce §4'
const StoreName = Line(SMALL_STORE.name.most, SMALL_STORE.name.least)

/** Tells whether the member has a small store. */
export const hasShop = /*#__PURE__*/ defineCall({
  uri: '/v1/ridaccu/hasShop',
  params: v.object({ iid: Iid }),
  reply: reply<{ readonly hasShop: boolean; readonly storeId: string | null }>(),
  access: 'public',
  safe: true,
  source: 'chat-and-calls §7 Shop and coupons',
})

/** Sends a code for opening a store or changing its manager. The documents do not name the tenant. */
export const sendShopCode = /*#__PURE__*/ defineCall({
  uri: '/v1/ridshop/sendCode',
  params: v.object({ iid: maybe(Iid), unionId: identity.unionId, phone: Mobile }),
  reply: reply<true>(),
  access: 'member',
  errors: ['LIMIT'],
  source: 'chat-and-calls §7 Mobile binding and registration',
})

/** Suppliers whose goods the tenant sells. `saleIid` is the tenant; another one is DENIED. */
export const listSupplyPartners = /*#__PURE__*/ defineCall({
  uri: '/relationSupplychain/list',
  params: v.object({ iid: maybe(Iid), saleIid: Iid }),
  reply: reply<readonly SupplyPartner[]>(),
  access: 'storeOwner',
  safe: true,
  source: 'chat-and-calls §7 Other',
})

/**
 * Joins a supplier, whose goods the own store may then choose, or leaves it: its goods are taken off the shelf and
 * orders stay. Ours.
 */
export const joinSupply = /*#__PURE__*/ defineCall({
  uri: '/v2/source/join',
  params: v.object({ iid: Iid, reqId: ReqId, supplyIid: Iid, on: Flag01 }),
  reply: reply<{ readonly joined: boolean }>(),
  access: 'storeOwner',
  errors: ['NOTFOUND'],
  source: 'screens-content §5b',
})

/** A small store; without `storeId` the member's own. Ours. */
export const getStore = /*#__PURE__*/ defineCall({
  uri: '/v2/store/get',
  params: v.object({ iid: Iid, storeId: maybe(Id) }),
  reply: reply<SmallStore>(),
  access: 'public',
  errors: ['NOTFOUND'],
  safe: true,
  source,
})

/**
 * Opens the member's store; they become its manager and its first recipient of order messages. `phone` is their own
 * number with its code. A second one is answered with the first. DUP for a name that another store has. Ours.
 */
export const openStore = /*#__PURE__*/ defineCall({
  uri: '/v2/store/open',
  params: v.object({ iid: Iid, reqId: ReqId, name: StoreName, phone: Mobile, verifyCode: VerifyCode }),
  reply: reply<SmallStore>(),
  access: 'distributor',
  errors: ['DUP', 'CODE'],
  source,
})

/** Changes what is given of the own store. Only a distributor opens it again. Ours. */
export const saveStore = /*#__PURE__*/ defineCall({
  uri: '/v2/store/save',
  params: v.object({
    iid: Iid,
    reqId: ReqId,
    id: Id,
    name: maybe(StoreName),
    logo: maybe(Raw(300)),
    banner: maybe(Raw(300)),
    notice: maybe(Text(200, 0)),
    city: maybe(Text(30, 0)),
    open: maybe(Flag01),
  }),
  reply: reply<SmallStore>(),
  access: 'storeOwner',
  errors: ['NOTFOUND', 'DUP', 'NOTDISTRIBUTOR'],
  source,
})

/**
 * Adds a consult, a recipient or another manager by the mobile of a member, or changes one by `id`. NOTFOUND when no
 * member has the mobile; a new manager's mobile needs its code. Ours.
 */
export const saveStoreMember = /*#__PURE__*/ defineCall({
  uri: '/v2/store/member/save',
  params: v.object({
    iid: Iid,
    reqId: ReqId,
    storeId: Id,
    kind: v.picklist(['consult', 'notify', 'master']),
    id: maybe(Id),
    phone: maybe(Mobile),
    /** What members read; '' for the person's own nickname. */
    name: clearable(Line(20)),
    sort: maybe(Status),
    options: maybe(
      JsonOf(
        v.object({
          hours: v.optional(v.pipe(v.string(), v.regex(/^(?:([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d)?$/))),
          events: v.optional(v.pipe(v.array(v.picklist(STORE_EVENTS)), v.maxLength(STORE_EVENTS.length))),
          img: v.optional(Raw(300)),
          intro: v.optional(Text(200, 0)),
        }),
      ),
    ),
    verifyCode: maybe(VerifyCode),
  }),
  reply: reply<StoreConsult | StoreNotify | StoreMaster>(),
  access: 'storeOwner',
  errors: ['NOTFOUND', 'DUP', 'LIMIT', 'CODE'],
  source,
})

/** Removes a consult or a recipient; a repeat changes nothing. A manager is replaced, not removed. Ours. */
export const deleteStoreMember = /*#__PURE__*/ defineCall({
  uri: '/v2/store/member/delete',
  params: v.object({ iid: Iid, reqId: ReqId, id: Id }),
  reply: reply<true>(),
  access: 'storeOwner',
  source,
})

/**
 * Puts goods on the own store's shelf or changes the item. `price` is the own price of the cheapest sku in fen, from
 * the tenant's price to one and a half times of it; the other skus cost as much more. Ours.
 */
export const saveStoreItem = /*#__PURE__*/ defineCall({
  uri: '/v2/store/item/save',
  params: v.object({
    iid: Iid,
    reqId: ReqId,
    storeId: Id,
    goodsId: Id,
    price: Fen,
    sort: maybe(Status),
    on: maybe(Flag01),
  }),
  reply: reply<StoreItem>(),
  access: 'storeOwner',
  errors: ['NOTFOUND', 'LIMIT'],
  source,
})

/** The paid orders of the own store, newest first, without the buyers' addresses and numbers. Ours. */
export const listStoreOrders = /*#__PURE__*/ defineCall({
  uri: '/v2/store/order/list',
  params: v.object({ iid: Iid, pageNo: PageNo, pageSize: PageSize }),
  reply: reply<StoreOrderPage>(),
  access: 'storeOwner',
  safe: true,
  source,
})

/** Calls of small stores. */
export const storeCalls = {
  hasShop,
  sendShopCode,
  listSupplyPartners,
  joinSupply,
  getStore,
  openStore,
  saveStore,
  saveStoreMember,
  deleteStoreMember,
  saveStoreItem,
  listStoreOrders,
}
