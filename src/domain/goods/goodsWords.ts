import { priceParts } from '@/ui/content/priceParts'
import { shortCount } from '../content/itemFacts'
import { text } from './messages'

/** So few pieces are worth saying. */
const FEW = 10

/** What is said of the pieces in stock: nothing while there are plenty. */
export function stockWords(stock: number): string {
  if (stock <= 0) return text('soldOut')
  return stock <= FEW ? text('fewLeft', { count: stock }) : ''
}

/** How many pieces were sold; nothing for none. */
export const soldWords = (sold: number): string => (sold > 0 ? text('sold', { count: shortCount(sold) }) : '')

const amountOf = (fen: number): string => Object.values(priceParts(fen)).join('')

export const vipOfferWords = (fen: number): string => text('vipOffer', { amount: amountOf(fen) })
export const commissionWords = (fen: number): string => text('commission', { amount: amountOf(fen) })
