import { addDays, type Calendar, getCalendar, isDay, MODULE_TYPE, type Query, shanghaiDay } from '@quanzi/contract'
import { useEffect, useState } from 'react'
import { CalendarStore } from '@/domain/calendar/CalendarStore'
import { NO_STAY, type StayRange } from '@/domain/calendar/stayRange'
import { StayDatesStore } from '@/domain/stay/StayDatesStore'
import { call } from '@/gateway/call'
import { serverNow } from '@/platform/serverClock'
import { text } from './messages'

/** What the calendar is of; null: of no place, any coming day can be chosen. */
export interface StayNights {
  readonly id: string
  readonly kind?: 'room' | 'package' | 'bnb'
  /** Of a package. */
  readonly nights?: number
}

const AHEAD = 365

/** The dates in an address; none unless they are two days from today on. */
export function datesOfQuery({ in: from = '', out = '' }: Query): StayRange {
  return isDay(from) && isDay(out) && from < out && from >= shanghaiDay(serverNow()) ? { in: from, out } : NO_STAY
}

/** The dates of a stay with their calendar, wired to the gateway. `onChange` hears other dates. */
export function useStayDates(
  iid: number,
  of: StayNights | null,
  query: Query,
  onChange: () => void = () => {},
): StayDatesStore {
  const [store] = useState(() => {
    const calendar = new CalendarStore({
      read: (month) => (of ? read(iid, of, month) : anyDay()),
      now: serverNow,
      emptyState: () => ({ kind: 'empty', message: text('noNights') }),
      isStay: true,
    })
    return new StayDatesStore({
      ...{ calendar, hasNights: of !== null, chosen: datesOfQuery(query), onChange },
      ...(of?.nights === undefined ? {} : { nights: of.nights }),
    })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the nights in the address have prices when the calendar is there
  useEffect(() => {
    if (of && store.dates) void store.calendar.load()
  }, [store])
  return store
}

const read = (iid: number, { id, kind }: StayNights, month: string): Promise<Calendar> =>
  call(getCalendar, { iid, moduleType: MODULE_TYPE.campsite, id, month, ...(kind ? { kind } : {}) })

async function anyDay(): Promise<Calendar> {
  const today = shanghaiDay(serverNow())
  return { days: [], firstOpen: today, lastDay: addDays(today, AHEAD) }
}
