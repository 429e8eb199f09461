import * as v from 'valibot'
import type { PlannedStorePage } from '../entities/planned'
import { defineCall, reply } from './define'
import { Id, Iid, PageNo, PageSize } from './fields'

/** A pre-sale store and its items. Ours. */
export const getPlannedStore = /*#__PURE__*/ defineCall({
  uri: '/v2/planned/store',
  params: v.object({ iid: Iid, storeId: Id, pageNo: PageNo, pageSize: PageSize }),
  reply: reply<PlannedStorePage>(),
  access: 'public',
  errors: ['NOTFOUND'],
  safe: true,
  source: 'screens-activities §3',
})

/** Calls of the group `planned`. */
export const plannedCalls = { getPlannedStore }
