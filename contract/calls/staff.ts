import * as v from 'valibot'
import type { Page } from '../entities/page'
import type { ReviewItem } from '../entities/registration'
import { defineCall, reply } from './define'
import { Id, Iid, JsonObject, maybe, PageNo, PageSize, Raw, ReqId } from './fields'

/** The kinds of requests that staff decide on (conventions §8). */
export const REVIEW_KINDS = [
  'registration',
  'auth',
  'shop',
  'report',
  'volunteer',
  'needform',
  'step',
  'appeal',
  'draw',
  'cfRefund',
  'withdrawal',
] as const

/** One of REVIEW_KINDS. */
export type ReviewKind = (typeof REVIEW_KINDS)[number]

const source = 'conventions §8, screens-content §5'

/**
 * Requests that wait for a decision, oldest first; with `id` only that one. Needs the right `review` (withdrawal:
 * `money`).
 */
export const listReviews = /*#__PURE__*/ defineCall({
  uri: '/v2/staff/queue',
  params: v.object({
    iid: Iid,
    kind: v.picklist(REVIEW_KINDS),
    id: maybe(Id),
    pageNo: PageNo,
    pageSize: PageSize,
  }),
  reply: reply<Page<ReviewItem>>(),
  access: 'staff',
  safe: true,
  source,
})

/**
 * Decides a waiting request and notifies the person. STALE when it no longer waits, DENIED for the caller's own
 * request. A refusal needs a note of 2 to 100 characters. Answers the new state; for a registration its status.
 */
export const decideReview = /*#__PURE__*/ defineCall({
  uri: '/v2/staff/review',
  params: v.object({
    iid: Iid,
    reqId: ReqId,
    kind: v.picklist(REVIEW_KINDS),
    id: Id,
    decision: v.picklist(['pass', 'refuse']),
    note: maybe(Raw(200)),
    /** What the kind needs besides: for an appeal the corrected times {net, gun}. */
    data: maybe(JsonObject),
  }),
  reply: reply<{ readonly state: number | string }>(),
  access: 'staff',
  errors: ['NOTFOUND', 'STALE'],
  source,
})

/** Calls of staff. */
export const staffCalls = { listReviews, decideReview }
