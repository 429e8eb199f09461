import type { ItemSummary } from '@quanzi/contract'

/** A club with a price is joined by an order, from its detail; a full one by nobody. */
export const mayJoinFromCard = ({ price, extra }: ItemSummary): boolean =>
  !price && !extra.mine && extra.left !== 0 && extra.state !== 'full'
