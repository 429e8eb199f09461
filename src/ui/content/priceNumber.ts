import { priceParts } from './priceParts'

/** An amount in fen as words have it behind the sign, written like `Price` draws it: '68', '1,234.50'. */
export function priceNumber(fen: number): string {
  const { whole, fraction } = priceParts(fen)
  return whole + fraction
}
