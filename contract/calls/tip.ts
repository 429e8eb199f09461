import * as v from 'valibot'
import type { TipPage } from '../entities/tip'
import { defineCall, reply } from './define'
import { Id, Iid, PageNo, PageSize, Text, TypeNo } from './fields'

/** An item's tips, latest first, with their sum. Ours. */
export const listTips = /*#__PURE__*/ defineCall({
  uri: '/v2/tip/list',
  params: v.object({ iid: Iid, moduleType: TypeNo, id: Id, pageNo: PageNo, pageSize: PageSize }),
  reply: reply<TipPage>(),
  access: 'public',
  safe: true,
  source: 'screens-commerce §4',
})

/** A tip's message: `info.message` of an order of type 205, up to 50 characters; it may be empty. */
export const TipMessage = /*#__PURE__*/ Text(50, 0)

/** Calls about tips. A tip itself is an order of type 205. */
export const tipCalls = { listTips }
