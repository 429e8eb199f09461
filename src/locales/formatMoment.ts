import { formatDate, shanghaiWeekday } from '@quanzi/contract'
import { serverNow } from '@/platform/serverClock'
import { language } from './Language'

/**
 * How a moment is written. The year shows when it is not the current one.
 * - `when`: a time for planning: 11月28日 周六 09:00 · Sat 28 Nov, 09:00
 * - `at`: a time of an event in the past: 11月28日 09:00 · 28 Nov, 09:00
 * - `weekday`: 11月28日 周六 · Sat 28 Nov
 * - `day`: 11月28日 · 28 Nov
 * - `date`: always with the year: 2026年11月28日 · 28 Nov 2026
 * - `time`: 09:00
 */
export type MomentStyle = 'when' | 'at' | 'weekday' | 'day' | 'date' | 'time'

const WEEKDAYS = '日一二三四五六'

const yearOf = (at: number): string => formatDate(at, 'YYYY')

/** Formats an instant (ms) in Shanghai time and the interface's language; '' for a value that is no instant. */
export function formatMoment(at: number, style: MomentStyle = 'when', now = serverNow()): string {
  const time = formatDate(at, 'HH:mm')
  if (style === 'time' || time === '') return time
  const english = language.code === 'en'
  const year = style === 'date' || yearOf(at) !== yearOf(now) ? yearOf(at) : ''
  const day = english
    ? `${formatDate(at, 'D MMM')}${year && ` ${year}`}`
    : `${year && `${year}年`}${formatDate(at, 'MM月DD日')}`
  if (style === 'day' || style === 'date') return day
  const [hasWeekday, hasTime] = [style === 'when' || style === 'weekday', style !== 'weekday']
  if (english) return `${hasWeekday ? `${formatDate(at, 'ddd')} ` : ''}${day}${hasTime ? `, ${time}` : ''}`
  return `${day}${hasWeekday ? ` 周${WEEKDAYS[shanghaiWeekday(at)]}` : ''}${hasTime ? ` ${time}` : ''}`
}
