import { shanghaiDay } from '@quanzi/contract'
import { formatMoment } from './formatMoment'

/** From one moment to another: 11月28日 周六 08:00 – 17:30, or with both days when it lasts longer than one. */
export function formatPeriod(startsAt: number, endsAt: number, now = Date.now()): string {
  const start = formatMoment(startsAt, 'when', now)
  if (!(endsAt > startsAt)) return start
  const sameDay = shanghaiDay(startsAt) === shanghaiDay(endsAt)
  return `${start} – ${formatMoment(endsAt, sameDay ? 'time' : 'when', now)}`
}
