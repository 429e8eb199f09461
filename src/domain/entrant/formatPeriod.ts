import { formatDate, shanghaiDay } from '@quanzi/contract'

/** '04月12日 08:00 – 17:30', or with both days when it lasts longer than one. */
export function formatPeriod(startsAt: number, endsAt: number): string {
  const sameDay = shanghaiDay(startsAt) === shanghaiDay(endsAt)
  const end = formatDate(endsAt, sameDay ? 'HH:mm' : 'MM月DD日 HH:mm')
  return endsAt > startsAt
    ? `${formatDate(startsAt, 'MM月DD日 HH:mm')} – ${end}`
    : formatDate(startsAt, 'MM月DD日 HH:mm')
}
