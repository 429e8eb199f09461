import * as v from 'valibot'
import type { RelationRow } from '../entities/member'
import type { Page } from '../entities/page'
import { defineCall, reply } from './define'
import { Iid, maybe, PageNo, PageSize, Text } from './fields'

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

/** Profile and people calls. */
export const relationCalls = { listRelations }
