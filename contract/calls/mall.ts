import * as v from 'valibot'
import type { GoodsAccount, GoodsAccountChild } from '../entities/goodsAccount'
import type { SupplyPartner } from '../entities/site'
import { defineCall, reply } from './define'
import { Id, Iid, identity, Text } from './fields'

const source = 'chat-and-calls §7 Mall goods accounts'

/** The member's goods account, as its owner or as a child. */
export const getGoodsAccount = /*#__PURE__*/ defineCall({
  uri: '/api/cmgoods/account/get',
  params: v.object({ iid: Iid, unionId: identity.unionId }),
  reply: reply<GoodsAccount | null>(),
  access: 'member',
  safe: true,
  source,
})

/** Children of the account. */
export const listGoodsChildren = /*#__PURE__*/ defineCall({
  uri: '/api/cmgoods/child/list',
  params: v.object({ id: Id }),
  reply: reply<readonly GoodsAccountChild[]>(),
  access: 'goodsAccountOwner',
  errors: ['NOTFOUND'],
  safe: true,
  source,
})

/** Removes a child; a repeat changes nothing. */
export const deleteGoodsChild = /*#__PURE__*/ defineCall({
  uri: '/api/cmgoods/child/delete',
  params: v.object({ id: Id, unionId: identity.unionId }),
  reply: reply<true>(),
  access: 'goodsAccountOwner',
  source,
})

/** An invitation code, valid for 24 hours and for one use. */
export const getGoodsChildCode = /*#__PURE__*/ defineCall({
  uri: '/api/cmgoods/child/code/get',
  params: v.object({ id: Id }),
  reply: reply<{ readonly code: string; readonly expireAt: number }>(),
  access: 'goodsAccountOwner',
  errors: ['NOTFOUND', 'FULL'],
  source,
})

/** Joins an account with its code. */
export const validateGoodsChildCode = /*#__PURE__*/ defineCall({
  uri: '/api/cmgoods/child/code/validate',
  params: v.object({ iid: Iid, unionId: identity.unionId, code: Text(32) }),
  reply: reply<{ readonly accountId: string; readonly name: string }>(),
  access: 'member',
  errors: ['CODE', 'FULL', 'DUP'],
  source,
})

/** Tells whether the member has a small store. */
export const hasShop = /*#__PURE__*/ defineCall({
  uri: '/v1/ridaccu/hasShop',
  params: v.object({ iid: Iid }),
  reply: reply<{ readonly hasShop: boolean; readonly storeId: string | null }>(),
  access: 'public',
  safe: true,
  source: 'chat-and-calls §7 Shop and coupons',
})

/** Suppliers whose goods the tenant may sell. */
export const listSupplyPartners = /*#__PURE__*/ defineCall({
  uri: '/relationSupplychain/list',
  params: v.object({ saleIid: Iid }),
  reply: reply<readonly SupplyPartner[]>(),
  access: 'storeOwner',
  safe: true,
  source: 'chat-and-calls §7 Other',
})

/** Mall account and supply calls. */
export const mallCalls = {
  getGoodsAccount,
  listGoodsChildren,
  deleteGoodsChild,
  getGoodsChildCode,
  validateGoodsChildCode,
  hasShop,
  listSupplyPartners,
}
