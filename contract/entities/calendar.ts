import type { Id } from './page'

/**
 * A day that can be chosen: a departure, a session, or a night. Several departures of one day are several rows.
 */
export interface CalendarDay {
  /** Of the departure or session. For a night the room's or package's: without `kind`, the cheapest room's. */
  readonly id: Id
  /** YYYY-MM-DD, Asia/Shanghai. A night belongs to the day on which it begins. */
  readonly date: string
  /** When a departure or session starts, ms; absent for a night. */
  readonly startsAt?: number
  /** Fen, for one person (with the cheapest ticket) or one room. */
  readonly price: number
  /** Seats or rooms that are free now. */
  readonly left: number
  /** Number of people with whom it takes place for certain; 0 where that does not matter. */
  readonly minGroup: number
  /** True when so many have paid or are about to; false where `minGroup` is 0. */
  readonly confirmed: boolean
  readonly state: 'open' | 'full' | 'ended' | 'closed'
}

/** `/v2/calendar/get`: the days of one month. */
export interface Calendar {
  /** By date, then by start. A day without a row cannot be chosen. */
  readonly days: readonly CalendarDay[]
  /** The first day that is `open`, in any month up to 12 ahead; '' without one. */
  readonly firstOpen: string
  /** The last day that has a row, up to 12 months ahead; '' without one. */
  readonly lastDay: string
}
