import * as v from 'valibot'
import type { Id as RowId } from '../entities/page'
import { defineCall, reply } from './define'
import { Iid, JsonObject, JsonOf, ReqId } from './fields'

/** Maximum length of a report's data as JSON, in UTF-16 units. */
export const REPORT_LENGTH = 16_384

/**
 * Sends the result of a phone's self-test, at most 10 an hour. Answers a number that the person tells support.
 * Ours.
 */
export const sendDiagnosis = /*#__PURE__*/ defineCall({
  uri: '/v2/diag/report',
  params: v.object({
    iid: Iid,
    reqId: ReqId,
    kind: v.picklist(['gallery', 'video']),
    device: JsonObject,
    data: v.pipe(
      JsonOf(v.record(v.string(), v.unknown())),
      v.check((data) => JSON.stringify(data).length <= REPORT_LENGTH),
    ),
  }),
  reply: reply<{ readonly id: RowId }>(),
  access: 'public',
  errors: ['LIMIT'],
  source: 'screens-content §5b',
})

/** Diagnosis calls. */
export const diagCalls = { sendDiagnosis }
