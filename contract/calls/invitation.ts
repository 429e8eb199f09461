import * as v from 'valibot'
import type { Invitation, InviteGift } from '../entities/invitation'
import { defineCall, reply } from './define'
import { Id, Iid, maybe, ReqId, TypedCode } from './fields'

const source = 'screens-commerce §4'

/** The member's own invitation with count and gifts; with `code` the public part of somebody's. Ours. */
export const getInvitation = /*#__PURE__*/ defineCall({
  uri: '/v2/invite/get',
  params: v.object({ iid: Iid, code: maybe(TypedCode(32)) }),
  reply: reply<Invitation>(),
  access: 'public',
  errors: ['NOTFOUND'],
  safe: true,
  source,
})

/**
 * Accepts an invitation, once: a repeat has the same answer with `again`. The newcomer's gifts are booked at once.
 * NOTELIGIBLE with `data.missing`: `mobile` is not bound, the code is the caller's own (`self`), the caller or the
 * number has been here for more than 24 hours (`newcomer`). DUP after accepting another one. LIMIT after twenty wrong
 * codes a day. Ours.
 */
export const bindInvitation = /*#__PURE__*/ defineCall({
  uri: '/v2/invite/bind',
  params: v.object({ iid: Iid, reqId: ReqId, code: TypedCode(32) }),
  reply: reply<{ readonly inviterId: number; readonly gift: InviteGift | null; readonly again?: boolean }>(),
  access: 'member',
  errors: ['NOTFOUND', 'NOTELIGIBLE', 'DUP', 'LIMIT'],
  source,
})

/** Takes a gift of the ladder, once; NOTELIGIBLE before enough newcomers came, FULL when it has run out. Ours. */
export const takeInviteGift = /*#__PURE__*/ defineCall({
  uri: '/v2/invite/gift/take',
  params: v.object({ iid: Iid, reqId: ReqId, giftId: Id }),
  reply: reply<{ readonly kind: InviteGift['kind']; readonly amount: number; readonly again?: boolean }>(),
  access: 'member',
  errors: ['NOTFOUND', 'NOTELIGIBLE', 'FULL'],
  source,
})

/** Calls of invitations. */
export const invitationCalls = { getInvitation, bindInvitation, takeInviteGift }
