import * as v from 'valibot'
import {
  ATTENDEE_STATES,
  type AttendeePage,
  type CheckinDone,
  type CheckinPage,
  type CheckinPlace,
  type KeptScanResult,
} from '../entities/checkin'
import { MOST_AGO, MOST_SCANS } from '../rules/checkin'
import { defineCall, reply } from './define'
import {
  Decimal,
  Flag01,
  Id,
  Iid,
  Instant,
  JsonOf,
  Lat,
  Lng,
  maybe,
  PageNo,
  PageSize,
  Raw,
  ReqId,
  ScopeName,
  Text,
  withDefault,
} from './fields'

const source = 'screens-activities §3'

/** A ticket as it is typed or read from a picture. */
const Ticket = v.pipe(v.string(), v.trim(), v.regex(/^\d{6,20}$/))

/** The rows of a page of tickets for phones without network. */
const ManyRows = withDefault(
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.transform(Number))]),
    v.integer(),
    v.minValue(1),
    v.maxValue(1000),
  ),
  20,
)

/**
 * The places of an item, or one of them with its story; where the member was. With a position also the distances. An
 * item without places has one of its own. Staff with the right `scan` see the codes. Ours.
 */
export const listCheckinPlaces = /*#__PURE__*/ defineCall({
  uri: '/v2/checkin/places',
  params: v.object({
    iid: Iid,
    scope: ScopeName,
    refId: Id,
    areaId: maybe(Id),
    id: maybe(Id),
    lat: maybe(Lat),
    lng: maybe(Lng),
  }),
  reply: reply<{ readonly list: readonly CheckinPlace[] }>(),
  access: 'public',
  errors: ['NOTFOUND'],
  safe: true,
  source,
})

/** Opens or closes a place and sets its hours; staff with the right `scan`. Ours. */
export const saveCheckinPlace = /*#__PURE__*/ defineCall({
  uri: '/v2/checkin/placeSave',
  params: v.object({
    iid: Iid,
    reqId: ReqId,
    id: Id,
    open: maybe(Flag01),
    /** 0 removes it. */
    from: maybe(Instant),
    to: maybe(Instant),
  }),
  reply: reply<CheckinPlace>(),
  access: 'staff',
  errors: ['NOTFOUND'],
  source,
})

/**
 * Checks somebody in at a place: a member an own entry, with the place's code or by position; staff with the right
 * `scan` anybody, by ticket or entry. The first check-in uses the ticket of the order. A repeat answers the first one
 * with `first` false, and is logged. A refusal says in `data.why` what is wrong, and is logged too. Ours.
 */
export const doCheckin = /*#__PURE__*/ defineCall({
  uri: '/v2/checkin/do',
  params: v.object({
    iid: Iid,
    reqId: ReqId,
    scope: ScopeName,
    refId: Id,
    placeId: maybe(Id),
    entryId: maybe(Id),
    ticket: maybe(Ticket),
    method: v.picklist(['code', 'gps', 'staff']),
    code: maybe(Raw(16)),
    lat: maybe(Lat),
    lng: maybe(Lng),
    accuracy: maybe(Decimal(0, 1_000_000)),
    photo: maybe(Raw(500)),
  }),
  reply: reply<CheckinDone>(),
  access: 'member',
  errors: ['NOTFOUND', 'ORDERSTATE', 'NOTELIGIBLE', 'CLOSED', 'CODE', 'FAR', 'LIMIT'],
  source,
})

/**
 * Books scans of a time without network, in their order, each once by its own reqId: the answer of a scan that was
 * sent before is the first one. They count for when they were made, by the server's clock. Ours.
 */
export const sendCheckins = /*#__PURE__*/ defineCall({
  uri: '/v2/checkin/batch',
  params: v.object({
    iid: Iid,
    scope: ScopeName,
    refId: Id,
    scans: JsonOf(
      v.pipe(
        v.array(
          v.object({
            reqId: ReqId,
            ticket: Ticket,
            placeId: maybe(Id),
            ago: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(MOST_AGO)),
          }),
        ),
        v.maxLength(MOST_SCANS),
      ),
    ),
  }),
  reply: reply<{ readonly results: readonly KeptScanResult[] }>(),
  access: 'staff',
  errors: ['NOTFOUND'],
  source,
})

/**
 * The log of check-ins, newest first: the own ones; with `all` those of everybody, for staff with the right `scan`.
 * Filters: place, entry, result, part of a name. Ours.
 */
export const listCheckins = /*#__PURE__*/ defineCall({
  uri: '/v2/checkin/list',
  params: v.object({
    iid: Iid,
    scope: ScopeName,
    refId: Id,
    placeId: maybe(Id),
    entryId: maybe(Id),
    id: maybe(Id),
    all: withDefault(Flag01, false),
    result: maybe(v.picklist(['ok', 'again', 'refused', 'undone'])),
    queryKey: maybe(Raw(20)),
    pageNo: PageNo,
    pageSize: PageSize,
  }),
  reply: reply<CheckinPage>(),
  access: 'member',
  safe: true,
  source,
})

/** Adds a feeling of up to 140 characters to an own check-in, or removes its photo with ''. Ours. */
export const noteCheckin = /*#__PURE__*/ defineCall({
  uri: '/v2/checkin/note',
  params: v.object({
    iid: Iid,
    reqId: ReqId,
    id: Id,
    text: v.optional(Text(140, 0)),
    photo: v.optional(Raw(500)),
  }),
  reply: reply<true>(),
  access: 'member',
  errors: ['NOTFOUND'],
  source,
})

/**
 * Takes a check-in back; the row stays, with the reason, and the place may be done again. The ticket is free again
 * when it was the last check-in and its order is not completed. A repeat changes nothing. Staff with the right `scan`.
 * Ours.
 */
export const undoCheckin = /*#__PURE__*/ defineCall({
  uri: '/v2/checkin/undo',
  params: v.object({ iid: Iid, reqId: ReqId, id: Id, reason: Text(100, 2) }),
  reply: reply<true>(),
  access: 'staff',
  errors: ['NOTFOUND'],
  source,
})

/**
 * The people of an item, for staff with the right `scan`; with an entry or a ticket one person in full, which is
 * logged. `format`: `codes` what a phone without network needs to know tickets by; `csv` the whole list as a file,
 * which needs the right `order` too and is logged. Ours.
 */
export const listAttendees = /*#__PURE__*/ defineCall({
  uri: '/v2/act/attendees',
  params: v.object({
    iid: Iid,
    scope: withDefault(ScopeName, 'act'),
    id: Id,
    state: withDefault(v.picklist(ATTENDEE_STATES), 'all'),
    sessionId: maybe(Id),
    placeId: maybe(Id),
    entryId: maybe(Id),
    ticket: maybe(Ticket),
    queryKey: maybe(Raw(20)),
    format: maybe(v.picklist(['codes', 'csv'])),
    pageNo: PageNo,
    pageSize: ManyRows,
  }),
  reply: reply<AttendeePage>(),
  access: 'staff',
  errors: ['NOTFOUND'],
  safe: true,
  source,
})

/** Calls of the day itself: places, scans, attendance. */
export const checkinCalls = {
  listCheckinPlaces,
  saveCheckinPlace,
  doCheckin,
  sendCheckins,
  listCheckins,
  noteCheckin,
  undoCheckin,
  listAttendees,
}
