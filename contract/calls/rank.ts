import * as v from 'valibot'
import type { RankPage } from '../entities/rank'
import { defineCall, reply } from './define'
import { Id, Iid, maybe, PageNo, PageSize, Raw, ScopeName, withDefault } from './fields'

/** What ranks are made of (expect-play §2). */
export const RANK_BY = [
  'places',
  'sites',
  'speed',
  'steps',
  'average',
  'net',
  'gun',
  'raised',
  'supporters',
  'split',
  'score',
] as const
/** One of RANK_BY. */
export type RankBy = (typeof RANK_BY)[number]
/** Who stands in a rank. */
export const RANK_ROWS = ['person', 'team', 'city', 'project', 'result'] as const

/**
 * A rank, best first; of equal rows the earlier one is ahead. `mine` is the own row, of a member. Activities have
 * ranks of persons and teams by places. `areaId`, `categoryId`, `sex` and `placeId` name a part of the people; `queryKey`
 * finds rows, as by a bib, each with its place. Times (speed, net, gun, split) are in ms, the shortest first. Ours.
 */
export const listRank = /*#__PURE__*/ defineCall({
  uri: '/v2/rank/list',
  params: v.object({
    iid: Iid,
    scope: ScopeName,
    refId: Id,
    by: v.picklist(RANK_BY),
    rows: withDefault(v.picklist(RANK_ROWS), 'person'),
    /** A day (YYYY-MM-DD), or `total`. */
    period: withDefault(v.pipe(v.string(), v.regex(/^(total|\d{4}-\d\d-\d\d)$/)), 'total'),
    areaId: maybe(Id),
    categoryId: maybe(Id),
    sex: maybe(v.picklist(['1', '2', 1, 2])),
    placeId: maybe(Id),
    queryKey: maybe(Raw(20)),
    pageNo: PageNo,
    pageSize: PageSize,
  }),
  reply: reply<RankPage>(),
  access: 'public',
  errors: ['NOTFOUND'],
  safe: true,
  source: 'screens-activities §3',
})

/** Ranks. */
export const rankCalls = { listRank }
