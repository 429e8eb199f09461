import * as v from 'valibot'
import type { RelationRow } from '../entities/member'
import type { Page, Id as RowId } from '../entities/page'
import { type AuthStatus, RELATION_PARTS, type Relation, type RelationItems } from '../entities/relation'
import { defineCall, reply } from './define'
import {
  Flag01,
  Id,
  Iid,
  JsonObject,
  Line,
  ListOf,
  maybe,
  PageNo,
  PageSize,
  Raw,
  ReqId,
  Text,
  UserId,
  withDefault,
} from './fields'

/** People around the member; `suggested` is public, the other lists are the caller's own. Ours. */
export const listRelations = /*#__PURE__*/ defineCall({
  uri: '/v2/relation/list',
  params: v.object({
    iid: Iid,
    kind: v.picklist(['contacts', 'fans', 'suggested', 'cards', 'viewers']),
    queryKey: maybe(Text(30)),
    pageNo: PageNo,
    pageSize: PageSize,
  }),
  reply: reply<Page<RelationRow>>(),
  access: 'public',
  errors: [],
  safe: true,
  source: 'screens-content §5b',
})

/**
 * A person's profile for the viewer: without `toRid` the caller's own. Phone, wechat and the real name reach the owner,
 * and mutual followers when the owner allows it; a hidden profile shows nickname and picture only. Ours.
 */
export const getRelation = /*#__PURE__*/ defineCall({
  uri: '/v2/relation/get',
  params: v.object({ iid: Iid, toRid: maybe(UserId) }),
  reply: reply<Relation>(),
  access: 'public',
  errors: ['NOTFOUND'],
  safe: true,
  source: 'screens-content §5b',
})

/** Rows of one part of a profile, newest first. DENIED for the hidden profile of somebody else. Ours. */
export const listRelationItems = /*#__PURE__*/ defineCall({
  uri: '/v2/relation/items',
  params: v.object({ iid: Iid, toRid: UserId, part: v.picklist(RELATION_PARTS), pageNo: PageNo, pageSize: PageSize }),
  reply: reply<RelationItems>(),
  access: 'public',
  errors: ['NOTFOUND'],
  safe: true,
  source: 'screens-content §5b',
})

/**
 * Writes a part of the caller's own profile: `base` whole, a row of the others with `id` or a new one; `remove` deletes
 * it. Of `impress` the owner of the profile can only remove a row. LIMIT: 20 honours, 10 companies. Ours.
 */
export const saveRelation = /*#__PURE__*/ defineCall({
  uri: '/v2/relation/save',
  params: v.object({
    iid: Iid,
    reqId: ReqId,
    part: v.picklist(['base', 'honor', 'opinion', 'company', 'impress']),
    id: maybe(Id),
    /** By part: BaseInfo, HonorData, OpinionData or CompanyData. What is not said of a company that is there stays. */
    data: maybe(JsonObject),
    remove: withDefault(Flag01, false),
  }),
  reply: reply<{ readonly id: RowId }>(),
  access: 'member',
  errors: ['NOTFOUND', 'LIMIT'],
  source: 'screens-content §5b',
})

/** Says one to three words about another person, in place of what the caller said before. Ours. */
export const addImpression = /*#__PURE__*/ defineCall({
  uri: '/v2/relation/impress',
  params: v.object({
    iid: Iid,
    reqId: ReqId,
    toRid: UserId,
    tags: v.pipe(ListOf(Text(6, 2), 3), v.minLength(1)),
    text: maybe(Text(100)),
  }),
  reply: reply<{ readonly id: RowId }>(),
  access: 'member',
  errors: ['NOTFOUND'],
  source: 'screens-content §5b',
})

/**
 * Asks staff to verify the caller's name and ID number. `images` are two private uploads. DUP while one is reviewed,
 * after one has passed, and for a number that somebody else has verified in the tenant. Ours.
 */
export const sendAuth = /*#__PURE__*/ defineCall({
  uri: '/v2/relation/auth',
  params: v.object({
    iid: Iid,
    reqId: ReqId,
    name: Line(20),
    idCard: Raw(40),
    images: v.pipe(ListOf(Raw(500), 2), v.minLength(2)),
  }),
  reply: reply<{ readonly status: AuthStatus }>(),
  access: 'member',
  errors: ['DUP'],
  source: 'screens-content §5b',
})

/** Profile and people calls. */
export const relationCalls = {
  listRelations,
  getRelation,
  listRelationItems,
  saveRelation,
  addImpression,
  sendAuth,
}
