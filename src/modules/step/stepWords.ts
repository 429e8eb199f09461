import { startOfDay } from '@quanzi/contract'
import { formatMoment } from '@/locales/formatMoment'

/** A day, YYYY-MM-DD, in the interface's language. */
export const dayWords = (date: string): string => formatMoment(startOfDay(date), 'day')
