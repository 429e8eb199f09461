import type { CalendarDay } from '@quanzi/contract'

/** A day as the calendar draws it. */
export interface DayCell {
  readonly date: string
  readonly state: CalendarDay['state']
  /** Fen; with several departures the lowest of those in this state. */
  readonly price: number
  readonly left: number
  /** True when one of these departures is certain to take place. */
  readonly isConfirmed: boolean
  /** The departures of the day. */
  readonly days: readonly CalendarDay[]
}

/** The better state is what the day says: one open departure opens it. */
const BEST = ['open', 'full', 'closed', 'ended'] as const

/** The cells of the days that have rows, by date. */
export function dayCells(days: readonly CalendarDay[]): ReadonlyMap<string, DayCell> {
  const byDate = new Map<string, CalendarDay[]>()
  for (const day of days) byDate.set(day.date, [...(byDate.get(day.date) ?? []), day])
  return new Map([...byDate].map(([date, own]) => [date, cellOf(date, own)]))
}

function cellOf(date: string, days: readonly CalendarDay[]): DayCell {
  const state = BEST.find((one) => days.some((day) => day.state === one)) ?? 'ended'
  const shown = days.filter((day) => day.state === state)
  return {
    date,
    state,
    price: Math.min(...shown.map(({ price }) => price)),
    left: shown.reduce((sum, { left }) => sum + left, 0),
    isConfirmed: shown.some(({ confirmed }) => confirmed),
    days,
  }
}
