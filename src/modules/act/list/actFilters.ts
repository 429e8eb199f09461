import { addDays, type ItemSummary, shanghaiDay, shanghaiWeekday, startOfDay } from '@quanzi/contract'

export type ActWhen = '' | 'weekend' | 'week' | 'month' | 'later'
export type ActState = '' | 'open' | 'upcoming' | 'ended'

/** The filters of the activity list; '' means no filter. */
export interface ActFilters {
  readonly tag: string
  readonly province: string
  readonly when: ActWhen
  readonly state: ActState
}

export const NO_FILTERS: ActFilters = { tag: '', province: '', when: '', state: '' }

const SATURDAY = 6

/** Start and end of a period in ms; the end is exclusive. */
export function periodOf(when: Exclude<ActWhen, ''>, now: number): readonly [number, number] {
  const today = shanghaiDay(now)
  const at = (days: number) => startOfDay(addDays(today, days))
  if (when === 'week') return [now, at(7)]
  if (when === 'month') return [now, at(30)]
  if (when === 'later') return [at(30), Number.POSITIVE_INFINITY]
  // The coming weekend, or the rest of the current one.
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

/** The tag to send to the gateway: a theme before a state, which `passes` then checks. */
export const askedTag = ({ tag, state }: ActFilters): string => tag || (state && `@${state}`)

/** True when an activity passes the filters that the gateway does not apply. */
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
