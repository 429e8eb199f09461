import { shanghaiDay } from '@quanzi/contract'
import { formatMoment } from '@/locales/formatMoment'
import { text } from './messages'

const DAY_MS = 86_400_000

/** The day above its messages: today, yesterday, or the date with its weekday. */
export function dayWords(at: number, now = Date.now()): string {
  const day = shanghaiDay(at)
  if (day === shanghaiDay(now)) return text('today')
  if (day === shanghaiDay(now - DAY_MS)) return text('yesterday')
  return formatMoment(at, 'weekday', now)
}
