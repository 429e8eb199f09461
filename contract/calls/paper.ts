import * as v from 'valibot'
import type { Paper, PaperResult, PaperScore, PaperStart } from '../entities/paper'
import { defineCall, reply } from './define'
import { Id, Iid, JsonOf, maybe, Raw, ReqId } from './fields'

const source = 'screens-content §5'

/** What has papers: a question page, a campaign, a track and its places. */
const PaperScope = v.picklist(['question', 'cf', 'track'])

const ref = { iid: Iid, scope: PaperScope, refId: Id, placeId: maybe(Id) }

/** Answers by the id of the question. */
const Answers = JsonOf(
  v.pipe(
    v.record(v.pipe(v.string(), v.maxLength(64)), v.union([Raw(2000), v.pipe(v.array(Raw(8)), v.maxLength(50))])),
    v.check((answers) => Object.keys(answers).length <= 200),
  ),
)

/**
 * A paper with the member's latest attempt; reading starts no clock. The paper of a place is for those who have
 * checked in there; others are DENIED. Ours.
 */
export const getPaper = /*#__PURE__*/ defineCall({
  uri: '/v2/paper/get',
  params: v.object(ref),
  reply: reply<Paper>(),
  access: 'member',
  errors: ['NOTFOUND'],
  safe: true,
  source,
})

/**
 * Opens an attempt, and with it the clock of a timed paper; while one is open it answers that one. CLOSED outside the
 * paper's time, DUP when no attempt is left, LOCKED with `data.until` before the next one. Ours.
 */
export const startPaper = /*#__PURE__*/ defineCall({
  uri: '/v2/paper/start',
  params: v.object({ iid: Iid, reqId: ReqId, paperId: Id }),
  reply: reply<PaperStart>(),
  access: 'member',
  errors: ['NOTFOUND', 'CLOSED', 'DUP', 'LOCKED'],
  source: 'expect-play §2',
})

/**
 * Hands in the answers of the open attempt; a paper without a clock needs no start. A question that must be answered
 * and is not is PARAM, where no clock runs. Ten seconds after the time is up: CLOSED. Ours.
 */
export const submitPaper = /*#__PURE__*/ defineCall({
  uri: '/v2/paper/submit',
  params: v.object({ iid: Iid, reqId: ReqId, paperId: Id, answers: Answers }),
  reply: reply<PaperScore>(),
  access: 'member',
  errors: ['NOTFOUND', 'CLOSED', 'DUP', 'LOCKED'],
  source,
})

/** The member's best attempt, and for a survey how all have chosen; NOTFOUND before the first submission. Ours. */
export const getPaperResult = /*#__PURE__*/ defineCall({
  uri: '/v2/paper/result',
  params: v.object(ref),
  reply: reply<PaperResult>(),
  access: 'member',
  errors: ['NOTFOUND'],
  safe: true,
  source,
})

/** Quizzes and surveys. */
export const paperCalls = { getPaper, startPaper, submitPaper, getPaperResult }
