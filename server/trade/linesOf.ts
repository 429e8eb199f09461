import type { Quote } from './OrderTypeRules'

/** The lines of an order as the buyer reads them; `amount` is fen for the line. */
export const linesOf = (quote: Quote) =>
  quote.lines.map(({ targetId, title, num, price, img, spec }) => ({
    key: targetId,
    title,
    num,
    price,
    amount: price * num,
    img,
    spec,
  }))
