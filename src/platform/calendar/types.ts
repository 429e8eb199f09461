import type { Outcome } from '../outcome'

/** An event that a visitor wants to be reminded of. */
export interface CalendarEntry {
  /** An entry with the same id replaces the earlier one, where the calendar supports that. */
  readonly id: string
  readonly title: string
  /** ms */
  readonly startsAt: number
  readonly endsAt: number
  readonly place: string
  readonly note: string
}

export interface Calendar {
  /** True when the platform has a calendar to add to. */
  readonly offered: () => boolean
  readonly add: (entry: CalendarEntry) => Promise<Outcome>
}
