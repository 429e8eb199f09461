import * as v from 'valibot'
import type { SalesRep } from '../entities/checkout'
import type { Regulations } from '../entities/distribution'
import { defineCall, reply } from './define'
import { Address, Code, Flag01, Id, Iid, JsonOf, Line, Mobile, maybe, Raw, ReqId, withDefault } from './fields'

/** Changes the tenant's distribution rules; a field that is not sent keeps its value. Needs the right `money`. Ours. */
export const saveRegulations = /*#__PURE__*/ defineCall({
  uri: '/v2/distribution/rules/save',
  params: v.object({
    iid: Iid,
    reqId: ReqId,
    /** Rich text for people who consider applying. */
    html: v.optional(Raw(20_000)),
    levels: maybe(v.pipe(Code, v.minValue(1), v.maxValue(3))),
    /** Basis points by level; the sum is at most 5000. */
    rates: maybe(JsonOf(v.pipe(v.array(Code), v.minLength(1), v.maxLength(3)))),
    /** 0 means for ever. */
    lockDays: maybe(v.pipe(Code, v.maxValue(36_500))),
    autoApprove: maybe(Flag01),
  }),
  reply: reply<Regulations>(),
  access: 'staff',
  source: 'chat-and-calls §7 Multi-level distribution',
})

/** Saves a sales representative of the tenant (a new one without `id`) or removes it. Needs the right `order`. Ours. */
export const saveSalesRep = /*#__PURE__*/ defineCall({
  uri: '/v2/distribution/sales/save',
  params: v.object({
    iid: Iid,
    reqId: ReqId,
    /** opSalesId */
    id: maybe(Id),
    /** Number of the operation of the representative. */
    opId: v.pipe(Code, v.minValue(1)),
    opName: Line(40),
    name: Line(20),
    phone: Mobile,
    avatar: withDefault(Address(500), ''),
    remove: withDefault(Flag01, false),
  }),
  reply: reply<SalesRep>(),
  access: 'staff',
  errors: ['NOTFOUND'],
  source: 'chat-and-calls §7 Orders',
})

/** Distribution settings that staff change. */
export const distributionStaffCalls = { saveRegulations, saveSalesRep }
