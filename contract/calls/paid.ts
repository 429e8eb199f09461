import * as v from 'valibot'
import type { PaidContent, PaidPlay } from '../entities/paid'
import { defineCall, reply } from './define'
import { Code, Id, Iid, maybe, ReqId, TypeNo, UserId } from './fields'

/** 23, 201 to 204 (the order types), or 3 for a video. */
const moduleType = v.pipe(TypeNo, v.picklist([3, 23, 201, 202, 203, 204]))

/** Paid content, without the addresses of its media. Ours. */
export const getPaid = /*#__PURE__*/ defineCall({
  uri: '/v2/paid/get',
  params: v.object({ iid: Iid, moduleType, id: maybe(Id), roomNo: maybe(Id) }),
  reply: reply<PaidContent>(),
  access: 'public',
  errors: ['NOTFOUND'],
  safe: true,
  source: 'screens-commerce §4',
})

/** A media address for a viewer who has bought it, signed for 2 hours; DENIED for others. Ours. */
export const playPaid = /*#__PURE__*/ defineCall({
  uri: '/v2/paid/play',
  params: v.object({ iid: Iid, moduleType, id: Id, itemId: maybe(Id) }),
  reply: reply<PaidPlay>(),
  access: 'public',
  errors: ['NOTFOUND', 'CLOSED'],
  safe: true,
  source: 'screens-commerce §4',
})

/** Stores the position where the viewer stopped; the last write wins. Ours. */
export const savePaidProgress = /*#__PURE__*/ defineCall({
  uri: '/v2/paid/progress',
  params: v.object({ iid: Iid, reqId: ReqId, moduleType, id: Id, itemId: maybe(Id), seconds: Code }),
  reply: reply<true>(),
  access: 'member',
  errors: ['NOTFOUND'],
  source: 'screens-commerce §4',
})

/** Tells the member ten minutes before a live room begins. Who invited them first stays. Ours. */
export const remindPaid = /*#__PURE__*/ defineCall({
  uri: '/v2/paid/remind',
  params: v.object({ iid: Iid, reqId: ReqId, id: Id, inviterRid: maybe(UserId) }),
  reply: reply<{ readonly reminded: true; readonly again?: boolean }>(),
  access: 'member',
  errors: ['NOTFOUND', 'CLOSED'],
  source: 'screens-commerce §4',
})

/** Paid content calls. */
export const paidCalls = { getPaid, playPaid, savePaidProgress, remindPaid }
