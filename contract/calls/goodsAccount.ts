import * as v from 'valibot'
import type { GoodsAccount, GoodsAccountChild } from '../entities/goodsAccount'
import { defineCall, reply } from './define'
import { Id, Iid, identity, TypedCode } from './fields'

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

/** Children of the account, the latest first. The documents do not name the tenant. */
export const listGoodsChildren = /*#__PURE__*/ defineCall({
  uri: '/api/cmgoods/child/list',
  params: v.object({ iid: Iid, id: Id }),
  reply: reply<readonly GoodsAccountChild[]>(),
  access: 'goodsAccountOwner',
  errors: ['NOTFOUND'],
  safe: true,
  source,
})

/** Removes a child; a repeat changes nothing. */
export const deleteGoodsChild = /*#__PURE__*/ defineCall({
  uri: '/api/cmgoods/child/delete',
  params: v.object({ iid: Iid, id: Id, unionId: identity.unionId }),
  reply: reply<true>(),
  access: 'goodsAccountOwner',
  source,
})

/** An invitation code, valid for 24 hours and for one use. The same code is returned until it is used or expires. */
export const getGoodsChildCode = /*#__PURE__*/ defineCall({
  uri: '/api/cmgoods/child/code/get',
  params: v.object({ iid: Iid, id: Id }),
  reply: reply<{ readonly code: string; readonly expireAt: number }>(),
  access: 'goodsAccountOwner',
  errors: ['NOTFOUND', 'FULL'],
  source,
})

/**
 * Joins an account with its code. CODE for a wrong, used or expired code, LIMIT after twenty of these a day; DUP
 * when the caller already owns or has joined an account.
 */
export const validateGoodsChildCode = /*#__PURE__*/ defineCall({
  uri: '/api/cmgoods/child/code/validate',
  params: v.object({ iid: Iid, unionId: identity.unionId, code: TypedCode(32) }),
  reply: reply<{ readonly accountId: string; readonly name: string }>(),
  access: 'member',
  errors: ['CODE', 'FULL', 'DUP', 'LIMIT'],
  source,
})

/** Calls of goods accounts. */
export const goodsAccountCalls = {
  getGoodsAccount,
  listGoodsChildren,
  deleteGoodsChild,
  getGoodsChildCode,
  validateGoodsChildCode,
}
