import * as v from 'valibot'
import type { FamilyInfo, LoginBody, Profile } from '../entities/member'
import { defineCall, reply } from './define'
import {
  Code,
  Day,
  Id,
  Iid,
  Instant,
  identity,
  JsonOf,
  LanguageCode,
  Line,
  ListOf,
  Mobile,
  maybe,
  Raw,
  ReqId,
  Text,
  UserId,
  VerifyCode,
} from './fields'

/** The purposes of a code by text message. */
export const CODE_PURPOSES = ['login', 'bind', 'close', 'payout', 'card', 'volunteer'] as const

/**
 * Sends a code by text message: one a minute, 10 a day per mobile, 20 a day per IP. The code is valid for this tenant,
 * this number and this purpose only.
 */
export const sendCode = /*#__PURE__*/ defineCall({
  uri: '/v1/users/bindmobile/send/h5',
  params: v.object({
    iid: maybe(Iid),
    mobile: Mobile,
    userId: identity.userId,
    /** The client's clock in ms; refused when it is more than 5 minutes off. */
    date: maybe(Instant),
    token: identity.token,
    language: maybe(LanguageCode),
    /**
     * The use of the code. Ours. Without it the code is for logging in or binding, which the documents' callers
     * need; it never closes an account.
     */
    purpose: maybe(v.picklist(CODE_PURPOSES)),
  }),
  reply: reply<true>(),
  access: 'public',
  errors: ['LIMIT'],
  source: 'chat-and-calls §7 Mobile binding and registration',
})

/** Registers with a password, or registers and logs in by code alone. Opens a session. */
export const registerByMobile = /*#__PURE__*/ defineCall({
  uri: '/v1/registerV2/registerByMobile',
  params: v.object({ iid: Iid, loginName: Mobile, verifyCode: VerifyCode, password: maybe(Raw(64)) }),
  reply: reply<LoginBody>(),
  raw: true,
  access: 'public',
  errors: ['CODE', 'MOBILE', 'LIMIT'],
  loginBy: 'loginName',
  source: 'shell-and-routes §7',
})

/** Logs in by password. Five wrong passwords from one address lock the number for that address for 15 minutes. */
export const loginByMobile = /*#__PURE__*/ defineCall({
  uri: '/v1/registerV2/loginByMobile',
  params: v.object({ iid: Iid, loginName: Mobile, passWord: Raw(64) }),
  reply: reply<LoginBody>(),
  raw: true,
  access: 'public',
  errors: ['LOCKED', 'NOTFOUND', 'LIMIT'],
  loginBy: 'loginName',
  source: 'shell-and-routes §7',
})

/** Binds a mobile to the member. Within a tenant one mobile belongs to one member. */
export const bindMobile = /*#__PURE__*/ defineCall({
  uri: '/v1/users/mobile/bind/h5',
  params: v.object({ iid: Iid, loginName: Mobile, userId: identity.userId, verifyCode: VerifyCode }),
  reply: reply<{ readonly userId: number; readonly mobile: string }>(),
  access: 'member',
  errors: ['CODE', 'MOBILE'],
  source: 'chat-and-calls §7 Mobile binding and registration',
})

/** Binds the number that a mini-program's phone button has proven with this code to the member. Ours. */
export const bindPhone = /*#__PURE__*/ defineCall({
  uri: '/v2/account/phone',
  params: v.object({ iid: Iid, reqId: ReqId, code: Raw(512) }),
  reply: reply<{ readonly userId: number; readonly mobile: string }>(),
  access: 'member',
  errors: ['CODE', 'MOBILE'],
  source: 'expect-play §3',
})

/** The member's own profile with the counters of the personal page. */
export const getProfile = /*#__PURE__*/ defineCall({
  uri: '/api/userV2.profile',
  params: v.object({ iid: Iid, userid: maybe(UserId), openid: maybe(Raw(128)) }),
  reply: reply<Profile>(),
  access: 'member',
  safe: true,
  source: 'chat-and-calls §7 Account',
})

/** Follows people; a repeat changes nothing. */
export const followRoles = /*#__PURE__*/ defineCall({
  uri: '/api/account.roles.follow',
  params: v.object({ fromRid: maybe(UserId), toRids: ListOf(UserId, 50) }),
  reply: reply<{ readonly ok: true }>(),
  access: 'member',
  errors: ['NOTFOUND'],
  source: 'chat-and-calls §7 Account',
})

/** Joins the tenant; a repeat changes nothing. */
export const bindInterest = /*#__PURE__*/ defineCall({
  uri: '/api/account.interest.bind',
  params: v.object({ iid: Iid, rid: identity.rid }),
  reply: reply<{ readonly ok: true }>(),
  access: 'member',
  source: 'chat-and-calls §7 Account',
})

/** The member's family form, which prefills enrolment and checkout. */
export const getRoleInfo = /*#__PURE__*/ defineCall({
  uri: '/v1/user/role/ext/get',
  params: v.object({ iid: Iid, baseRoleId: maybe(Id), rid: identity.rid }),
  reply: reply<FamilyInfo>(),
  access: 'member',
  safe: true,
  source: 'chat-and-calls §7 User identity info',
})

const Child = v.object({ name: Line(20), birthday: Day, sex: v.picklist([0, 1, 2]) })

/** Saves the family form. A field that is not sent keeps its value; an empty text clears it. */
export const updateRoleInfo = /*#__PURE__*/ defineCall({
  uri: '/v1/user/role/info/update',
  params: v.object({
    userId: identity.userId,
    dad: v.optional(Text(20, 0)),
    mom: v.optional(Text(20, 0)),
    name: v.optional(Line(20, 0)),
    phone: v.optional(v.union([v.literal(''), Mobile])),
    address: v.optional(Text(200, 0)),
    childInfo: maybe(JsonOf(v.pipe(v.array(Child), v.maxLength(10)))),
  }),
  reply: reply<true>(),
  access: 'member',
  source: 'chat-and-calls §7 User identity info',
})

/**
 * Tells whether phone and name belong to a member or are on the list of volunteers; ten tries a day. The caller's own
 * number is known with any name. The documents do not name the tenant.
 */
export const checkInterest = /*#__PURE__*/ defineCall({
  uri: '/v1/interest/check',
  params: v.object({ iid: Iid, phone: Mobile, name: Line(20) }),
  reply: reply<{ readonly exists: boolean; readonly member: boolean; readonly volunteer: boolean }>(),
  access: 'member',
  errors: ['LIMIT'],
  source: 'chat-and-calls §7 Other',
})

/** Ends the session. Ours. */
export const logout = /*#__PURE__*/ defineCall({
  uri: '/v2/user/logout',
  params: v.object({ iid: Iid, reqId: ReqId }),
  reply: reply<true>(),
  access: 'member',
  source: 'screens-commerce §4',
})

/**
 * Closes the account: erases personal data and keeps the ledger. NOTELIGIBLE when something is still open;
 * `data.missing` then lists it: `mobile`, `balance`, `order`, `registration`, `role`. Ours.
 */
export const closeAccount = /*#__PURE__*/ defineCall({
  uri: '/v2/user/close',
  params: v.object({ iid: Iid, reqId: ReqId, verifyCode: VerifyCode }),
  reply: reply<true>(),
  access: 'member',
  errors: ['CODE', 'NOTELIGIBLE'],
  source: 'screens-commerce §4',
})

/** Changes the profile; a field that is not sent keeps its value. Ours. */
export const updateProfile = /*#__PURE__*/ defineCall({
  uri: '/v2/user/profile/update',
  params: v.object({
    iid: Iid,
    reqId: ReqId,
    nickname: maybe(Line(20, 2)),
    img_path: maybe(Raw(500)),
    sex: maybe(v.pipe(Code, v.maxValue(2))),
    birthday: maybe(Day),
    /** '' clears it. */
    signature: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200))),
  }),
  reply: reply<Profile>(),
  access: 'member',
  source: 'screens-commerce §4',
})

/** Calls of the member's own account. */
export const accountCalls = {
  sendCode,
  registerByMobile,
  loginByMobile,
  bindMobile,
  bindPhone,
  getProfile,
  followRoles,
  bindInterest,
  getRoleInfo,
  updateRoleInfo,
  checkInterest,
  logout,
  closeAccount,
  updateProfile,
}
