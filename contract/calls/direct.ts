import * as v from 'valibot'
import type { ChatUserBody, WechatTicket, WechatUser } from '../entities/member'
import { defineCall, reply } from './define'
import { Flag01, Iid, identity, maybe, Raw } from './fields'

/** The visitor's identity after the messaging app's OAuth. */
export const getWechatUser = /*#__PURE__*/ defineCall({
  kind: 'direct',
  uri: '/wxservice2/getUserInfo',
  params: v.object({ openId: maybe(Raw(128)), iid: Iid }),
  reply: reply<WechatUser | null>(),
  access: 'public',
  safe: true,
  source: 'shell-and-routes §7 Direct calls',
})

/** Tells whether the viewer follows the tenant's official account. */
export const checkSubscribe = /*#__PURE__*/ defineCall({
  kind: 'direct',
  uri: '/wxservice2/checkSubscribe',
  params: v.object({ openId: maybe(Raw(128)), iid: Iid }),
  reply: reply<{ readonly subscribe: boolean; readonly qrImage: string }>(),
  access: 'public',
  safe: true,
  source: 'shell-and-routes §7 Direct calls',
})

/** JS-SDK signature of the page named by the Referer header. */
export const getWechatTicket = /*#__PURE__*/ defineCall({
  kind: 'direct',
  uri: '/wxservice2/ticket',
  params: v.object({ iid: Iid }),
  reply: reply<WechatTicket>(),
  access: 'public',
  safe: true,
  source: 'shell-and-routes §7 Direct calls',
})

/** The chat's user; with `uniqId` 1 that of the session. */
export const getChatUser = /*#__PURE__*/ defineCall({
  kind: 'direct',
  uri: 'getUserInfo',
  params: v.object({ userId: identity.userId, uniqId: maybe(Flag01), iid: Iid }),
  reply: reply<ChatUserBody>(),
  raw: true,
  access: 'member',
  safe: true,
  secret: true,
  source: 'chat-and-calls §7 HTTP user info',
})

/** Calls with addresses of their own, outside the gateway. */
export const directCalls = { getWechatUser, checkSubscribe, getWechatTicket, getChatUser }
