import type { Language } from '@quanzi/contract'
import { inLanguage, type Worded } from '../../call/reasons'

/** The language of who asks. */
export interface Spoken {
  readonly language: Language
}

/** Bookings that are for no order. The ledger's own words are Chinese. */
const TITLES: Readonly<Record<string, Worded>> = {
  'withdraw hold': { zh: '提现', en: 'Withdrawal' },
  'withdraw return': { zh: '提现退回', en: 'Withdrawal returned' },
}

/** What an entry of the wallet is for: an order's title, or a name in the caller's language. */
export function entryTitle(
  { booked, title }: { readonly booked: string; readonly title: string },
  { language }: Spoken,
): string {
  const words = TITLES[booked]
  return words ? inLanguage(words, language) : title
}
