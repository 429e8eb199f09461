import { formatDate, parseDateTime, startOfDay } from '@quanzi/contract'
import { serverNow } from '@/platform/serverClock'
import { formatMoment } from './formatMoment'
import { language } from './Language'

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** The name of a month, 1 to 12: 5月, May. */
export const monthName = (month: number): string => (language.code === 'en' ? (MONTHS[month - 1] ?? '') : `${month}月`)

/** The current time in Shanghai in the format of date fields: `YYYY-MM-DD HH:mm`. */
export const writtenNow = (): string => formatDate(serverNow(), 'YYYY-MM-DD HH:mm')

/**
 * The date of a field, `YYYY-MM-DD`, `YYYY-MM` or `YYYY-MM-DD HH:mm`, in the language of the app. Other text, such
 * as a time, is returned unchanged.
 */
export function formatWritten(value: string): string {
  const [, year, month] = /^(\d{4})-(\d\d)$/.exec(value) ?? []
  if (year && month) return language.code === 'en' ? `${monthName(Number(month))} ${year}` : `${year}年${month}月`
  const isDay = value.length === 10
  return (
    formatMoment(isDay ? startOfDay(value) : parseDateTime(`${value.replace('T', ' ')}:00`), isDay ? 'date' : 'when') ||
    value
  )
}
