import type { ActSession, ContentDetail, DepositRule } from '@quanzi/contract'
import { depositSums } from '@quanzi/contract'
import { formatMoment } from '@/locales/formatMoment'
import { priceNumber } from '@/ui/content/priceNumber'
import { lateWords } from './lateWords'
import { text } from './messages'

interface Wanted {
  /** Fen for each. */
  readonly price: number
  readonly num: number
  readonly startsAt: number
  readonly now: number
}

/** A deposit in words: both sums, the last moment, and what becomes of it when the balance is late. */
export interface DepositWords {
  /** Fen that are paid now. */
  readonly fen: number
  readonly title: string
  readonly note: string
}

/** The offer to pay a deposit; null where there is none, or when its balance could not be paid any more. */
export function depositWords(rule: DepositRule | undefined, { now, ...wanted }: Wanted): DepositWords | null {
  if (!rule || wanted.price === 0) return null
  const sums = depositSums(rule, wanted)
  if (now >= sums.until) return null
  const rest = text('restBefore', { amount: priceNumber(sums.later), until: formatMoment(sums.until, 'at') })
  return {
    fen: sums.now,
    title: text('depositNow', { amount: priceNumber(sums.now) }),
    note: `${rest}${text('pause')}${lateWords(rule.refundable)}`,
  }
}

type Offer = Pick<ContentDetail, 'deposit' | 'tickets'>

/** The offer to pay a deposit for one place with the cheapest ticket of a session; null where there is none. */
export function leastDeposit(
  { deposit, tickets = [] }: Offer,
  { price, startsAt }: Pick<ActSession, 'price' | 'startsAt'>,
  now: number,
): DepositWords | null {
  if (tickets.length === 0) return null
  const least = price + Math.min(...tickets.map((ticket) => ticket.price))
  return depositWords(deposit, { price: least, num: 1, startsAt, now })
}

/** True where the tickets have several prices, so that a deposit may be more than the least one. */
export const hasPrices = ({ tickets }: Offer): boolean => new Set(tickets?.map(({ price }) => price)).size > 1
