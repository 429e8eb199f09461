import { formatDate } from '@quanzi/contract'
import { language } from './Language'

const FORMATS = { 'zh-CN': 'MM月DD日 HH:mm', en: 'MM-DD HH:mm' } as const

/** A day of this year with its time, as lists and facts show it: 11月28日 09:00 (shell-and-routes §9). */
export const formatMoment = (at: number): string => formatDate(at, FORMATS[language.code])
