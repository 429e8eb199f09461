import * as v from 'valibot'
import type { Page, Id as RowId } from '../entities/page'
import type { InfoDoc, OwnReport, OwnRestriction } from '../entities/site'
import { defineCall, reply } from './define'
import {
  Code,
  Day,
  Flag01,
  Id,
  Iid,
  Line,
  ListOf,
  Mobile,
  maybe,
  PageNo,
  PageSize,
  Raw,
  ReqId,
  Text,
  UserId,
} from './fields'

const kind = v.picklist([
  'protocol',
  'protocol_ext',
  'privacy',
  'privacy_ext',
  'forbid',
  'insurance',
  'community',
  'contact',
  'helper',
])

/** A legal or help text of the tenant, or else that of tenant 1000. Ours. */
export const getInfo = /*#__PURE__*/ defineCall({
  uri: '/v2/info/get',
  params: v.object({ iid: Iid, kind }),
  reply: reply<InfoDoc>(),
  access: 'public',
  errors: ['NOTFOUND'],
  safe: true,
  source: 'screens-content §5b',
})

/** Agrees to the current version, or withdraws the consent. Ours. */
export const consentInfo = /*#__PURE__*/ defineCall({
  uri: '/v2/info/consent',
  params: v.object({ iid: Iid, reqId: ReqId, kind, version: Code, on: Flag01 }),
  reply: reply<{ readonly agreedAt: number | null }>(),
  access: 'member',
  errors: ['NOTFOUND', 'STALE'],
  source: 'screens-content §5b',
})

/**
 * Sends a message, a question, a report, an appeal, or a request to join the volunteers' roll with name and number.
 * Visitors can send contact requests with a phone number. Ours.
 */
export const sendFeedback = /*#__PURE__*/ defineCall({
  uri: '/v2/info/feedback',
  params: v.object({
    iid: Iid,
    reqId: ReqId,
    kind: v.picklist(['contact', 'help', 'report', 'appeal', 'volunteer']),
    content: Text(500, 5),
    name: maybe(Line(20)),
    phone: maybe(Mobile),
    images: maybe(ListOf(Raw(500), 4)),
    /** A module type, or `store` for a small store; of an appeal `report` or `restriction`, the member's own. */
    targetType: maybe(Raw(16)),
    targetId: maybe(Id),
  }),
  reply: reply<{ readonly id: RowId; readonly no: string; readonly again?: boolean }>(),
  access: 'public',
  errors: ['LIMIT', 'NOTFOUND'],
  source: 'screens-content §5b',
})

/** The member's reports and appeals, the latest first, and the running restrictions. Ours. */
export const listOwnReports = /*#__PURE__*/ defineCall({
  uri: '/v2/info/list',
  params: v.object({ iid: Iid, pageNo: PageNo, pageSize: PageSize }),
  reply: reply<Page<OwnReport> & { readonly restrictions: readonly OwnRestriction[] }>(),
  access: 'member',
  safe: true,
  source: 'screens-content §4',
})

/**
 * Keeps a member from publishing to the end of a day, in place of an earlier restriction; without `until` it ends at
 * once. Needs the right `review`. Ours.
 */
export const restrictMember = /*#__PURE__*/ defineCall({
  uri: '/v2/info/restrict',
  params: v.object({ iid: Iid, reqId: ReqId, toRid: UserId, until: maybe(Day), reason: Text(100, 2) }),
  reply: reply<{ readonly until: number | null; readonly again?: boolean }>(),
  access: 'staff',
  errors: ['NOTFOUND'],
  source: 'screens-content §4',
})

/** Legal texts, help and feedback calls. */
export const infoCalls = { getInfo, consentInfo, sendFeedback, listOwnReports, restrictMember }
