import * as v from 'valibot'
import type { PaidContent, PaidPlay } from '../entities/paid'
import { defineCall, reply } from './define'
import { Code, Flag01, Id, Iid, Instant, maybe, ReqId, TypeNo, UserId, withDefault } from './fields'

/** 23, 201 to 204 (the order types), or 3 for a video. */
const moduleType = v.pipe(TypeNo, v.picklist([3, 23, 201, 202, 203, 204]))

/** Paid content, without the addresses of its media; `id` is the whole's or that of one of its parts. Ours. */
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

/**
 * Stores the position where the viewer stopped: seconds, for a chapter a character offset. `at` is when they were
 * there, ms, at most now; an older one changes nothing. At the end of a part the next one is stored at 0. Ours.
 */
export const savePaidProgress = /*#__PURE__*/ defineCall({
  uri: '/v2/paid/progress',
  params: v.object({
    iid: Iid,
    reqId: ReqId,
    moduleType,
    id: Id,
    itemId: maybe(Id),
    seconds: Code,
    at: maybe(Instant),
  }),
  reply: reply<true>(),
  access: 'member',
  errors: ['NOTFOUND'],
  source: 'screens-commerce §4',
})

/** Tells the member ten minutes before a live room begins, or no longer. Who invited them first stays. Ours. */
export const remindPaid = /*#__PURE__*/ defineCall({
  uri: '/v2/paid/remind',
  params: v.object({ iid: Iid, reqId: ReqId, id: Id, inviterRid: maybe(UserId), on: withDefault(Flag01, true) }),
  reply: reply<{ readonly reminded: boolean; readonly again?: boolean }>(),
  access: 'member',
  errors: ['NOTFOUND', 'CLOSED'],
  source: 'screens-commerce §4',
})

/** Paid content calls. */
export const paidCalls = { getPaid, playPaid, savePaidProgress, remindPaid }
