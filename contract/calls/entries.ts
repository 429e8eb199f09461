import * as v from 'valibot'
import type { Entry, SavedEntrant, WaitlistPlace } from '../entities/entry'
import { defineCall, reply } from './define'
import { Flag01, Id, Iid, JsonObject, Mobile, maybe, ReqId, ScopeName, Text, withDefault } from './fields'

/** The member's own entries for a target, or one entry by id (for staff: anyone's). Ours. */
export const getEntries = /*#__PURE__*/ defineCall({
  uri: '/v2/entry/get',
  params: v.object({ iid: Iid, scope: maybe(ScopeName), refId: maybe(Id), id: maybe(Id) }),
  reply: reply<{ readonly entries: readonly Entry[] }>(),
  access: 'member',
  errors: ['NOTFOUND'],
  safe: true,
  source: 'screens-activities §3',
})

/** Changes an entry before the start. Creates one only for a track or as a trial (staff). Ours. */
export const saveEntry = /*#__PURE__*/ defineCall({
  uri: '/v2/entry/save',
  params: v.object({
    iid: Iid,
    reqId: ReqId,
    scope: ScopeName,
    refId: Id,
    id: maybe(Id),
    fields: maybe(JsonObject),
    trial: withDefault(Flag01, false),
    note: maybe(Text(200)),
  }),
  reply: reply<Entry>(),
  access: 'member',
  errors: ['NOTFOUND', 'CLOSED', 'DUP'],
  source: 'screens-activities §3',
})

/**
 * Confirms a won place, or gives it up: then the payment is given back whole and the next one in line is offered the
 * place. A team's captain decides for the team. CLOSED after the deadline; a repeat changes nothing. Ours.
 */
export const decideEntry = /*#__PURE__*/ defineCall({
  uri: '/v2/entry/decide',
  params: v.object({ iid: Iid, reqId: ReqId, id: Id, accept: Flag01 }),
  reply: reply<{ readonly state: Entry['state']; readonly again?: boolean }>(),
  access: 'member',
  errors: ['NOTFOUND', 'CLOSED', 'STALE'],
  source: 'screens-activities §3',
})

/** Joins or leaves a waiting list; a repeat gets the same row. Ours. */
export const joinWaitlist = /*#__PURE__*/ defineCall({
  uri: '/v2/waitlist/join',
  params: v.object({
    iid: Iid,
    reqId: ReqId,
    scope: ScopeName,
    refId: Id,
    sessionId: maybe(Id),
    phone: maybe(Mobile),
    on: withDefault(Flag01, true),
  }),
  reply: reply<WaitlistPlace>(),
  access: 'member',
  errors: ['NOTFOUND', 'CLOSED'],
  source: 'screens-activities §3',
})

/** The member's place in the waiting list of a session, or of any session of an item; null when there is none. Ours. */
export const getWaitlist = /*#__PURE__*/ defineCall({
  uri: '/v2/waitlist/get',
  params: v.object({ iid: Iid, scope: ScopeName, refId: Id, sessionId: maybe(Id) }),
  reply: reply<WaitlistPlace | null>(),
  access: 'member',
  safe: true,
  source: 'screens-activities §3',
})

/** The people whom the member has entered before, the latest first; each order updates them. Ours. */
export const listEntrants = /*#__PURE__*/ defineCall({
  uri: '/v2/entrant/list',
  params: v.object({ iid: Iid }),
  reply: reply<{ readonly list: readonly SavedEntrant[] }>(),
  access: 'member',
  safe: true,
  source: 'screens-activities §1',
})

/** Deletes one of these people; orders keep their data. Ours. */
export const deleteEntrant = /*#__PURE__*/ defineCall({
  uri: '/v2/entrant/delete',
  params: v.object({ iid: Iid, reqId: ReqId, id: Id }),
  reply: reply<true>(),
  access: 'member',
  source: 'screens-activities §1',
})

/** Entry and waiting-list calls. */
export const entryCalls = { getEntries, saveEntry, decideEntry, listEntrants, deleteEntrant, joinWaitlist, getWaitlist }
