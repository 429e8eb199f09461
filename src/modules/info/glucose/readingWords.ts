import type { HealthReading } from '@quanzi/contract'
import { formatMoment } from '@/locales/formatMoment'
import { text } from './messages'

/** A reading with its time, period and level: never by colour alone. */
export const readingWords = ({ value, period, measuredAt, level }: HealthReading): string =>
  text('readingOf', { time: formatMoment(measuredAt, 'at'), period: text(period), value, level: text(level) })
