import { shanghaiDay } from '@quanzi/contract'
import { formatMoment } from './formatMoment'

/** Formats a period: 11月28日 周六 08:00 – 17:30, with both days when it ends on another day. */
export function formatPeriod(startsAt: number, endsAt: number, now = Date.now()): string {
  const start = formatMoment(startsAt, 'when', now)
  if (!(endsAt > startsAt)) return start
  const sameDay = shanghaiDay(startsAt) === shanghaiDay(endsAt)
  return `${start} – ${formatMoment(endsAt, sameDay ? 'time' : 'when', now)}`
}
