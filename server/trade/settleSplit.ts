import { multiplyDivide } from '@quanzi/contract'

/** The payment for a chain, and the parts that are not the seller's, in fen. `paid` is goods, freight and insurance. */
export interface ChainMoney {
  readonly paid: number
  readonly goodsPaid: number
  readonly supply: number
  readonly freight: number
}

/** The division of a chain's money. */
export interface Split {
  /** The supplier's tenant, or the person who earns by it. */
  readonly supplier: number
  readonly seller: number
}

/**
 * Divides a completed chain's money: the supplier gets the freight and the supply price, as far as the goods' payment
 * covers it after commission; the seller gets the rest and the insurance (screens-commerce §3.5).
 */
export function settleSplit({ paid, goodsPaid, supply, freight }: ChainMoney, commission: number): Split {
  const supplier = Math.max(0, Math.min(supply, goodsPaid - commission)) + freight
  return { supplier, seller: paid - commission - supplier }
}

/** The division of the part that is kept of a partly refunded chain: each part shrinks in proportion. */
export function keptSplit(chain: ChainMoney, kept: number): Split {
  if (chain.paid === 0) return { supplier: 0, seller: 0 }
  const part = (fen: number) => multiplyDivide(fen, kept, chain.paid)
  const { goodsPaid, supply, freight } = chain
  return settleSplit({ paid: kept, goodsPaid: part(goodsPaid), supply: part(supply), freight: part(freight) }, 0)
}
