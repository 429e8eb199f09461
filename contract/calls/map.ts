import * as v from 'valibot'
import type { Place } from '../entities/place'
import { defineCall, reply } from './define'
import { Iid, Lat, Line, Lng, maybe, Raw, ReqId, Text } from './fields'

/** Longest keyword of a place search, in characters. */
export const PLACE_KEYWORD_LENGTH = 30
/** Maximum number of places in a search answer. */
export const PLACE_SUGGESTIONS = 10
/** Number of chosen places that are stored for a member. */
export const RECENT_PLACES = 20

/** Places that match a keyword, at most 10; those near `lat`, `lng` (degrees, GCJ-02) come first. Ours. */
export const suggestPlaces = /*#__PURE__*/ defineCall({
  uri: '/v2/map/suggest',
  params: v.object({ iid: Iid, keyword: Text(PLACE_KEYWORD_LENGTH), lat: maybe(Lat), lng: maybe(Lng) }),
  reply: reply<{ readonly list: readonly Place[] }>(),
  access: 'public',
  errors: ['LIMIT'],
  safe: true,
  perSecond: 5,
  source: 'screens-content §5b',
})

/** Stores a chosen place and answers the member's latest 20, newest first. Ours. */
export const choosePlace = /*#__PURE__*/ defineCall({
  uri: '/v2/map/choose',
  params: v.object({ iid: Iid, reqId: ReqId, name: Line(60), address: Raw(200), lat: Lat, lng: Lng }),
  reply: reply<{ readonly recent: readonly Place[] }>(),
  access: 'member',
  source: 'screens-content §5b',
})

/** Place search calls. */
export const mapCalls = { suggestPlaces, choosePlace }
