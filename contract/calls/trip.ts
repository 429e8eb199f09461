import * as v from 'valibot'
import type { TripConfirmed } from '../entities/trip'
import { defineCall, reply } from './define'
import { Id, Iid, ListOf, Raw, ReqId } from './fields'

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

/** Calls of itineraries. */
export const tripCalls = { confirmTrip }
