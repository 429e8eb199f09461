import type { TimedOrder } from '@quanzi/contract'
import type { Chain, Order } from './OrderTypeRules'

type Times = Pick<Order, 'order_type' | 'ends_at' | 'expire_at'>

/** A chain in the form that the table of moves and the clock need. */
export const timedChain = (
  { order_type, ends_at, expire_at }: Times,
  chain: Pick<Chain, 'status' | 'prior_status' | 'refund_share' | 'moved_at' | 'hold'>,
): TimedOrder => ({
  status: chain.status,
  orderType: order_type,
  priorStatus: chain.prior_status,
  refundShare: chain.refund_share,
  movedAt: chain.moved_at,
  endsAt: ends_at,
  expireAt: expire_at,
  hold: chain.hold,
})

/** An order that waits for payment; all its chains wait with it. */
export const timedOrder = (order: Times & Pick<Order, 'status' | 'moved_at'>): TimedOrder =>
  timedChain(order, { ...order, prior_status: null, refund_share: null, hold: '' })
