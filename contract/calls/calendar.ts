import * as v from 'valibot'
import type { Calendar } from '../entities/calendar'
import { defineCall, reply } from './define'
import { Id, Iid, Month, maybe, TypeNo } from './fields'

/**
 * The days of one month that can be chosen, with live prices and places: sessions of an activity (9), departures of a
 * trip (31), nights of a campsite (20). For 20, `kind` says what `id` names: a room, a package, or a homestay (`bnb`);
 * without it `id` is the campsite, and a day has the lowest price and the most that is left. Months that are past or
 * more than 12 ahead have no days. Ours.
 */
export const getCalendar = /*#__PURE__*/ defineCall({
  uri: '/v2/calendar/get',
  params: v.object({
    iid: Iid,
    moduleType: v.pipe(TypeNo, v.picklist([9, 20, 31])),
    id: Id,
    /** For module 20 only. */
    kind: maybe(v.picklist(['room', 'package', 'bnb'])),
    month: Month,
  }),
  reply: reply<Calendar>(),
  access: 'public',
  errors: ['NOTFOUND'],
  safe: true,
  source: 'screens-activities §3',
})

/** Calls of the calendar. */
export const calendarCalls = { getCalendar }
