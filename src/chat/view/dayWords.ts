import { shanghaiDay } from '@quanzi/contract'
import { formatMoment } from '@/locales/formatMoment'
import { text } from './messages'

const DAY_MS = 86_400_000

/** The time of a message on the same day as the one before: 09:30. */
export const timeWords = (at: number): string => formatMoment(at, 'time')

/** The time of the first message of a day: today 09:30, yesterday 09:30, or the date with weekday and time. */
export function dayWords(at: number, now = Date.now()): string {
  const day = shanghaiDay(at)
  const time = timeWords(at)
  if (day === shanghaiDay(now)) return text('today', { time })
  if (day === shanghaiDay(now - DAY_MS)) return text('yesterday', { time })
  return formatMoment(at, 'when', now)
}
