import { formatDate, shanghaiDay, shanghaiMonth } from '@quanzi/contract'
import { serverNow } from '@/platform/serverClock'
import { formatMoment } from './formatMoment'
import { language } from './Language'

/** Formats a period: 11月28日 周六 08:00 – 17:30, with both days when it ends on another day. */
export function formatPeriod(startsAt: number, endsAt: number, now = serverNow()): string {
  const start = formatMoment(startsAt, 'when', now)
  if (!(endsAt > startsAt)) return start
  const sameDay = shanghaiDay(startsAt) === shanghaiDay(endsAt)
  return `${start} – ${formatMoment(endsAt, sameDay ? 'time' : 'when', now)}`
}

/** Formats the days of a period without times: 11月28日 – 11月29日 · 28–29 Nov. */
export function formatDays(startsAt: number, endsAt: number, now = serverNow()): string {
  const end = formatMoment(endsAt, 'day', now)
  if (language.code === 'en' && shanghaiMonth(startsAt) === shanghaiMonth(endsAt))
    return `${formatDate(startsAt, 'D MMM').split(' ')[0]}–${end}`
  return `${formatMoment(startsAt, 'day', now)} – ${end}`
}
