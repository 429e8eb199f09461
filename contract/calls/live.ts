import * as v from 'valibot'
import type { LiveState } from '../entities/live'
import { defineCall, reply } from './define'
import { Flag01, Id, Iid, maybe, ReqId, UserId } from './fields'

/** A live room now: where it stands, who watches, who invited whom. Ours. */
export const getLiveState = /*#__PURE__*/ defineCall({
  uri: '/v2/live/state',
  params: v.object({ iid: Iid, id: Id, inviterRid: maybe(UserId) }),
  reply: reply<LiveState>(),
  access: 'public',
  errors: ['NOTFOUND'],
  safe: true,
  source: 'screens-content §5b',
})

/** The host begins or ends the room; repeating either changes nothing. Ours. */
export const hostLive = /*#__PURE__*/ defineCall({
  uri: '/v2/live/host',
  params: v.object({ iid: Iid, reqId: ReqId, id: Id, op: v.picklist(['start', 'end']) }),
  reply: reply<LiveState>(),
  access: 'member',
  errors: ['NOTFOUND', 'CLOSED'],
  source: 'screens-content §5b',
})

/**
 * Says every 30 s that the caller is in the room, or leaves it. Members in the room get the pushes `onTalk` and
 * `onLive`. It repeats by nature, so it has no reqId. Ours.
 */
export const watchLive = /*#__PURE__*/ defineCall({
  uri: '/v2/live/watch',
  params: v.object({ iid: Iid, id: Id, on: Flag01 }),
  reply: reply<LiveState>(),
  access: 'public',
  errors: ['NOTFOUND'],
  source: 'screens-content §5b',
})

/** Calls of live rooms. */
export const liveCalls = { getLiveState, hostLive, watchLive }
