import * as v from 'valibot'
import type {
  ClubMember,
  CommentPage,
  ContentDetail,
  ItemSummary,
  JoinResult,
  MarkResult,
  ProvinceRow,
  SavedContent,
} from '../entities/content'
import type { Page, Id as RowId } from '../entities/page'
import { COMMENT_FILTERS } from '../rules/reviews'
import { defineCall, reply } from './define'
import {
  Code,
  clearable,
  Fen,
  Flag01,
  Id,
  Iid,
  Instant,
  identity,
  JsonOf,
  Lat,
  Line,
  ListOf,
  Lng,
  Mobile,
  maybe,
  PageNo,
  PageSize,
  pageSizeOf,
  Raw,
  ReqId,
  ScopeName,
  Text,
  TypeNo,
  withDefault,
} from './fields'

/**
 * Items of a module, newest first; live rooms by phase: what is on, the soonest, the latest replays. With `isNew` 1
 * those of the last 7 days in all modules. Reserved tags: @mine, @follow, @owned, @upcoming, @open, @ended, `@in:{id}`
 * (screens-content §5a). Ours are @running, `@by:{rid}`, the items of one author, `@type:{id}`, those of a type, and
 * @shelf: the videos, books and albums that the member has begun, bought or collected.
 */
export const listContent = /*#__PURE__*/ defineCall({
  uri: '/v1/content/list',
  params: v.object({
    iid: Iid,
    userId: identity.userId,
    isNew: withDefault(Flag01, false),
    /** Absent: every module. */
    moduleType: maybe(TypeNo),
    /** Of topics: the title, by which posts name theirs. */
    tag: maybe(Text(40)),
    pageSize: PageSize,
    pageNo: PageNo,
  }),
  reply: reply<Page<ItemSummary>>(),
  access: 'public',
  safe: true,
  source: 'shell-and-routes §7',
})

/** Items recommended to the viewer; followed types and topics come first. */
export const listPageContent = /*#__PURE__*/ defineCall({
  uri: '/api/pageContent/list',
  params: v.object({ iid: Iid, rid: identity.rid, pageSize: pageSizeOf(5), pageNum: PageNo }),
  reply: reply<Page<ItemSummary>>(),
  access: 'public',
  safe: true,
  source: 'chat-and-calls §7 Page and app info',
})

/** What the member collected before `lastTime`, newest first. */
export const listCollected = /*#__PURE__*/ defineCall({
  uri: '/api/collect.list',
  params: v.object({ iid: Iid, userId: identity.userId, lastTime: maybe(Instant) }),
  reply: reply<Page<ItemSummary>>(),
  access: 'member',
  safe: true,
  source: 'chat-and-calls §7 Collections and sharing',
})

/** Provinces that have activities. */
export const listProvinces = /*#__PURE__*/ defineCall({
  uri: '/v1/act/province/list',
  params: v.object({ iid: Iid }),
  reply: reply<readonly ProvinceRow[]>(),
  access: 'public',
  safe: true,
  source: 'chat-and-calls §7 Distribution items and activities',
})

/**
 * Adds a comment, a reply (`targetRec` is the comment) or a review (`targetRec` is the order; scores 1–5). The same
 * text within 60 seconds gets the first id.
 */
export const addComment = /*#__PURE__*/ defineCall({
  uri: '/api/new/comment/add',
  params: v.object({
    iid: Iid,
    /** Module type. */
    type: TypeNo,
    targetRec: maybe(Id),
    targetId: Id,
    userId: identity.userId,
    content: Text(500),
    score1: withDefault(v.pipe(Code, v.maxValue(5)), 0),
    score2: withDefault(v.pipe(Code, v.maxValue(5)), 0),
    score3: withDefault(v.pipe(Code, v.maxValue(5)), 0),
  }),
  reply: reply<{ readonly id: RowId }>(),
  access: 'member',
  errors: ['NOTFOUND', 'DUP', 'ORDERSTATE', 'LIMIT'],
  source: 'chat-and-calls §7 Other',
})

/** A whole item. With `trial` staff get the draft revision. Ours. */
export const getContent = /*#__PURE__*/ defineCall({
  uri: '/v2/content/get',
  params: v.object({
    iid: Iid,
    moduleType: TypeNo,
    id: Id,
    /** For module 20: room, package or bnb. */
    kind: maybe(v.picklist(['room', 'package', 'bnb'])),
    trial: withDefault(Flag01, false),
  }),
  reply: reply<ContentDetail>(),
  access: 'public',
  errors: ['NOTFOUND'],
  safe: true,
  source: 'screens-content §5b',
})

const Block = v.object({
  type: v.picklist(['text', 'image', 'heading']),
  text: v.optional(v.pipe(v.string(), v.maxLength(5000))),
  image: v.optional(Raw(500)),
})

/** How many places a note names. */
export const MOST_PLACES = 9

const Place = v.object({ name: Line(60), address: Raw(200), lat: Lat, lng: Lng })

/** Writes a note (11), a post (231) or a live graphic post (239): draft, published or deleted. Ours. */
export const saveContent = /*#__PURE__*/ defineCall({
  uri: '/v2/content/save',
  params: v.object({
    iid: Iid,
    reqId: ReqId,
    moduleType: v.pipe(TypeNo, v.picklist([11, 231, 239])),
    id: maybe(Id),
    /** The version that the editor has read; STALE when there is a newer one. */
    version: maybe(Code),
    parentId: maybe(Id),
    title: maybe(Line(40)),
    body: maybe(JsonOf(v.pipe(v.array(Block), v.maxLength(200)))),
    imgs: maybe(ListOf(Raw(500), 60)),
    /** The uploaded video; `none` takes it away. */
    video: maybe(Raw(500)),
    /** '' takes it away. */
    tag: clearable(Text(40)),
    place: maybe(JsonOf(Place)),
    /** Of a note, in their order; instead of `place`. */
    places: maybe(JsonOf(v.pipe(v.array(Place), v.maxLength(MOST_PLACES)))),
    status: v.picklist(['draft', 'published', 'deleted']),
  }),
  reply: reply<SavedContent>(),
  access: 'member',
  errors: ['NOTFOUND', 'STALE', 'LIMIT'],
  source: 'screens-content §5b',
})

/** Sets or clears a mark; it never toggles. Ours. */
export const markContent = /*#__PURE__*/ defineCall({
  uri: '/v2/content/mark',
  params: v.object({
    iid: Iid,
    reqId: ReqId,
    moduleType: maybe(TypeNo),
    scope: maybe(ScopeName),
    id: Id,
    mark: v.picklist(['like', 'collect', 'follow', 'cheer', 'want', 'done', 'praise', 'keep']),
    on: Flag01,
  }),
  reply: reply<MarkResult>(),
  access: 'member',
  errors: ['NOTFOUND'],
  source: 'screens-content §5b',
})

/** Joins or leaves a club (10) or a special activity (13). Ours. */
export const joinContent = /*#__PURE__*/ defineCall({
  uri: '/v2/content/join',
  params: v.object({
    iid: Iid,
    reqId: ReqId,
    moduleType: v.pipe(TypeNo, v.picklist([10, 13])),
    id: Id,
    on: Flag01,
    name: maybe(Line(20)),
    phone: maybe(Mobile),
    num: withDefault(v.pipe(TypeNo, v.maxValue(5)), 1),
    remark: maybe(Text(200)),
  }),
  reply: reply<JoinResult>(),
  access: 'member',
  errors: ['NOTFOUND', 'CLOSED', 'FULL'],
  source: 'screens-content §5b',
})

/** The members of a club, newest first, with their phones. Others than its leader are DENIED. Ours. */
export const listClubMembers = /*#__PURE__*/ defineCall({
  uri: '/v2/mate/list',
  params: v.object({ iid: Iid, id: Id, pageNo: PageNo, pageSize: PageSize }),
  reply: reply<Page<ClubMember>>(),
  access: 'author',
  errors: ['NOTFOUND'],
  safe: true,
  source: 'screens-content §4',
})

/** Searches items of one or more modules. Ours. */
export const searchContent = /*#__PURE__*/ defineCall({
  uri: '/v2/content/search',
  params: v.object({
    iid: Iid,
    queryKey: maybe(Text(30)),
    moduleTypes: maybe(ListOf(TypeNo, 30)),
    /** A feature type; the types below it are included. */
    typeId: maybe(Id),
    tag: maybe(Text(40)),
    province: maybe(Text(20)),
    /** Days. */
    tripDurStart: maybe(Code),
    tripDurEnd: maybe(Code),
    costStart: maybe(Fen),
    costEnd: maybe(Fen),
    lat: maybe(Lat),
    lng: maybe(Lng),
    sortBy: withDefault(v.picklist(['hot', 'new', 'price', 'near', 'score']), 'hot'),
    pageNo: PageNo,
    pageSize: PageSize,
  }),
  reply: reply<Page<ItemSummary>>(),
  access: 'public',
  safe: true,
  source: 'screens-content §5b',
})

/**
 * Comments of a target, newest first, all or by `filter`; with `afterId` those after it, oldest first, for live
 * talk. Ours.
 */
export const listComments = /*#__PURE__*/ defineCall({
  uri: '/v2/comment/list',
  params: v.object({
    iid: Iid,
    type: TypeNo,
    targetId: Id,
    /** At most as many digits as the id column holds. */
    afterId: maybe(v.pipe(Id, v.regex(/^\d{1,15}$/))),
    filter: withDefault(v.picklist(COMMENT_FILTERS), 'all'),
    pageNo: PageNo,
    pageSize: PageSize,
  }),
  reply: reply<CommentPage>(),
  access: 'public',
  safe: true,
  source: 'screens-content §5b',
})

/** Content calls of all modules. */
export const contentCalls = {
  listContent,
  listPageContent,
  listCollected,
  listProvinces,
  addComment,
  getContent,
  saveContent,
  markContent,
  joinContent,
  listClubMembers,
  searchContent,
  listComments,
}
