import * as v from 'valibot'
import type { CfAnswer, CfOwnProject, CfProjectAnswer, CfSupportPage } from '../entities/cf'
import { CF_MOST_WISH } from '../rules/crowdfunding'
import { defineCall, reply } from './define'
import { Flag01, Id, Iid, JsonOf, Line, maybe, PageNo, PageSize, Raw, ReqId, Text } from './fields'

const source = 'screens-activities §3'

/** A campaign with the caller's own project and what is still missing for its launch. Ours. */
export const getCf = /*#__PURE__*/ defineCall({
  uri: '/v2/cf/get',
  params: v.object({ iid: Iid, id: Id }),
  reply: reply<CfAnswer>(),
  access: 'public',
  errors: ['NOTFOUND'],
  safe: true,
  source,
})

/**
 * Saves the own draft of a campaign, of a running project only its wish and cover; `close` ends a running project below
 * its goal, whose supports go back. CLOSED when the campaign or the project is over, FULL for a place without seats.
 * Ours.
 */
export const saveCf = /*#__PURE__*/ defineCall({
  uri: '/v2/cf/save',
  params: v.object({
    iid: Iid,
    reqId: ReqId,
    id: Id,
    fields: maybe(
      JsonOf(
        v.object({
          name: v.optional(Line(20, 2)),
          phone: v.optional(Raw(20)),
          idCard: v.optional(Raw(18)),
          size: v.optional(Text(10, 0)),
          wish: v.optional(Text(CF_MOST_WISH)),
          cover: v.optional(Raw(500)),
          placeId: v.optional(Id),
        }),
      ),
    ),
    close: maybe(Flag01),
  }),
  reply: reply<CfOwnProject>(),
  access: 'member',
  errors: ['NOTFOUND', 'CLOSED', 'FULL', 'STALE'],
  source,
})

/**
 * Publishes the own project of a campaign, once, and takes a seat of its place. NOTELIGIBLE with `data.missing`, FULL
 * without seats. Ours.
 */
export const launchCf = /*#__PURE__*/ defineCall({
  uri: '/v2/cf/launch',
  params: v.object({ iid: Iid, reqId: ReqId, id: Id, agree: Flag01 }),
  reply: reply<{ readonly projectId: string; readonly again?: true }>(),
  access: 'member',
  errors: ['NOTFOUND', 'CLOSED', 'FULL', 'NOTELIGIBLE', 'DUP'],
  source,
})

/** A project with its latest supports; a draft for its owner only. Ours. */
export const getCfProject = /*#__PURE__*/ defineCall({
  uri: '/v2/cf/project',
  params: v.object({ iid: Iid, id: Id }),
  reply: reply<CfProjectAnswer>(),
  access: 'public',
  errors: ['NOTFOUND'],
  safe: true,
  source,
})

/**
 * Supports, the latest first: those of a project, one by its id for its supporter and the project's owner, or with
 * `mine` the caller's own. `unthanked` leaves those that the owner has not thanked for. Ours.
 */
export const listCfSupporters = /*#__PURE__*/ defineCall({
  uri: '/v2/cf/supporters',
  params: v.object({
    iid: Iid,
    projectId: maybe(Id),
    id: maybe(Id),
    mine: maybe(Flag01),
    unthanked: maybe(Flag01),
    pageNo: PageNo,
    pageSize: PageSize,
  }),
  reply: reply<CfSupportPage>(),
  access: 'public',
  errors: ['NOTFOUND'],
  safe: true,
  source,
})

/** Thanks for one support or for all that were not thanked for, each once; the owner of the project only. Ours. */
export const thankCf = /*#__PURE__*/ defineCall({
  uri: '/v2/cf/thank',
  params: v.object({ iid: Iid, reqId: ReqId, projectId: Id, id: maybe(Id), all: maybe(Flag01), text: Text(100) }),
  reply: reply<{ readonly count: number }>(),
  access: 'host',
  errors: ['NOTFOUND'],
  source,
})

/** Asks for an own support back while its project raises money, once. Staff decide. Ours. */
export const refundCf = /*#__PURE__*/ defineCall({
  uri: '/v2/cf/refund',
  params: v.object({ iid: Iid, reqId: ReqId, id: Id, reason: Text(200, 2) }),
  reply: reply<{ readonly id: string; readonly state: 'waiting' }>(),
  access: 'buyer',
  errors: ['NOTFOUND', 'DUP', 'CLOSED', 'ORDERSTATE'],
  source,
})

/** Calls of the group `cf`. */
export const cfCalls = { getCf, saveCf, launchCf, getCfProject, listCfSupporters, thankCf, refundCf }
