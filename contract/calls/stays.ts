import * as v from 'valibot'
import type { Reservation, ReservationPage, StayOffers, StayPage } from '../entities/stay'
import { MOST_ROOMS, STAY_FACILITIES, STAY_KINDS } from '../rules/stays'
import { defineCall, reply } from './define'
import { Count, Day, Id, Iid, Lat, ListOf, Lng, maybe, PageNo, PageSize, ReqId, Text, withDefault } from './fields'

const source = 'screens-activities §3'
const Guests = v.pipe(Count, v.maxValue(99))

/**
 * Campsites and homestays, those with something free first when dates are given. With `in` and `out`, `extra.lowest`
 * is the lowest price of one of these nights and `extra.free` how many rooms are free on all of them. Ours.
 */
export const searchStays = /*#__PURE__*/ defineCall({
  uri: '/v2/stay/search',
  params: v.object({
    iid: Iid,
    type: maybe(v.picklist(STAY_KINDS)),
    in: maybe(Day),
    out: maybe(Day),
    guests: maybe(Guests),
    city: maybe(Text(20)),
    facilities: maybe(ListOf(v.picklist(STAY_FACILITIES), 10)),
    lat: maybe(Lat),
    lng: maybe(Lng),
    sortBy: withDefault(v.picklist(['hot', 'near', 'price']), 'hot'),
    pageNo: PageNo,
    pageSize: PageSize,
  }),
  reply: reply<StayPage>(),
  access: 'public',
  safe: true,
  source,
})

/** What all rooms and packages of a campsite cost on these dates, and how many are free. Ours. */
export const getStayOffers = /*#__PURE__*/ defineCall({
  uri: '/v2/stay/offers',
  params: v.object({ iid: Iid, id: Id, in: Day, out: Day }),
  reply: reply<StayOffers>(),
  access: 'public',
  errors: ['NOTFOUND'],
  safe: true,
  source,
})

/** The member's own reservations: the next ones soonest first, others latest first. Ours. */
export const listReservations = /*#__PURE__*/ defineCall({
  uri: '/v2/reserve/list',
  params: v.object({
    iid: Iid,
    state: withDefault(v.picklist(['upcoming', 'past', 'cancelled']), 'upcoming'),
    pageNo: PageNo,
    pageSize: PageSize,
  }),
  reply: reply<ReservationPage>(),
  access: 'member',
  safe: true,
  source,
})

/**
 * Moves a paid reservation to other dates of the same room for the same price, while it can be cancelled. PRICE when
 * these nights cost another amount: `data` has both, and the buyer may cancel and book again. FULL with `data.dates`;
 * then nothing has changed. Ours.
 */
export const changeReservation = /*#__PURE__*/ defineCall({
  uri: '/v2/reserve/change',
  params: v.object({
    iid: Iid,
    reqId: ReqId,
    orderId: Id,
    in: Day,
    out: Day,
    /** Names; absent: as they are. */
    guests: maybe(ListOf(Text(20, 2), MOST_ROOMS * 10)),
  }),
  reply: reply<Reservation>(),
  access: 'buyer',
  errors: ['NOTFOUND', 'CLOSED', 'FULL', 'ORDERSTATE', 'PRICE'],
  source,
})

/** Calls of stays and their reservations. */
export const stayCalls = { searchStays, getStayOffers, listReservations, changeReservation }
