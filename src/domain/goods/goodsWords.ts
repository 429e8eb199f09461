import { priceParts } from '@/ui/content/priceParts'
import { shortCount } from '../content/itemFacts'
import { text } from './messages'

/** The stock is shown from this number of pieces down. */
const FEW = 10

/** The text for the pieces in stock; '' while there are plenty. */
export function stockWords(stock: number): string {
  if (stock <= 0) return text('soldOut')
  return stock <= FEW ? text('fewLeft', { count: stock }) : ''
}

/** The number of sold pieces as text; '' for none. */
export const soldWords = (sold: number): string => (sold > 0 ? text('sold', { count: shortCount(sold) }) : '')

const amountOf = (fen: number): string => Object.values(priceParts(fen)).join('')

export const vipOfferWords = (fen: number): string => text('vipOffer', { amount: amountOf(fen) })
export const commissionWords = (fen: number): string => text('commission', { amount: amountOf(fen) })
