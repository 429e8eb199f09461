import { addDays, type ItemSummary, shanghaiDay, shanghaiWeekday, startOfDay } from '@quanzi/contract'

export type ActWhen = '' | 'weekend' | 'week' | 'month' | 'later'
export type ActState = '' | 'open' | 'upcoming' | 'ended'

/** What the list of activities is narrowed by; '' is everything. */
export interface ActFilters {
  readonly tag: string
  readonly province: string
  readonly when: ActWhen
  readonly state: ActState
}

export const NO_FILTERS: ActFilters = { tag: '', province: '', when: '', state: '' }

const SATURDAY = 6

/** First and last instant of a period, ms; the end is exclusive. */
export function periodOf(when: Exclude<ActWhen, ''>, now: number): readonly [number, number] {
  const today = shanghaiDay(now)
  const at = (days: number) => startOfDay(addDays(today, days))
  if (when === 'week') return [now, at(7)]
  if (when === 'month') return [now, at(30)]
  if (when === 'later') return [at(30), Number.POSITIVE_INFINITY]
  // The coming weekend, or what is left of this one.
  const weekday = shanghaiWeekday(now)
  const toSaturday = weekday === 0 ? -1 : SATURDAY - weekday
  return [Math.max(now, at(toSaturday)), at(toSaturday + 2)]
}

const hasState = ({ extra }: ItemSummary, state: Exclude<ActState, ''>, now: number): boolean => {
  const ended = (extra.endAt ?? extra.closeAt ?? Number.POSITIVE_INFINITY) <= now
  if (state === 'ended') return ended
  if (state === 'upcoming') return (extra.startAt ?? 0) > now
  return !ended && (extra.closeAt ?? extra.startAt ?? Number.POSITIVE_INFINITY) > now
}

/** The tag the gateway is asked for: a theme goes before a state, which is then checked here. */
export const askedTag = ({ tag, state }: ActFilters): string => tag || (state && `@${state}`)

/** Whether an activity passes the filters that the gateway's list does not take. */
export function passes(item: ItemSummary, filters: ActFilters, now: number): boolean {
  const { province, when, state, tag } = filters
  if (province && item.extra.province !== province) return false
  if (state && tag && !hasState(item, state, now)) return false
  if (!when) return true
  const start = item.extra.startAt
  if (start === undefined) return false
  const [from, to] = periodOf(when, now)
  return start >= from && start < to
}
