import type { GoodsPrices } from '@quanzi/contract'

/** What one viewer pays for a piece, and why that is less than others pay. */
export interface OwnPrice {
  /** In fen. */
  readonly fen: number
  readonly reason: 'account' | 'vip' | null
  /** A higher price, struck through; null when nothing is saved. */
  readonly struck: number | null
  /** What VIP members would pay, when the viewer is none and it is less. */
  readonly vipOffer: number | null
}

/** The lowest of the prices that are open to the viewer (screens-commerce §3.3). */
export function ownPrice({ price, accountPrice, vipPrice, marketPrice }: GoodsPrices, isVip: boolean): OwnPrice {
  const account = accountPrice ?? price
  const vip = isVip ? (vipPrice ?? price) : price
  const fen = Math.min(price, account, vip)
  const higher = Math.max(marketPrice ?? 0, price)
  return {
    fen,
    reason: fen === price ? null : account === fen ? 'account' : 'vip',
    struck: higher > fen ? higher : null,
    vipOffer: vipPrice !== null && vipPrice < fen ? vipPrice : null,
  }
}
