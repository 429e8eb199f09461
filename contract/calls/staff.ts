import * as v from 'valibot'
import type { Page } from '../entities/page'
import type { ReviewItem } from '../entities/registration'
import { defineCall, reply } from './define'
import { Id, Iid, maybe, PageNo, PageSize, Raw, ReqId } from './fields'

/** What staff decide about (conventions §8). */
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

/** A kind of request that staff decide about. */
export type ReviewKind = (typeof REVIEW_KINDS)[number]

const source = 'conventions §8, screens-content §5'

/** What waits for a decision, the oldest first; with `id` that one only. Needs the right review (withdrawal: money). */
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
 * Decides a waiting request and tells the person. STALE when it is no longer waiting, DENIED for one's
 * own. A refusal needs a note of 2 to 100 characters. Answers the new state; for a registration its status.
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
  }),
  reply: reply<{ readonly state: number | string }>(),
  access: 'staff',
  errors: ['NOTFOUND', 'STALE'],
  source,
})

/** Calls of staff. */
export const staffCalls = { listReviews, decideReview }
