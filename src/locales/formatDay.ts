import { formatMoment } from './formatMoment'

/** A day of this year: 11月28日. It is the first word of a moment in every language. */
export const formatDay = (at: number): string => formatMoment(at).split(' ')[0] ?? ''
