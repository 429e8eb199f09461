import { nightCount, type RefundStep, type StayDates, startOfDay } from '@quanzi/contract'
import { formatMoment } from '@/locales/formatMoment'
import { joinWords } from '@/locales/joinWords'
import { priceNumber } from '@/ui/content/priceNumber'
import { text } from './messages'

const HOUR = 3_600_000

/** One day with its weekday: 11月28日 周六. */
export const dayWords = (day: string): string => formatMoment(startOfDay(day), 'weekday')

/** A number of nights. */
export const nightWords = (count: number): string => (count === 1 ? text('night') : text('nights', { count }))

/** A stay in words: 11月28日 周六 – 11月30日 周一 · 2晚. */
export const stayWords = (dates: StayDates): string =>
  text('range', {
    from: dayWords(dates.in),
    to: dayWords(dates.out),
    nights: nightWords(nightCount(dates)),
  })

/** Days in a sentence: 11月28日、11月29日. */
export const daysWords = (days: readonly string[]): string =>
  joinWords(days.map((day) => formatMoment(startOfDay(day), 'day')))

/**
 * The sentences of a refund ladder: with dates when the stay's start (ms) is known, else in hours. Without steps one
 * sentence says that the owner decides.
 */
export function refundSentences(rule: readonly RefundStep[], startsAt: number | null): readonly string[] {
  const steps = [...rule].filter(({ share }) => share > 0).sort((a, b) => b.hours - a.hours)
  if (rule.length === 0) return [text('refundByOwner')]
  const lines = steps.map(({ hours, share }) => {
    if (startsAt === null)
      return share === 100 ? text('refundHoursAll', { hours }) : text('refundHoursPart', { hours, share })
    const time = formatMoment(startsAt - hours * HOUR, 'at')
    return share === 100 ? text('refundAll', { time }) : text('refundPart', { time, share })
  })
  return [...lines, text('refundNone')]
}

export const yuan = (fen: number): string => priceNumber(fen)
