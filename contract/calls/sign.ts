import * as v from 'valibot'
import type { SignProgress } from '../entities/sign'
import { defineCall, reply } from './define'
import { Id, Iid, maybe, ReqId } from './fields'

const source = 'screens-activities §3'

/**
 * A subject with its areas, and how far the member is; the one of an area or a site; without any of them the one that
 * runs or, if none does, the latest. Ours.
 */
export const getSignSubject = /*#__PURE__*/ defineCall({
  uri: '/v2/sign/subject',
  params: v.object({ iid: Iid, id: maybe(Id), areaId: maybe(Id), siteId: maybe(Id) }),
  reply: reply<SignProgress>(),
  access: 'public',
  errors: ['NOTFOUND'],
  safe: true,
  source,
})

/** Joins a subject, once; a first check-in joins too. Ours. */
export const joinSign = /*#__PURE__*/ defineCall({
  uri: '/v2/sign/join',
  params: v.object({ iid: Iid, reqId: ReqId, id: Id }),
  reply: reply<{ readonly joined: true }>(),
  access: 'member',
  errors: ['NOTFOUND', 'CLOSED'],
  source,
})

/** Subjects of check-ins. */
export const signCalls = { getSignSubject, joinSign }
