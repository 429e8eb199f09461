import { shanghaiDay, startOfDay } from '@quanzi/contract'
import { text } from '../messages'

const DAY = 86_400_000

/** The whole days until an instant, by the calendar. */
export const daysUntil = (until: number, now: number): number =>
  Math.max(0, Math.round((startOfDay(shanghaiDay(until)) - startOfDay(shanghaiDay(now))) / DAY))

/** How long a campaign still runs, in words. */
export const daysLeftText = (until: number, now: number): string => {
  const count = daysUntil(until, now)
  return count > 0 ? text('daysLeft', { count }) : text('lastDay')
}
