import { formatMoment } from '@/locales/formatMoment'
import { text } from './messages'

/** The row above the new end of a membership: when the running one ends, or that a new one begins today. */
export const termStart = (runsUntil: number | null): { readonly title: string; readonly value: string } =>
  runsUntil === null
    ? { title: text('begins'), value: text('today') }
    : { title: text('from'), value: formatMoment(runsUntil, 'date') }
