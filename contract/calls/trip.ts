import * as v from 'valibot'
import type { Page } from '../entities/page'
import type { TripConfirmed, TripReader } from '../entities/trip'
import { defineCall, reply } from './define'
import { Id, Iid, ListOf, PageNo, PageSize, Raw, ReqId } from './fields'

/**
 * A participant has read the itinerary and ticks off what is packed; a repeat changes the ticks. Others are DENIED.
 * Ours.
 */
export const confirmTrip = /*#__PURE__*/ defineCall({
  uri: '/v2/trip/confirm',
  params: v.object({ iid: Iid, reqId: ReqId, id: Id, checked: ListOf(Raw(40), 50) }),
  reply: reply<TripConfirmed>(),
  access: 'participant',
  errors: ['NOTFOUND'],
  source: 'screens-content §5b',
})

/** Who has confirmed an itinerary and who has not: who is missing comes first. Others than its leader are DENIED. Ours. */
export const listTripReaders = /*#__PURE__*/ defineCall({
  uri: '/v2/trip/list',
  params: v.object({ iid: Iid, id: Id, pageNo: PageNo, pageSize: PageSize }),
  reply: reply<Page<TripReader>>(),
  access: 'author',
  errors: ['NOTFOUND'],
  safe: true,
  source: 'expect-reading §3',
})

/** Calls of itineraries. */
export const tripCalls = { confirmTrip, listTripReaders }
