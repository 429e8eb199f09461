import * as v from 'valibot'
import type { StepSummary, StepsRecorded } from '../entities/step'
import { defineCall, reply } from './define'
import { Code, Day, Id, Iid, maybe, Raw, ReqId } from './fields'

const source = 'screens-activities §3'

/**
 * Records steps in a challenge. With `encryptedData` and `iv`: the run data of the messaging app, decrypted with the
 * key of the session (STALE: log in again); it may be sent as often as one likes, and the larger value of a day counts.
 * With `steps`, `date` and `photo` (an own private upload): a claim that staff decide, one open a day (DUP). CLOSED
 * outside the challenge. Ours.
 */
export const recordSteps = /*#__PURE__*/ defineCall({
  uri: '/v2/step/record',
  params: v.object({
    iid: Iid,
    reqId: ReqId,
    refId: Id,
    encryptedData: maybe(Raw(20_000)),
    iv: maybe(Raw(64)),
    steps: maybe(Code),
    date: maybe(Day),
    photo: maybe(Raw(500)),
  }),
  reply: reply<StepsRecorded>(),
  access: 'member',
  errors: ['NOTFOUND', 'CLOSED', 'STALE', 'DUP'],
  source,
})

/** What the member has walked in a challenge. Ours. */
export const getStepSummary = /*#__PURE__*/ defineCall({
  uri: '/v2/step/summary',
  params: v.object({ iid: Iid, refId: Id }),
  reply: reply<StepSummary>(),
  access: 'member',
  errors: ['NOTFOUND'],
  safe: true,
  source,
})

/** Sets the member's city by its region code; LIMIT when it was set less than 30 days ago. Ours. */
export const setStepCity = /*#__PURE__*/ defineCall({
  uri: '/v2/step/city',
  params: v.object({ iid: Iid, reqId: ReqId, city: v.pipe(v.string(), v.regex(/^\d{6}$/)) }),
  reply: reply<{ readonly city: string; readonly again?: boolean }>(),
  access: 'member',
  errors: ['LIMIT'],
  source,
})

/** Calls of challenges of steps. */
export const stepCalls = { recordSteps, getStepSummary, setStepCity }
