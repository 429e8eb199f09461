import * as v from 'valibot'
import type { Needform } from '../entities/needform'
import type { Page } from '../entities/page'
import { defineCall, reply } from './define'
import { Day, Fen, Iid, Line, Mobile, maybe, PageNo, PageSize, ReqId, Text, TypeNo, withDefault } from './fields'

const source = 'screens-activities §3'

/**
 * Asks for a bespoke activity. PARAM for days that are past or in the wrong order and for a number that is no mobile's;
 * LIMIT while three requests are open. Ours.
 */
export const sendNeedform = /*#__PURE__*/ defineCall({
  uri: '/v2/act/needform',
  params: v.object({
    iid: Iid,
    reqId: ReqId,
    destination: Text(60),
    from: Day,
    to: Day,
    people: v.pipe(TypeNo, v.maxValue(999)),
    /** Fen for one person; 0 without an idea. */
    budget: withDefault(Fen, 0),
    name: Line(20, 2),
    phone: Mobile,
    note: maybe(Text(500)),
  }),
  reply: reply<Pick<Needform, 'id' | 'state'>>(),
  access: 'member',
  errors: ['LIMIT'],
  source,
})

/** The member's own requests, the latest first, with what staff answered. Ours. */
export const listNeedforms = /*#__PURE__*/ defineCall({
  uri: '/v2/act/needformList',
  params: v.object({ iid: Iid, pageNo: PageNo, pageSize: PageSize }),
  reply: reply<Page<Needform>>(),
  access: 'member',
  safe: true,
  source,
})

/** Calls about activities that are none of the other groups'. */
export const actCalls = { sendNeedform, listNeedforms }
