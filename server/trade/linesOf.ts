import { unitPrice } from '@quanzi/contract'
import type { Quote } from './OrderTypeRules'

/** The lines of an order for the buyer; `amount` is fen for the line. */
export const linesOf = (quote: Quote) =>
  quote.lines.map((line) => {
    const { targetId: key, title, num, img, spec, scopeId: goodsId } = line
    const price = unitPrice({ ...line, key })
    const plain = { key, title, num, price, amount: price * num, img, spec }
    const { supplierIid, supplier, freight = 0 } = line
    // Other lines than goods may name their item for coupons; goods have the name of whoever sends them.
    if (goodsId === undefined || supplier === undefined) return plain
    return { ...plain, goodsId, supplierIid, supplier, freight }
  })
