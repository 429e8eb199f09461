import type { GoodsPrices } from '@quanzi/contract'

/** A viewer's price, and the reason when it is lower than for others. */
export interface OwnPrice {
  /** In fen. */
  readonly fen: number
  readonly reason: 'account' | 'vip' | null
  /** A higher price to strike through; null when nothing is saved. */
  readonly struck: number | null
  /** The price for VIP members, when the viewer is not one and it is lower. */
  readonly vipOffer: number | null
}

/** The lowest price available to the viewer (screens-commerce §3.3). */
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
