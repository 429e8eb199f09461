import type { Outcome } from '../outcome'

/** What somebody wants to be reminded of. */
export interface CalendarEntry {
  /** The same entry added again takes the place of the first, where the calendar knows how. */
  readonly id: string
  readonly title: string
  /** ms */
  readonly startsAt: number
  readonly endsAt: number
  readonly place: string
  readonly note: string
}

export interface Calendar {
  /** Whether there is a calendar to add to. */
  readonly offered: () => boolean
  readonly add: (entry: CalendarEntry) => Promise<Outcome>
}
