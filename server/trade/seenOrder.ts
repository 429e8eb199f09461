import { asOf, ORDER_STATUS, orderStatusOf } from '@quanzi/contract'
import type { Chain, Order } from './OrderTypeRules'
import { timedChain, timedOrder } from './timedOrder'

type ChainFacts = Pick<Chain, 'status' | 'prior_status' | 'refund_share' | 'moved_at' | 'hold'>
type OrderFacts = Pick<Order, 'order_type' | 'status' | 'moved_at' | 'ends_at' | 'expire_at'>

/**
 * An order and its chains at an instant: due moves count as made, even before the job has written them. Writes
 * nothing.
 */
export function seenOrder<O extends OrderFacts, C extends ChainFacts>(
  order: O,
  chains: readonly C[],
  at: number,
): { readonly order: O; readonly chains: readonly C[] } {
  if (order.status === ORDER_STATUS.waiting) {
    const { status, movedAt } = asOf(timedOrder(order), at)
    const now = { status, moved_at: movedAt }
    return { order: { ...order, ...now }, chains: chains.map((chain) => ({ ...chain, ...now })) }
  }
  const seen = chains.map((chain): C => {
    const { status, movedAt, priorStatus, refundShare } = asOf(timedChain(order, chain), at)
    return {
      ...chain,
      status,
      moved_at: movedAt,
      prior_status: priorStatus ?? null,
      refund_share: refundShare ?? null,
    }
  })
  // The chains of an order that was closed before payment do not count.
  const status = order.status > 10 && seen.length > 0 ? orderStatusOf(seen.map((chain) => chain.status)) : order.status
  return { order: { ...order, status }, chains: seen }
}
