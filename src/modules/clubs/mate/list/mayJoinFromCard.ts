import type { ItemSummary } from '@quanzi/contract'

/** A club with a price is joined by an order from its detail screen. Nobody joins a full club or their own one. */
export const mayJoinFromCard = ({ price, extra, author }: ItemSummary, rid: string): boolean =>
  !price && !extra.mine && extra.left !== 0 && extra.state !== 'full' && String(author.rid) !== rid
