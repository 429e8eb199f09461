import * as v from 'valibot'
import { TEAM_OPS, type TeamDetail, type TeamMoved, type TeamPage } from '../entities/team'
import { defineCall, reply } from './define'
import { Count, Flag01, Id, Iid, Line, maybe, PageNo, PageSize, Raw, ReqId, ScopeName, Text, UserId } from './fields'

const source = 'screens-activities §3'

/**
 * Teams of an activity, those with free places first. `queryKey` matches part of the team's or the captain's name.
 * Without `refId` those of the challenge of steps that runs, which the reply names. Ours.
 */
export const listTeams = /*#__PURE__*/ defineCall({
  uri: '/v2/team/list',
  params: v.object({
    iid: Iid,
    scope: ScopeName,
    refId: maybe(Id),
    queryKey: maybe(Raw(64)),
    pageNo: PageNo,
    pageSize: PageSize,
  }),
  reply: reply<TeamPage>(),
  access: 'public',
  safe: true,
  source,
})

/**
 * One team: by `id`, by the `code` of an invitation, or with `mine` the viewer's own team of `scope` and `refId`.
 * CLOSED for a code that is wrong or older than 7 days. Ours.
 */
export const getTeam = /*#__PURE__*/ defineCall({
  uri: '/v2/team/get',
  params: v.object({
    iid: Iid,
    id: maybe(Id),
    mine: maybe(Flag01),
    scope: maybe(ScopeName),
    refId: maybe(Id),
    code: maybe(Raw(32)),
  }),
  reply: reply<TeamDetail>(),
  access: 'public',
  errors: ['NOTFOUND', 'CLOSED'],
  safe: true,
  source,
})

/**
 * Creates a team with the caller as captain, or with `id` changes the captain's own team. The name has 2 to 12
 * characters; DUP when it is taken, and when the caller is already in a team. `max` is 2 to 50, and at least the
 * team's size. Ours.
 */
export const saveTeam = /*#__PURE__*/ defineCall({
  uri: '/v2/team/save',
  params: v.object({
    iid: Iid,
    reqId: ReqId,
    scope: maybe(ScopeName),
    refId: maybe(Id),
    /** The category of a game; its size is the team's. */
    sessionId: maybe(Id),
    id: maybe(Id),
    name: maybe(Line(12, 2)),
    slogan: v.optional(Text(30, 0)),
    max: maybe(Count),
    notice: v.optional(Text(200, 0)),
    open: maybe(Flag01),
  }),
  reply: reply<{ readonly id: string; readonly code: string }>(),
  access: 'member',
  errors: ['NOTFOUND', 'DUP', 'CLOSED', 'FULL'],
  source,
})

/**
 * Changes a membership. join (an open team, or with its code), apply and leave are for the caller; approve, remove (a
 * member or applicant) and transfer are for the captain, about `toRid`. FULL without a free place; DUP for a member of
 * another team. Ours.
 */
export const moveTeamMember = /*#__PURE__*/ defineCall({
  uri: '/v2/team/member',
  params: v.object({
    iid: Iid,
    reqId: ReqId,
    id: Id,
    op: v.picklist(TEAM_OPS),
    toRid: maybe(UserId),
    code: maybe(Raw(32)),
  }),
  reply: reply<TeamMoved>(),
  access: 'member',
  errors: ['NOTFOUND', 'FULL', 'DUP', 'CLOSED', 'ORDERSTATE', 'NOTELIGIBLE'],
  source,
})

/** Calls of teams. */
export const teamCalls = { listTeams, getTeam, saveTeam, moveTeamMember }
