import { startOfDay } from '@quanzi/contract'
import { formatMoment } from '@/locales/formatMoment'

/** 12,345: digits in groups of three read alike in both languages. */
export const grouped = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, ',')

/** A day, YYYY-MM-DD, in the interface's language. */
export const dayWords = (date: string): string => formatMoment(startOfDay(date), 'day')
