import * as v from 'valibot'
import type { TipPage } from '../entities/tip'
import { defineCall, reply } from './define'
import { Id, Iid, PageNo, PageSize, TypeNo } from './fields'

/** An item's tips, latest first, with their sum. Ours. */
export const listTips = /*#__PURE__*/ defineCall({
  uri: '/v2/tip/list',
  params: v.object({ iid: Iid, moduleType: TypeNo, id: Id, pageNo: PageNo, pageSize: PageSize }),
  reply: reply<TipPage>(),
  access: 'public',
  safe: true,
  source: 'screens-commerce §4',
})

/** Calls about tips. A tip itself is an order of type 205. */
export const tipCalls = { listTips }
