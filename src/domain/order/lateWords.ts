import { text } from './messages'

/** What becomes of a deposit whose balance is late. */
export const lateWords = (refundable: boolean): string => text(refundable ? 'depositReturned' : 'depositKept')
