import type { CompanyData } from '@quanzi/contract'
import { text } from './messages'

/** From when until when somebody worked there: 2024.03 – 至今. */
export const monthsOf = ({ from, to }: Pick<CompanyData, 'from' | 'to'>): string =>
  `${from.replace('-', '.')} – ${to ? to.replace('-', '.') : text('untilNow')}`
