import * as v from 'valibot'
import { TEAM_OPS, type TeamDetail, type TeamMoved, type TeamPage } from '../entities/team'
import { defineCall, reply } from './define'
import { Count, Flag01, Id, Iid, maybe, PageNo, PageSize, Raw, ReqId, ScopeName, Text, UserId } from './fields'

const source = 'screens-activities §3'

/** Teams of an activity, those with room first; `queryKey` finds a part of the name or the captain's. Ours. */
export const listTeams = /*#__PURE__*/ defineCall({
  uri: '/v2/team/list',
  params: v.object({
    iid: Iid,
    scope: ScopeName,
    refId: Id,
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
 * One team: by `id`, by the `code` of an invitation, or with `mine` the viewer's own of `scope` and `refId`. A code
 * that is wrong or older than 7 days is CLOSED. Ours.
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
 * Founds a team, whose captain one becomes, or with `id` changes one's own. A name is 2 to 12 characters and not yet
 * taken (DUP); whoever is in a team already founds no other (DUP). `max` 2 to 50, never below the size. Ours.
 */
export const saveTeam = /*#__PURE__*/ defineCall({
  uri: '/v2/team/save',
  params: v.object({
    iid: Iid,
    reqId: ReqId,
    scope: maybe(ScopeName),
    refId: maybe(Id),
    id: maybe(Id),
    name: maybe(Text(12, 2)),
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
 * Moves a membership. join (an open team, or with its code), apply, leave: oneself; approve, remove (of a member or
 * applicant), transfer: the captain, of `toRid`. FULL without room, DUP for somebody of another team. Ours.
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
