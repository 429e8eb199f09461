import * as v from 'valibot'
import type { Track, TrackReceipt } from '../entities/track'
import { HEIGHTS, LEAST_ACCURATE, MOST_POINTS } from '../rules/track'
import { defineCall, reply } from './define'
import { Code, Decimal, Flag01, Id, Iid, Instant, JsonOf, Lat, Lng, maybe, ReqId, withDefault } from './fields'

const Seq = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(2_000_000))

const Point = v.object({
  seq: Seq,
  t: Instant,
  lat: Lat,
  lng: Lng,
  alt: v.nullable(Decimal(HEIGHTS.least, HEIGHTS.most)),
  acc: Decimal(0, LEAST_ACCURATE),
})

/**
 * A track event with its route; for an entrant the own entry, figures and line. With `entryId` those of somebody else,
 * for staff with the right `scan`. Ours.
 */
export const getTrack = /*#__PURE__*/ defineCall({
  uri: '/v2/track/get',
  params: v.object({ iid: Iid, id: Id, entryId: maybe(Id) }),
  reply: reply<Track>(),
  access: 'public',
  errors: ['NOTFOUND'],
  safe: true,
  source: 'screens-activities §3',
})

/**
 * Points of an entrant's device. Each number counts once, the first one that came; times are shifted by the difference
 * of the clocks. Inaccurate points and those outside the event do not count. `lastSeq` is the highest number that the
 * device has recorded. Another device takes over with the server's `lastSeq`; the former one is then STALE. `finish`
 * ends the track once no number is missing. CLOSED after that, and seven days after the event. Ours.
 */
export const uploadTrack = /*#__PURE__*/ defineCall({
  uri: '/v2/track/upload',
  params: v.object({
    iid: Iid,
    reqId: ReqId,
    id: Id,
    /** Made up by the device once for each recording. */
    recorder: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/)),
    /** When the batch leaves, by the device's clock. */
    sentAt: Instant,
    lastSeq: Code,
    points: JsonOf(v.pipe(v.array(Point), v.maxLength(MOST_POINTS))),
    finish: withDefault(Flag01, false),
  }),
  reply: reply<TrackReceipt>(),
  access: 'participant',
  errors: ['NOTFOUND', 'CLOSED', 'STALE', 'NOTELIGIBLE'],
  source: 'screens-activities §3',
})

/** Recorded tracks. */
export const trackCalls = { getTrack, uploadTrack }
