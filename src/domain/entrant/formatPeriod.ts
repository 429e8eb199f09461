import { formatDate, shanghaiDay } from '@quanzi/contract'
import { formatMoment } from '@/locales/formatMoment'

/** '04月12日 08:00 – 17:30', or with both days when it lasts longer than one. */
export function formatPeriod(startsAt: number, endsAt: number): string {
  const sameDay = shanghaiDay(startsAt) === shanghaiDay(endsAt)
  const end = sameDay ? formatDate(endsAt, 'HH:mm') : formatMoment(endsAt)
  return endsAt > startsAt ? `${formatMoment(startsAt)} – ${end}` : formatMoment(startsAt)
}
