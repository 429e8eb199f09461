import type { TeamPerson } from '@quanzi/contract'
import { daysBetween, shanghaiDay } from '@quanzi/contract'
import { formatMoment } from '@/locales/formatMoment'
import { text } from '../promotion/messages'

/** From this many days on, the end of a lock is near. */
const SOON = 30

/** Until when a fan is locked, and how many days are left when these are few. */
export function lockWords({ expireAt }: Pick<TeamPerson, 'expireAt'>, now: number): { until: string; left: string } {
  if (expireAt === null) return { until: text('lockedForever'), left: '' }
  const days = Math.max(0, daysBetween(shanghaiDay(now), shanghaiDay(expireAt)))
  return {
    until: text('lockedUntil', { date: formatMoment(expireAt, 'day', now) }),
    left: days <= SOON ? text('daysLeft', { days }) : '',
  }
}
