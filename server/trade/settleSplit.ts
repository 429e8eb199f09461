import { multiplyDivide } from '@quanzi/contract'

/** What was paid for a chain and what of it is not the seller's, in fen. `paid` is goods, freight and insurance. */
export interface ChainMoney {
  readonly paid: number
  readonly goodsPaid: number
  readonly supply: number
  readonly freight: number
}

/** Who gets how much of a chain. */
export interface Split {
  /** The supplier's tenant, or the person who earns by it. */
  readonly supplier: number
  readonly seller: number
}

/**
 * How a completed chain's money is divided: the supplier gets the supply price, as far as the goods brought it in after
 * commission, and the freight; the seller the rest and the insurance (screens-commerce §3.5).
 */
export function settleSplit({ paid, goodsPaid, supply, freight }: ChainMoney, commission: number): Split {
  const supplier = Math.max(0, Math.min(supply, goodsPaid - commission)) + freight
  return { supplier, seller: paid - commission - supplier }
}

/** The same for what is kept of a chain that is refunded in part: each part of it shrinks with the whole. */
export function keptSplit(chain: ChainMoney, kept: number): Split {
  if (chain.paid === 0) return { supplier: 0, seller: 0 }
  const part = (fen: number) => multiplyDivide(fen, kept, chain.paid)
  const { goodsPaid, supply, freight } = chain
  return settleSplit({ paid: kept, goodsPaid: part(goodsPaid), supply: part(supply), freight: part(freight) }, 0)
}
