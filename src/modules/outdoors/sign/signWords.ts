import type { CheckinPlace } from '@quanzi/contract'
import { formatMoment } from '@/locales/formatMoment'
import { text } from './messages'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** What a site is for the member now. */
export type SiteState = 'done' | 'open' | 'closed'

export function siteState({ done, open, from, to }: CheckinPlace, now: number): SiteState {
  if (done) return 'done'
  return open && now >= (from ?? now) && now <= (to ?? now) ? 'open' : 'closed'
}

export const STATE_WORDS = { done: 'stateDone', open: 'stateOpen', closed: 'stateClosed' } as const

/** What a site's button says: what can be done, or why not. */
export function siteWords(site: CheckinPlace, now: number): string {
  const { done, doneAt, order, open, from, to, distance, radius } = site
  if (done && doneAt !== null) {
    const time = formatMoment(doneAt, sameDay(doneAt, now) ? 'time' : 'at')
    return order === null ? text('doneAt', { time }) : text('doneNth', { time, order })
  }
  if (!open || (to !== null && now > to)) return text('closed')
  if (from !== null && now < from)
    return text('opensAt', { time: formatMoment(from, sameDay(from, now) ? 'time' : 'at') })
  return distance !== null && distance > radius ? text('left', { metres: distance }) : text('go')
}

const sameDay = (a: number, b: number): boolean => formatMoment(a, 'date') === formatMoment(b, 'date')

/** The hours of a site, in words. */
export function hoursWords({ from, to }: CheckinPlace): string {
  if (from === null || to === null) return text('allDay')
  return text('hoursOf', { from: formatMoment(from, 'at'), to: formatMoment(to, sameDay(from, to) ? 'time' : 'at') })
}

/** A time span, as `2 天 3 小时`. */
export function spanWords(ms: number): string {
  const [d, h, m] = [Math.floor(ms / DAY), Math.floor((ms % DAY) / HOUR), Math.floor((ms % HOUR) / MINUTE)]
  if (d > 0) return text('daysHours', { d, h })
  return h > 0 ? text('hoursMinutes', { h, m }) : text('minutes', { m: Math.max(1, m) })
}
